/** The rules that a source cites, and those that are nearest to a place in it. */
import { isFunction, type Node, type Place, placesIn, type Source } from './syntax.ts';

export interface Cite {
  readonly rule: string;
  /** Where the string or the comment begins that names it. */
  readonly start: number;
}

export interface CitedSource extends Source {
  readonly cites: readonly Cite[];
}

/** `3.2.2.c`, `2.0.FFMO`: words with points in them; which of them are rules, the compendium knows. */
const NUMBER = /[A-Za-z0-9][\w-]*(?:\.[\w-]+)+/g;

export function citedSource(source: Source, isRule: (id: string) => boolean): CitedSource {
  const rulesIn = (text: string, start: number): readonly Cite[] =>
    [...text.matchAll(NUMBER)].flatMap(([rule]) => (isRule(rule) ? [{ rule, start }] : []));
  const inStrings = [...placesIn(source.program)].flatMap(({ node }) =>
    node.type === 'Literal' && typeof node.value === 'string' ? rulesIn(node.value, node.start) : [],
  );
  const inComments = source.comments.flatMap(({ value, start }) => rulesIn(value, start));
  return { ...source, cites: [...inComments, ...inStrings].toSorted((a, b) => a.start - b.start) };
}

/** Whether it carries a rule's number, in itself or in the comment above it. */
export const isCited = (node: Node, source: CitedSource): boolean => citedBy(node, source).length > 0;

/** Rules cited in the text from the comment above the node to its end. */
const citedBy = (node: Node, source: CitedSource): readonly string[] =>
  citedBetween(commentedStart(node, source), node.end, source);

function citedBetween(start: number, end: number, { cites }: CitedSource): readonly string[] {
  return [...new Set(cites.filter(cite => cite.start >= start && cite.start < end).map(({ rule }) => rule))];
}

/** Where the comment begins that stands directly above the node, or the node itself. */
function commentedStart({ start: nodeStart }: Node, { comments, text }: Source): number {
  let start = nodeStart;
  for (const comment of comments.toReversed())
    if (comment.end <= start && isAboveIt(text.slice(comment.end, start))) start = comment.start;
  return start;
}

/** Nothing but a line end lies between, and perhaps the beginning of a declaration. */
const isAboveIt = (between: string): boolean => /^[ \t]*\n?[ \t]*(?:export )?(?:const )?$/.test(between);

/**
 * The rules nearest to a place: those of its statement or list entry, or of what that lies in, or told above its
 * function, or anywhere in that, or at the head of the file.
 */
export function rulesNear({ node, around }: Place, source: CitedSource): readonly string[] {
  const outward = [node, ...around].filter(({ type }) => type !== 'Program');
  const declaration = outward.at(-1);
  const functionAt = outward.findIndex(isFunction);
  const own = functionAt < 0 ? outward : outward.slice(0, functionAt);
  for (const each of own.filter(isUnit)) {
    const rules = citedBy(each, source);
    if (rules.length > 0) return rules;
  }
  for (const each of outward.slice(own.length)) {
    const rules = citedBetween(commentedStart(each, source), each.start, source);
    if (rules.length > 0) return rules;
  }
  const within = declaration ? citedBy(declaration, source) : [];
  return within.length > 0 ? within : headRules(source);
}

/** A statement, or an entry of a list: what a clause of the book becomes. */
const isUnit = ({ type }: Node): boolean =>
  type.endsWith('Statement') ||
  type.endsWith('Declaration') ||
  type === 'Property' ||
  type === 'SpreadElement';

function headRules(source: CitedSource): readonly string[] {
  const [head] = source.comments;
  return head?.start === 0 ? citedBetween(0, head.end, source) : [];
}
