/**
 * What rules say holds ids, since every side knows things by names of its own: `{u12}` is a piece, `1:K5` a place. Nobody
 * should have to read those: whatever is shown to a person has gone through here.
 */
import type { Verbs } from '../kernel/verbs.ts';

/** What a piece or a place is called in front of people. */
export type NameOf = (thing: string) => string;

/** A stretch of text, or a thing that it names. */
export type Word = string | { readonly thing: string; readonly name: string };

export const isPlace = (thing: string): boolean => /^\d+:[A-Z]/.test(thing);

/** A thing in braces; or a place as in board/location.ts, which may stand without: `1:K5`, `1:T6/1`, `1:C4#b`. */
const THING = /\{([^{}\s]+)\}|\b(\d+:[A-Z]{1,2}\d{1,2}(?:\/[1-9crtbus]\b|#\w+)?)/g;

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

/** The text form of an act with its pieces in braces, so that it can be told. */
export function bracedAct({ parse, print, renamed }: Verbs, text: string): string {
  const act = parse(text);
  if (!act.ok) return text;
  return print(renamed(act.value, id => `{${id}}`)).replaceAll('},{', '}, {');
}
