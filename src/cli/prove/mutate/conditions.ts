/** Conditions turned: into their opposite, `and` into `or`, all into any, or one of several left out. */
import { type Edit, type Mutator, nameChanged, signChanged } from './edit.ts';
import { bare, type Node, nameOf, type Source } from './syntax.ts';

const KIND = 'condition turned';

const OPPOSITES: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  some: 'every',
  every: 'some',
};

export const conditions: Mutator = ({ node, around }, source) => {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(node.test, source);
    case 'UnaryExpression':
      return node.operator === '!'
        ? [{ kind: KIND, start: node.start, end: node.argument.start, put: '' }]
        : [];
    case 'LogicalExpression':
      if (node.operator === '??') return [];
      return [
        ...signChanged(KIND, node, OPPOSITES[node.operator], source),
        ...(isGuard(node.right) ? [] : [dropped(node.left.end, node.right.end)]),
        // The first of a chain; those after it are the right of something.
        ...(isChain(node.left, node.operator) || isGuard(node.left)
          ? []
          : [dropped(node.left.start, node.right.start)]),
      ];
    case 'MemberExpression':
      return around[0]?.type === 'CallExpression' && around[0].callee === node
        ? nameChanged(KIND, node.property, OPPOSITES[nameOf(node) ?? ''])
        : [];
    default:
      return [];
  }
};

const dropped = (start: number, end: number): Edit => ({ kind: KIND, start, end, put: '' });

const isChain = (left: Node, operator: string): boolean =>
  left.type === 'LogicalExpression' && left.operator === operator;

/** What turns by its own sign is not turned once more from outside. */
function negated(test: Node, { text }: Source): readonly Edit[] {
  const inner = bare(test);
  const turnsItself =
    (inner.type === 'UnaryExpression' && inner.operator === '!') ||
    (inner.type === 'BinaryExpression' && /^[!=]==$/.test(inner.operator));
  const { start, end } = test;
  return turnsItself ? [] : [{ kind: KIND, start, end, put: `!(${text.slice(start, end)})` }];
}

/** `x !== undefined` before a use of x: without it the type checker alone would complain. */
export function isGuard(node: Node): boolean {
  const inner = bare(node);
  return (
    inner.type === 'BinaryExpression' &&
    /^[!=]==$/.test(inner.operator) &&
    inner.right.type === 'Identifier' &&
    inner.right.name === 'undefined'
  );
}
