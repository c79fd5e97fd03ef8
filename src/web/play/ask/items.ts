/** What is offered as a short list: buttons for people, numbers for keys, lines for those who listen. */
import { handFor, type Picks } from '../../../play/hands.ts';
import type { Offer } from '../../../play/offer.ts';

/**
 * Where an item stands: in the list; at its end, always in sight, because it is a bare word that moves the game on (the
 * shot itself, the end of a phase); or folded away, because it is seldom wanted.
 */
const PARTS = ['list', 'end', 'aside'] as const;
export type Part = (typeof PARTS)[number];

export type Item =
  /** An act that can be taken. */
  | { readonly is: 'take'; readonly label: string; readonly part: Part; readonly offer: Offer }
  /** A thing that several acts are about. */
  | {
      readonly is: 'pick';
      readonly label: string;
      readonly part: Part;
      readonly thing: string;
      readonly count: number;
    };

const thingsOf = ({ pieces, places }: Offer): readonly string[] => [...pieces, ...places];
/** Nothing is left open in it, and nothing chosen: `done`, but not `turn 3`. */
const isBare = ({ act }: Offer): boolean => Object.keys(act).length === 1;
const isAside = ({ words }: Offer): boolean => words.aside === true;

/**
 * With nothing touched: one line for each thing that can be touched first, the acts that name nothing, and at last
 * what is seldom wanted. With something touched: all that can be done with it.
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
  const isBegun = picks.length > 0;
  const partOf = (about: readonly Offer[], otherwise: Part): Part =>
    isBegun ? 'list' : about.every(isAside) ? 'aside' : otherwise;
  const take = (offer: Offer, otherwise: Part): Item => ({
    is: 'take',
    label: offer.words.label,
    part: partOf([offer], otherwise),
    offer,
  });
  const takes = plain.map(offer => take(offer, isBare(offer) ? 'end' : 'list'));
  const lineOf = (thing: string, about: readonly Offer[]): readonly Item[] => {
    const [only, ...others] = about;
    if (only === undefined) return [];
    return others.length === 0
      ? [take(only, 'list')]
      : [{ is: 'pick', label: nameOf(thing), part: partOf(about, 'list'), thing, count: about.length }];
  };
  const things = [...lines].flatMap(([thing, about]) => {
    const wanted = isBegun ? about : about.filter(offer => !isAside(offer));
    return [
      ...lineOf(thing, wanted),
      ...lineOf(
        thing,
        about.filter(offer => !wanted.includes(offer)),
      ),
    ];
  });
  // What ends a phase comes after what can be done in it; what can be done with the thing in hand comes first.
  const all = isBegun ? [...takes, ...things] : [...things, ...takes];
  return PARTS.flatMap(part => all.filter(item => item.part === part));
}

const DIGITS = 9;
const isListed = ({ part }: Item): boolean => part === 'list';

/** The items that digits choose, 1 first: what moves the game on has a digit however long the list is. */
export function numbered(items: readonly Item[]): readonly Item[] {
  const [list, others] = [items.filter(isListed), items.filter(item => !isListed(item))];
  const ends = others.filter(({ part }) => part === 'end');
  return [...list.slice(0, Math.max(0, DIGITS - ends.length)), ...others].slice(0, DIGITS);
}
