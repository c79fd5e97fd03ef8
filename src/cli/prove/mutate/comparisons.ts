/** Comparisons shifted: by one at a limit, or an equality into its opposite. */
import { type Mutator, signChanged } from './edit.ts';

const SHIFTED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

export const comparisons: Mutator = ({ node }, source) => {
  if (node.type !== 'BinaryExpression') return [];
  // What kind of value something is, is asked for the type checker's sake.
  if (node.left.type === 'UnaryExpression' && node.left.operator === 'typeof') return [];
  return signChanged('comparison shifted', node, SHIFTED[node.operator], source);
};
