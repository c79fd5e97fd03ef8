/**
 * How touching counters and hexes becomes an answer. What has been touched narrows the offered acts down; an act
 * that names nothing else can be taken, and what the others still name can be touched next.
 */
import type { Offer } from './offer.ts';

/** What has been touched so far, in order: pieces and places by their names. */
export type Picks = readonly string[];

export interface Hand {
  readonly picks: Picks;
  /** All acts that name everything touched. */
  readonly open: readonly Offer[];
  /** Those of them that name nothing more: they can be taken. */
  readonly ready: readonly Offer[];
  /** What else may be touched. */
  readonly pieces: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

const thingsOf = ({ pieces, places }: Offer): readonly string[] => [...pieces, ...places];

export function handFor(offers: readonly Offer[], picks: Picks): Hand {
  const open = offers.filter(offer => picks.every(pick => thingsOf(offer).includes(pick)));
  const ready = open.filter(
    offer => picks.length > 0 && thingsOf(offer).every(thing => picks.includes(thing)),
  );
  const isLeft = (thing: string) => !picks.includes(thing);
  const last = open.filter(offer => thingsOf(offer).filter(isLeft).length === 1);
  const placesOf = (from: readonly Offer[]) => new Set(from.flatMap(({ places }) => places).filter(isLeft));
  const settling = placesOf(last);
  return {
    picks,
    open,
    ready,
    pieces: new Set(open.flatMap(({ pieces }) => pieces).filter(isLeft)),
    // Where a place would settle an act, those that want a piece first are left for that piece.
    places: settling.size > 0 ? settling : placesOf(open),
  };
}

/** Acts that name nothing on the map: they are buttons. */
export function plainOffers(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(offer => thingsOf(offer).length === 0);
}

/** What a touch leads to. */
export type Touch =
  /** An act is settled on. */
  | { readonly is: 'take'; readonly offer: Offer; readonly picks: Picks }
  /** Something more is to be touched or chosen. */
  | { readonly is: 'pick'; readonly picks: Picks }
  /** A hex that holds several places of use now, its floors for instance: one of them is to be chosen. */
  | { readonly is: 'which'; readonly places: readonly string[] }
  /** The thing has nothing to do with what is offered. */
  | { readonly is: 'nothing' };

/**
 * Touches the first of the things that is of use now; or else, of use if one begins anew. A stack may stand for
 * several pieces, a hex for several places: among these one has to choose.
 */
export function touch(offers: readonly Offer[], picks: Picks, things: readonly string[]): Touch {
  const hand = handFor(offers, picks);
  const places = things.filter(thing => hand.places.has(thing));
  if (places.length > 1) return { is: 'which', places };
  const next = things.find(thing => hand.pieces.has(thing) || hand.places.has(thing));
  const anew = things.find(
    thing => !picks.includes(thing) && offers.some(offer => thingsOf(offer).includes(thing)),
  );
  const touched = next === undefined ? anew && [anew] : [...picks, next];
  if (!touched) return { is: 'nothing' };
  const { ready, open } = handFor(offers, touched);
  const [only, ...others] = ready;
  // A place ends what one has begun: what also wants a piece (smoke thrown there) is begun at that piece.
  const isPlace = offers.some(({ places }) => places.includes(touched.at(-1) ?? ''));
  const isSettled = only && (isPlace ? others.length === 0 : open.length === 1);
  return isSettled ? { is: 'take', offer: only, picks: touched } : { is: 'pick', picks: touched };
}
