/** Constants changed and sums turned: a number by one, yes and no, plus and minus, the way of rounding. */
import { type Mutator, nameChanged, signChanged } from './edit.ts';
import { bare, calleeOf, type Node, type Place } from './syntax.ts';

export const constants: Mutator = place => {
  const { node } = place;
  if (node.type !== 'Literal') return [];
  const { start, end } = node;
  const changed = (put: string) => ({ kind: 'constant changed', start, end, put }) as const;
  if (typeof node.value === 'boolean') return [changed(String(!node.value))];
  if (typeof node.value !== 'number' || isPosition(place)) return [];
  // In halves where the game counts in halves; what lies below nothing is another mutant's sign.
  const lower = node.value >= 1 ? [changed(String(node.value - 1))] : [];
  return [changed(String(node.value + 1)), ...lower];
};

/** Where in a list something is, and how much of it is taken, is said about data and not about the game. */
const TAKES_POSITIONS = new Set(['slice', 'splice', 'at', 'with', 'flat', 'padStart', 'padEnd', 'substring']);

function isPosition({ node, around: [inner, next] }: Place): boolean {
  const [outer, beyond] = inner?.type === 'UnaryExpression' ? [next, inner] : [inner, node];
  if (outer?.type === 'MemberExpression') return outer.computed && outer.property === beyond;
  if (outer?.type === 'LogicalExpression' && outer.operator === '??') return isLookup(outer.left);
  return outer !== undefined && TAKES_POSITIONS.has(calleeOf(outer) ?? '');
}

/** `row[i] ?? 0`: what stands in where nothing is missing. */
function isLookup(node: Node): boolean {
  const inner = bare(node);
  return inner.type === 'MemberExpression' && inner.computed;
}

const TURNED: Readonly<Record<string, string>> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };
const OTHER_FUNCTION: Readonly<Record<string, string>> = {
  max: 'min',
  min: 'max',
  floor: 'ceil',
  trunc: 'ceil',
  ceil: 'floor',
  round: 'floor',
};

export const sums: Mutator = ({ node, around }, source) => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
      if (isText(node.left) || isText(node.right) || isUpdateOfLoop(node, around)) return [];
      return signChanged('sum turned', node, TURNED[node.operator], source);
    case 'MemberExpression':
      return node.object.type === 'Identifier' && node.object.name === 'Math' && !node.computed
        ? nameChanged('sum turned', node.property, OTHER_FUNCTION[source.text.slice(...span(node.property))])
        : [];
    default:
      return [];
  }
};

const span = ({ start, end }: Node): [number, number] => [start, end];

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)));

/** A loop that counts the wrong way never ends, and proves nothing. */
const isUpdateOfLoop = (node: Node, [outer]: readonly Node[]): boolean =>
  outer?.type === 'ForStatement' && outer.update === node;
