/** Acts as people type them: `move 6-6-6 e`, `at k6`, or several in a row, `fire with 6-6-6 e, at k6`. */
import type { Offer } from '../offer.ts';

export type Understood =
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

/** Boards before hexes (`1:K6`) are left out: nobody types them. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\b\d+:(?=[a-z])/g, '')
    .split(/[\s:;,]+/)
    .filter(word => word !== '');
