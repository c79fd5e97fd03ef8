/** A source file as a tree, and the way through it. Positions are offsets into its text, so that a change is a splice. */
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

export interface Source {
  readonly file: string;
  readonly text: string;
  /** The text with its comments blanked out: what is found here is code. */
  readonly code: string;
  readonly program: ESTree.Program;
  readonly comments: readonly Comment[];
}

/** A node, and what it lies in: the innermost first. */
export interface Place {
  readonly node: Node;
  readonly around: readonly Node[];
}

export function readSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  let code = text;
  for (const { start, end } of comments)
    code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
  return { file, text, code, program, comments };
}

export const parses = (file: string, text: string): boolean => parseSync(file, text).errors.length === 0;

/** Every node that does something when the program runs, from the outside in; types do nothing. */
export function* placesIn(
  root: Node,
  isLeftOut: (place: Place) => boolean = () => false,
  around: readonly Node[] = [],
): Generator<Place> {
  const place = { node: root, around };
  if (isLeftOut(place)) return;
  yield place;
  const inner = [root, ...around];
  for (const child of childrenOf(root)) yield* placesIn(child, isLeftOut, inner);
}

const TYPE_FIELDS = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
  'implements',
]);
/** TypeScript's wrappers of an expression. */
const TYPED_EXPRESSIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === 'parent' || TYPE_FIELDS.has(field)) return [];
    const found: unknown[] = Array.isArray(value) ? value : [value];
    return found.filter(isNode).filter(({ type }) => !type.startsWith('TS') || TYPED_EXPRESSIONS.has(type));
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The expression without the parentheses and types around it. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** What is called: `say` of `game.say(…)`, `roll` of `roll(…)`. */
export function calleeOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  return nameOf(bare(node.callee));
}

/** The last name of a name or a path: `b` of `a.b`. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return undefined;
}

export const isFunction = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration';

/** Which line of the text, from 1, an offset is on. */
export const lineOf = ({ text }: Pick<Source, 'text'>, offset: number): number =>
  text.slice(0, offset).split('\n').length;
