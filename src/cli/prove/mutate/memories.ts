/**
 * What a source remembers so as not to work it out anew. Asking whether something is known and noting it down is no
 * rule: without it the same comes out, only later.
 */
import {
  bare,
  calleeOf,
  isFunction,
  type Node,
  nameOf,
  type Place,
  placesIn,
  type Source,
} from './syntax.ts';

/** A local map is a memory if it is called one; those that outlive a call are. */
const CALLED_MEMORY = /^(?:known|memory|memories|cache)/i;
/** Who keeps something for as long as a world or a scenario lives (rulebooks/kit/remembered.ts). */
const KEEPER = /^remembered/;

/** A test of places that only remember; what is worked out inside them may well be a rule. */
export function remembersIn({ program }: Source): (place: Place) => boolean {
  const memories = memoriesIn(program);
  const keys = keysIn(program, memories);
  const isMemory = (node: Node): boolean => {
    const inner = bare(node);
    return inner.type === 'Identifier' && memories.has(inner.name);
  };
  const namesKey = (node: Node): boolean =>
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && keys.has(node.id.name);
  return ({ node, around }) => {
    if (namesKey(node) || around.some(namesKey)) return true;
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
  const keepers = new Set<string>();
  for (const { node, around } of placesIn(program)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    const { name } = node.id;
    const isGlobal = around.every(({ type }) => !type.includes('Function'));
    const outlives = isGlobal || CALLED_MEMORY.test(name);
    const init = bare(node.init);
    if (isKeeper(init)) keepers.add(name);
    if ((outlives && isEmptyMap(init)) || isReadFrom(init, memories) || isHandedOut(init, keepers))
      memories.add(name);
  }
  return memories;
}

/** `rememberedOf(world => new Map())`. */
function isKeeper(node: Node): boolean {
  if (node.type !== 'CallExpression' || !KEEPER.test(calleeOf(node) ?? '')) return false;
  const [first] = node.arguments;
  return first !== undefined && isFunction(first) && 'body' in first && isEmptyMap(bare(first.body as Node));
}

const isHandedOut = (node: Node, keepers: ReadonlySet<string>): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && keepers.has(node.callee.name);

/** What is only the name under which something is remembered: any that differs does as well. */
function keysIn(program: Node, memories: ReadonlySet<string>): ReadonlySet<string> {
  const keys = new Set<string>();
  const others = new Set<string>();
  for (const { node, around } of placesIn(program)) {
    const [outer] = around;
    if (node.type !== 'Identifier' || !outer) continue;
    if (outer.type === 'VariableDeclarator' && outer.id === node) continue;
    if (outer.type === 'MemberExpression' && outer.property === node && !outer.computed) continue;
    if (isKeyOf(outer, node, memories)) keys.add(node.name);
    else others.add(node.name);
  }
  return new Set([...keys].filter(name => !others.has(name)));
}

/** `memory.get(key)`, `memory.set(key, …)`. */
function isKeyOf(call: Node, key: Node, memories: ReadonlySet<string>): boolean {
  if (call.type !== 'CallExpression' || call.arguments[0] !== key) return false;
  const callee = bare(call.callee);
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    memories.has(callee.object.name)
  );
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
