/** Stretches of code that are run as one: marks at their beginnings tell which tests reach them. */
import { isFunction, type Node, type Place, placesIn, readSource, type Source } from '../mutate/syntax.ts';

export interface Region {
  readonly start: number;
  readonly end: number;
}

/** In the order of their beginnings; the innermost region around an offset is the last that holds it. */
export const regionsOf = (file: string, text: string): readonly Region[] =>
  regionNodes(readSource(file, text)).map(({ node: { start, end } }) => ({ start, end }));

/** Which of the regions is the innermost around this stretch; undefined: it is run when the file is loaded. */
export function regionAround(regions: readonly Region[], { start, end }: Region): number | undefined {
  const at = regions.findLastIndex(region => region.start <= start && end <= region.end);
  return at < 0 ? undefined : at;
}

/** The text with a call at the beginning of each region: `mark(first)`, `mark(first + 1)`, … */
export function marked(file: string, text: string, mark: string, first: number): string {
  const splices = regionNodes(readSource(file, text)).flatMap(({ node, around: [outer] }, i) => {
    const call = `${mark}(${first + i})`;
    if (!isStatement(node)) return [splice(node.start, `(${call}, `), splice(node.end, ')', true)];
    if (outer && holdsStatements(outer)) return [splice(node.start, `${call}; `)];
    // All that a branch or a loop has.
    return [splice(node.start, `{ ${call}; `), splice(node.end, ' }', true)];
  });
  return spliced(text, splices);
}

interface Splice {
  readonly at: number;
  readonly put: string;
  readonly isEnd: boolean;
}
const splice = (at: number, put: string, isEnd = false): Splice => ({ at, put, isEnd });

/** Ends before beginnings at the same place; of ends the inner first, of beginnings the outer: both as they come. */
function spliced(text: string, splices: readonly Splice[]): string {
  const ends = splices.filter(({ isEnd }) => isEnd).toReversed();
  const beginnings = splices.filter(({ isEnd }) => !isEnd);
  const inOrder = [...ends, ...beginnings].toSorted((a, b) => a.at - b.at);
  let result = '';
  let done = 0;
  for (const { at, put } of inOrder) {
    result += text.slice(done, at) + put;
    done = at;
  }
  return result + text.slice(done);
}

function regionNodes({ program }: Source): readonly Place[] {
  return [...placesIn(program)]
    .filter(isRegion)
    .toSorted((a, b) => a.node.start - b.node.start || b.node.end - a.node.end);
}

function isRegion({ node, around }: Place): boolean {
  const [outer] = around;
  if (outer === undefined || !around.some(isFunction)) return false;
  switch (outer.type) {
    case 'ArrowFunctionExpression':
      return outer.body === node && node.type !== 'BlockStatement';
    case 'ConditionalExpression':
      return outer.test !== node;
    case 'LogicalExpression':
    case 'AssignmentPattern':
      return outer.right === node;
    default:
      return isStatement(node) && (node.type !== 'VariableDeclaration' || holdsStatements(outer));
  }
}

const isStatement = ({ type }: Node): boolean =>
  type === 'VariableDeclaration' || (type.endsWith('Statement') && type !== 'BlockStatement');

const holdsStatements = ({ type }: Node): boolean => type === 'BlockStatement' || type === 'SwitchCase';
