/**
 * Acts as people type them: `move 6-6-6 e`, `at k6`, several in a row, `fire with 6-6-6 e, at k6`, or in one breath,
 * `fire f5 h6 at k6`.
 */
import type { Offer } from '../../../play/offer.ts';

type Understood =
  | { readonly is: 'act'; readonly offer: Offer }
  /** Several acts fit: which one is meant has to be said. */
  | { readonly is: 'unclear'; readonly offers: readonly Offer[] }
  | { readonly is: 'nothing' };

/** The acts of a typed line, to be done one after the other. */
export const commandsIn = (line: string): readonly string[] =>
  line
    .split(/,|\bthen\b/)
    .map(part => part.trim())
    .filter(part => part !== '');

/** Every typed word must begin a word of the act, of its label or of the names of what it is about. */
export function understand(
  typed: string,
  offers: readonly Offer[],
  nameOf: (thing: string) => string,
): Understood {
  const wanted = wordsOf(typed);
  const saysJustThat = ({ text, words }: Offer) =>
    [text, words.label].some(each => wordsOf(each).join(' ') === wanted.join(' '));
  const fits = (offer: Offer) => {
    const known = wordsOf(
      [offer.text, offer.words.label, ...[...offer.pieces, ...offer.places].map(nameOf)].join(' '),
    );
    return wanted.every(word => known.some(each => each.startsWith(word)));
  };
  const exact = offers.filter(saysJustThat);
  const found = wanted.length === 0 ? [] : exact.length > 0 ? exact : offers.filter(fits);
  const [offer, ...others] = found;
  if (offer === undefined) return { is: 'nothing' };
  return others.length === 0 ? { is: 'act', offer } : { is: 'unclear', offers: found };
}

/** One act of a line that names several in one breath, and the words that are left for the others. */
export interface Step {
  readonly offer: Offer;
  readonly rest: string;
}

/**
 * The act that the most neighbouring words of a line mean, wherever they stand in it: acts come in the book's order, not
 * in the speaker's. Whoever names a hex means the first who can do it there.
 */
export function stepIn(
  line: string,
  offers: readonly Offer[],
  nameOf: (thing: string) => string,
): Step | undefined {
  const words = wordsOf(line);
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      const found = understand(part.join(' '), offers, nameOf);
      const offer =
        found.is === 'act'
          ? found.offer
          : found.is === 'unclear' && part.some(isHex)
            ? found.offers[0]
            : undefined;
      if (offer) return { offer, rest: words.toSpliced(from, length).join(' ') };
    }
  return undefined;
}

/** What is left of a line once an act has been done: its words need not be said again. */
export function without(line: string, act: string): string {
  const done = new Set(wordsOf(act));
  return wordsOf(line)
    .filter(word => !done.has(word))
    .join(' ');
}

const isHex = (word: string): boolean => /^[a-z]{1,2}\d{1,2}$/.test(word);

/** Boards before hexes (`1:K6`) are left out: nobody types them. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\b\d+:(?=[a-z])/g, '')
    .split(/[\s:;,]+/)
    .filter(word => word !== '');
