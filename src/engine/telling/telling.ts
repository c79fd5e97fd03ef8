/**
 * What rules say holds ids, since every side knows things by names of its own: `{u12}` is a piece, `1:K5` a place, `1:b13` a
 * building. Nobody should have to read those: whatever is shown to a person has gone through here, and names are put into
 * texts nowhere else.
 */
import type { Side } from '../kernel/ask.ts';
import type { Verbs } from '../kernel/verbs.ts';
import type { Tally, TallyEntry } from '../numbers/tally.ts';
import type { Entry } from './journal.ts';
import { capital } from './wording.ts';

/** What a piece or a place is called in front of people. */
export type NameOf = (thing: string) => string;

/** Who knows how things are called. */
export interface Teller {
  /** Its id: citations lead into it. Its verbs: answers are written in them. */
  readonly book: { readonly id: string; readonly verbs: Verbs };
  /** A piece or a place as players call it. */
  nameOf(thing: string): string;
  sideName(side: Side): string;
  /** What an answer was called when it was given, where that is known. */
  actWords?(entry: Entry & { readonly is: 'act' }): string | undefined;
}

/** A stretch of text, or a thing that it names. */
export type Word = string | { readonly thing: string; readonly name: string };

export const isPlace = (thing: string): boolean => /^\d+:[A-Z]/.test(thing);

const BRACED = /\{([^{}\s]+)\}/g;
/** A thing in braces; or a place as in board/location.ts or a building, which may stand without: `1:K5`, `1:T6/1`, `1:C4#b`. */
const THING = new RegExp(
  `${BRACED.source}|\\b(\\d+:(?:[A-Z]{1,2}\\d{1,2}(?:/[1-9crtbus]\\b|#\\w+)?|b\\d+))`,
  'g',
);

/** Pieces are told of as things that a page may link; places as what they are called. */
export function wordsOf(text: string, nameOf: NameOf): readonly Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const match of text.matchAll(THING)) {
    const [whole, thing, place = ''] = match;
    words.push(text.slice(from, match.index));
    words.push(thing === undefined ? nameOf(place) : { thing, name: nameOf(thing) });
    from = match.index + whole.length;
  }
  return [...words, text.slice(from)].filter(word => word !== '');
}

export const spoken = (words: readonly Word[]): string =>
  words.map(word => (typeof word === 'string' ? word : word.name)).join('');

/** The text with names for all things in it. */
export const told = (text: string, nameOf: NameOf): string => spoken(wordsOf(text, nameOf));

/** The pieces that a text names. */
export const piecesIn = (text: string): readonly string[] =>
  wordsOf(text, () => '').flatMap(word => (typeof word === 'string' ? [] : [word.thing]));

/** The same text, its pieces by other ids: as a side knows them. */
export const withNames = (text: string, name: (id: string) => string): string =>
  text.replace(BRACED, (_, id: string) => `{${name(id)}}`);

/** A text of the rules as a sentence. */
export function sentence(text: string, { nameOf }: Pick<Teller, 'nameOf'>): readonly Word[] {
  const [first, ...rest] = wordsOf(text, nameOf);
  if (first === undefined) return [];
  return [typeof first === 'string' ? capital(first) : first, ...rest];
}

/** The same as a plain text. */
export const sentenceText = (text: string, teller: Pick<Teller, 'nameOf'>): string =>
  spoken(sentence(text, teller));

/** What an answer was called when it was given, or how it is written. */
export function actWords(entry: Entry & { readonly is: 'act' }, teller: Teller): readonly Word[] {
  const said = teller.actWords?.(entry);
  return said === undefined ? wordsOf(bracedAct(teller.book.verbs, entry.act), teller.nameOf) : [said];
}

/** The text form of an act with its pieces in braces, so that it can be told. */
export function bracedAct({ parse, print, renamed }: Verbs, text: string): string {
  const act = parse(text);
  if (!act.ok) return text;
  return print(renamed(act.value, id => `{${id}}`)).replaceAll('},{', '}, {');
}

/** The same tally, its entries called by names. */
export function toldTally({ value, kept, dropped }: Tally, nameOf: NameOf): Tally {
  const named = (entry: TallyEntry): TallyEntry => ({
    ...entry,
    id: told(entry.id, nameOf),
    ...(entry.waived === undefined ? {} : { waived: told(entry.waived, nameOf) }),
  });
  return {
    value,
    kept: kept.map(named),
    dropped: dropped.map(({ entry, why, by }) => ({
      entry: named(entry),
      why: told(why, nameOf),
      ...(by === undefined ? {} : { by: told(by, nameOf) }),
    })),
  };
}
