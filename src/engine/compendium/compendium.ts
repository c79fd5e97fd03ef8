/** A compendium: every rule of a book in our own words, in the book's order, and how to search it. */

export const RULE_KINDS = [
  'definition',
  'sequence',
  'procedure',
  'modifier',
  'state',
  'unit',
  'terrain',
  'table',
  'option',
  'scenario',
] as const;
export const RULE_AREAS = [
  'core',
  'fire',
  'movement',
  'morale',
  'close-combat',
  'leader',
  'los',
  'terrain',
  'concealment',
  'smoke',
  'support-weapon',
  'ordnance',
  'vehicle',
  'fortification',
  'artillery',
  'air',
  'night',
  'weather',
  'nationality',
  'experience',
  'scenario',
  'victory',
  'campaign',
] as const;

export type RuleKind = (typeof RULE_KINDS)[number];
export type RuleArea = (typeof RULE_AREAS)[number];

export interface CompendiumRule {
  /** The book's own number, refined where one paragraph states several rules: `3.2.2.c`. */
  readonly id: string;
  readonly title: string;
  readonly gist: string;
  readonly kind: RuleKind;
  readonly area: RuleArea;
  /** The step in which the book is built that brings this rule, where there are several. */
  readonly step?: number;
}

/**
 * A rule of a game that a book stands on and doesn't print: what is known of it, and from where. It has a number to be cited by,
 * and is counted apart from the rules of the book.
 */
export interface BaseRule extends CompendiumRule {
  readonly provenance: string;
}

interface Searchable {
  readonly rule: CompendiumRule;
  readonly id: string;
  readonly title: string;
  readonly gist: string;
}

/** Rules made ready for searching: typing in a search box must not lower-case a book at every key. */
export type RuleIndex = readonly Searchable[];

export const indexRules = (rules: readonly CompendiumRule[]): RuleIndex =>
  rules.map(rule => ({
    rule,
    id: rule.id.toLowerCase(),
    title: rule.title.toLowerCase(),
    gist: rule.gist.toLowerCase(),
  }));

/** The rules in which every word of the query occurs, best match first, else in the book's order. */
export function searchRules(index: RuleIndex, query: string): readonly CompendiumRule[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return index.map(entry => entry.rule);
  const found: { rule: CompendiumRule; worth: number }[] = [];
  for (const entry of index) {
    const worth = worthOf(entry, words);
    if (worth > 0) found.push({ rule: entry.rule, worth });
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ rule }) => rule);
}

/** Zero if some word occurs nowhere. */
function worthOf(entry: Searchable, words: readonly string[]): number {
  let worth = 0;
  for (const word of words) {
    const one = worthOfWord(entry, word);
    if (one === 0) return 0;
    worth += one;
  }
  return worth;
}

function worthOfWord({ id, title, gist }: Searchable, word: string): number {
  if (id === word) return 7;
  if (id.startsWith(word)) return 6;
  if (startsAWord(title, word)) return 5;
  if (title.includes(word)) return 4;
  if (startsAWord(gist, word)) return 3;
  if (gist.includes(word)) return 2;
  return id.includes(word) ? 1 : 0;
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
  return false;
}
