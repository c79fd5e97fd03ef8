/**
 * What a source remembers so as not to work it out anew. Asking whether something is known and noting it down is no
 * rule: without it the same comes out, only later.
 */
import { bare, calleeOf, type Node, nameOf, placesIn, type Source } from './syntax.ts';

/** A local map is a memory if it is called one; those that outlive a call are. */
const CALLED_MEMORY = /^(?:known|memory|memories|cache)/i;

/** A test of nodes that only remember; what is worked out inside them may well be a rule. */
export function remembersIn({ program }: Source): (node: Node) => boolean {
  const memories = memoriesIn(program);
  const isMemory = (node: Node): boolean => {
    const inner = bare(node);
    return inner.type === 'Identifier' && memories.has(inner.name);
  };
  return node => {
    switch (node.type) {
      case 'IfStatement':
        return isMemory(node.test);
      case 'UnaryExpression':
        return isMemory(node.argument);
      case 'BinaryExpression':
        return isMemory(node.left) || isMemory(node.right);
      case 'ExpressionStatement':
        return notesDown(bare(node.expression), isMemory);
      default:
        return false;
    }
  };
}

/** Names of memories, and of what is taken out of them. */
function memoriesIn(program: Node): ReadonlySet<string> {
  const memories = new Set<string>();
  for (const { node, around } of placesIn(program)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    const { name } = node.id;
    const isGlobal = around.every(({ type }) => !type.includes('Function'));
    const outlives = isGlobal || CALLED_MEMORY.test(name);
    if ((outlives && isEmptyMap(bare(node.init))) || isReadFrom(bare(node.init), memories))
      memories.add(name);
  }
  return memories;
}

const isEmptyMap = (node: Node): boolean =>
  node.type === 'NewExpression' && node.arguments.length === 0 && /^(?:Weak)?Map$/.test(calleeOf(node) ?? '');

/** `memory.get(key)`, `memory[key]`, or one of them and what stands in for nothing. */
function isReadFrom(node: Node, memories: ReadonlySet<string>): boolean {
  const isMemory = (each: Node) => each.type === 'Identifier' && memories.has(each.name);
  if (node.type === 'LogicalExpression') return isReadFrom(bare(node.left), memories);
  if (node.type === 'MemberExpression') return node.computed && isMemory(node.object);
  if (node.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  return callee.type === 'MemberExpression' && nameOf(callee) === 'get' && isMemory(callee.object);
}

function notesDown(node: Node, isMemory: (node: Node) => boolean): boolean {
  if (node.type === 'AssignmentExpression')
    return isMemory(node.left) || (node.left.type === 'MemberExpression' && isMemory(node.left.object));
  if (node.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  return callee.type === 'MemberExpression' && nameOf(callee) === 'set' && isMemory(callee.object);
}
