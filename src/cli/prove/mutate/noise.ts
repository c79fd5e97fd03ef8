/** What is not mutated, because it is no rule: words, errors, what is said of sources. */
import { bare, calleeOf, type Node, nameOf, type Place } from './syntax.ts';

/** What is called so is words for people, or a rule's number. */
const CALLED_WORDS = new Set(['cite', 'prompt', 'label', 'title', 'text']);
/** Fields whose values are, or tell where something comes from. */
const WORDS = new Set([...CALLED_WORDS, 'cites', 'why', 'note', 'source', 'sources', 'exceptions']);
/** What tells the players something. */
const TELLS = new Set(['say']);

/** Places that are left out, with all that lies in them. */
export const isNoise = ({ node, around: [outer] }: Place): boolean =>
  isWords(node, outer) || isComplaint(node) || isImport(node);

function isWords(node: Node, outer: Node | undefined): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'ExpressionStatement':
      return TELLS.has(calleeOf(bare(node.expression)) ?? '');
    case 'ConditionalExpression':
      return isProse(node.consequent) && isProse(node.alternate);
    case 'Property':
      return WORDS.has(nameOf(node.key) ?? '');
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && CALLED_WORDS.has(node.id.name);
    default:
      return outer !== undefined && TELLS.has(calleeOf(outer) ?? '') && node.type !== 'MemberExpression';
  }
}

/** Text for people or a rule's number, and no word that the program goes by; or a call with nothing else in it. */
function isProse(node: Node): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node.value === 'string' && /[\s.]/.test(node.value);
    case 'ConditionalExpression':
      return isProse(node.consequent) && isProse(node.alternate);
    case 'CallExpression':
      return node.arguments.length > 0 && node.arguments.every(isProse);
    default:
      return false;
  }
}

/** What can't happen unless the program is at fault. */
function isComplaint(node: Node): boolean {
  if (node.type === 'ThrowStatement') return true;
  if (node.type !== 'IfStatement' || node.alternate) return false;
  const { consequent } = node;
  const only =
    consequent.type === 'BlockStatement' && consequent.body.length === 1 ? consequent.body[0] : consequent;
  return only?.type === 'ThrowStatement';
}

const isImport = ({ type }: Node): boolean => type === 'ImportDeclaration' || type === 'ExportAllDeclaration';
