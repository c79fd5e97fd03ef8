/** Statements and list entries dropped; those that carry a rule's number are clauses of the book. */
import { type CitedSource, isCited } from './cites.ts';
import { isGuard } from './conditions.ts';
import type { Edit, Mutator } from './edit.ts';
import { bare, calleeOf, isFunction, type Node, type Place } from './syntax.ts';

export const removals: Mutator = (place, source) => [
  ...statementsDropped(place, source),
  ...entriesDropped(place, source),
];

function statementsDropped({ node, around }: Place, source: CitedSource): readonly Edit[] {
  const drop = (part: Node, start = part.start, put = '{}') => [removal(part, start, part.end, put, source)];
  switch (node.type) {
    case 'ExpressionStatement':
      return isWholeBranch(node, around) ? [] : drop(node);
    case 'ReturnStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return isLastOfSeveral(node, around) ? drop(node) : [];
    case 'IfStatement':
      if (isGuardAlone(node)) return [];
      return node.alternate
        ? [
            ...drop(node.consequent),
            ...(node.alternate.type === 'IfStatement' ? [] : drop(node.alternate, node.consequent.end, '')),
          ]
        : drop(node);
    case 'SwitchCase':
      return node.consequent.length > 0 && node.test !== null ? drop(node, node.start, '') : [];
    default:
      return [];
  }
}

/** All that a branch does: the branch itself is dropped. */
function isWholeBranch(node: Node, [outer, beyond]: readonly Node[]): boolean {
  if (outer?.type === 'IfStatement') return true;
  return (
    outer?.type === 'BlockStatement' &&
    outer.body.length === 1 &&
    beyond?.type === 'IfStatement' &&
    outer.body[0] === node
  );
}

/** The end of a branch that does something before: where it does nothing else, the branch itself is dropped. */
function isLastOfSeveral(node: Node, [block, outer]: readonly Node[]): boolean {
  if (block?.type !== 'BlockStatement' || block.body.length < 2 || block.body.at(-1) !== node) return false;
  return outer?.type === 'IfStatement' || (node.type !== 'ReturnStatement' && outer?.type !== 'SwitchCase');
}

/** `if (x === undefined) return …`: what the type checker asks for. Turned it counts, dropped it says nothing. */
const isGuardAlone = (node: Node): boolean =>
  node.type === 'IfStatement' && isGuard(node.test) && node.alternate === null;

function entriesDropped({ node, around }: Place, source: CitedSource): readonly Edit[] {
  switch (node.type) {
    case 'ArrayExpression': {
      if (isTuple(node, around)) return [];
      const entries = node.elements.filter(element => element !== null);
      return entries.map((entry, i) => entryRemoval(entry, entries[i - 1], source));
    }
    case 'ObjectExpression':
      return node.properties.flatMap((property, i) =>
        property.type === 'SpreadElement' && isConditional(property.argument)
          ? [entryRemoval(property, node.properties[i - 1], source)]
          : [],
      );
    default:
      return [];
  }
}

/** A row, a pair or what is taken apart again has a fixed number of members: one fewer is another type. */
function isTuple(node: Node, [outer]: readonly Node[]): boolean {
  if (node.type !== 'ArrayExpression') return false;
  if (outer?.type === 'ArrayExpression' || outer?.type === 'AssignmentExpression') return true;
  if (outer?.type === 'VariableDeclarator') return outer.id.type === 'ArrayPattern';
  if (outer !== undefined && calleeOf(outer) === 'Map') return false;
  return outer !== undefined && isFunction(outer) && node.elements.length === 2;
}

const isConditional = (node: Node): boolean => {
  const { type } = bare(node);
  return type === 'ConditionalExpression' || type === 'LogicalExpression';
};

/** With the comma that follows it, or the one before if it is the last. */
function entryRemoval(entry: Node, before: Node | undefined, source: CitedSource): Edit {
  const comma = /^\s*,/.exec(source.code.slice(entry.end));
  if (comma) return removal(entry, entry.start, entry.end + comma[0].length, '', source, 'entry dropped');
  return removal(entry, before?.end ?? entry.start, entry.end, '', source, 'entry dropped');
}

function removal(
  part: Node,
  start: number,
  end: number,
  put: string,
  source: CitedSource,
  otherwise: 'statement dropped' | 'entry dropped' = 'statement dropped',
): Edit {
  return { kind: isCited(part, source) ? 'cited clause removed' : otherwise, start, end, put };
}
