/** What is offered as a short list: buttons for people, numbers for keys, lines for those who listen. */
import { handFor, type Picks } from '../hands.ts';
import type { Offer } from '../offer.ts';

export type Item =
  /** An act that can be taken. */
  | { readonly is: 'take'; readonly label: string; readonly offer: Offer }
  /** A thing that several acts are about. */
  | { readonly is: 'pick'; readonly label: string; readonly thing: string; readonly count: number };

const thingsOf = ({ pieces, places }: Offer): readonly string[] => [...pieces, ...places];

/**
 * With nothing touched: the acts that name nothing, last, after one line for each thing that can be touched first.
 * With something touched: all that can be done with it.
 */
export function itemsFor(
  offers: readonly Offer[],
  picks: Picks,
  nameOf: (thing: string) => string,
): readonly Item[] {
  const { open } = handFor(offers, picks);
  const lines = new Map<string, Offer[]>();
  const plain: Offer[] = [];
  for (const offer of open) {
    const next = thingsOf(offer).find(thing => !picks.includes(thing));
    if (next === undefined) plain.push(offer);
    else lines.set(next, [...(lines.get(next) ?? []), offer]);
  }
  const takes = plain.map((offer): Item => ({ is: 'take', label: offer.words.label, offer }));
  const things = [...lines].map(([thing, about]): Item => {
    const [only] = about;
    return only && about.length === 1
      ? { is: 'take', label: only.words.label, offer: only }
      : { is: 'pick', label: nameOf(thing), thing, count: about.length };
  });
  // What ends a phase comes after what can be done in it; what can be done with the thing in hand comes first.
  return picks.length > 0 ? [...takes, ...things] : [...things, ...takes];
}
