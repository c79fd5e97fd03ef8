/** What the hands of the person at the screen are doing: cursor, what is picked, what waits to be confirmed. */
import { useCallback, useMemo, useState } from 'react';
import { type Battlefield, type HexIx, hexOfPlace } from '../../board/index.ts';
import { type Hand, handFor, type Picks, touch } from '../../play/hands.ts';
import type { Offer } from '../../play/offer.ts';
import { settings } from '../settings/settings.ts';
import type { Now, Session } from './session.ts';

/** What somebody acts by. */
export type By = 'mouse' | 'finger' | 'keys';

/** What a click was made by: a button may be pressed by a key as well. */
export const clickedBy = ({ nativeEvent }: { readonly nativeEvent: Event }): By => {
  const { pointerType } = nativeEvent as globalThis.PointerEvent;
  return pointerType === 'mouse'
    ? 'mouse'
    : pointerType === 'touch' || pointerType === 'pen'
      ? 'finger'
      : 'keys';
};

export interface TableHands {
  readonly offers: readonly Offer[];
  readonly hand: Hand;
  readonly picked: ReadonlySet<string>;
  /** Hexes in which something can be touched as a place. */
  readonly reach: readonly HexIx[];
  /** An act that waits to be confirmed. */
  readonly pending: Offer | undefined;
  /** What touching these things would lead to. */
  wouldTake(things: readonly string[]): Offer | undefined;
  /** Touches pieces or places; true if it was of any use. */
  touchThings(things: readonly string[], by: By): boolean;
  placesIn(hex: HexIx): readonly string[];
  /** Takes an act, asking once where it is grave and nobody was shown its odds, or where a finger may have slipped. */
  consider(offer: Offer, by: By): void;
  carryOut(offer: Offer): void;
  /** Puts down what is picked; with empty hands, what was chosen before. */
  letGo(): void;
}

interface Held {
  readonly version: number;
  readonly picks: Picks;
  readonly pending?: Offer;
  /** The places of one hex among which he has to choose. */
  readonly among?: readonly string[];
}

const NO_OFFERS: readonly Offer[] = [];
/** What is grave and seldom wanted is chosen by its words: nobody means it who just touches a counter. */
const isForTouch = ({ words }: Offer): boolean => !(words.aside === true && words.grave === true);
const NO_PICKS: Picks = [];

export function useTable(session: Session, now: Now, battlefield: Battlefield): TableHands {
  const { version, ask } = now;
  const [held, setHeld] = useState<Held>({ version, picks: NO_PICKS });
  const isCurrent = held.version === version;
  const picks = isCurrent ? held.picks : NO_PICKS;
  const pending = isCurrent ? held.pending : undefined;
  const among = isCurrent ? held.among : undefined;
  const offers = useMemo(() => (ask ? [...ask.offers, ...ask.interjections] : NO_OFFERS), [ask]);
  const shown = useMemo(
    () => (among ? offers.filter(({ places }) => places.some(place => among.includes(place))) : offers),
    [offers, among],
  );
  const hand = useMemo(() => handFor(shown.filter(isForTouch), picks), [shown, picks]);

  const byHex = useMemo(() => {
    const places = new Map<HexIx, string[]>();
    for (const place of new Set(offers.flatMap(offer => offer.places))) {
      const hex = hexOfPlace(battlefield, place);
      if (hex !== undefined) places.set(hex, [...(places.get(hex) ?? []), place]);
    }
    return places;
  }, [offers, battlefield]);
  const reach = useMemo(
    () => [...byHex].filter(([, places]) => places.some(place => hand.places.has(place))).map(([hex]) => hex),
    [byHex, hand],
  );
  const picked = useMemo(() => new Set(picks), [picks]);

  const carryOut = useCallback((offer: Offer) => void session.answer(offer.text), [session]);
  /** Who points with a mouse has the odds before his eyes: only what has none, or what the book calls rare, is asked about. */
  const asksOnce = (offer: Offer, by: By): boolean => {
    if (by === 'finger') return true;
    if (offer.words.grave !== true || !settings().askBeforeGrave) return false;
    return by === 'keys' || !session.hasCard(offer.act);
  };
  const consider = (offer: Offer, by: By) => {
    // Something may have been answered since this was drawn, by a line of several commands.
    const { version: current } = session.now;
    const kept = current === version ? picks : NO_PICKS;
    if (asksOnce(offer, by) && pending !== offer) setHeld({ version: current, picks: kept, pending: offer });
    else carryOut(offer);
  };

  /** Somebody who touches another unit than the one just chosen has thought better of it. */
  const chooseInstead = (things: readonly string[], by: By): boolean => {
    if (!session.putDownFor(things)) return false;
    const { version: anew, ask: asked } = session.now;
    const led = touch((asked?.offers ?? NO_OFFERS).filter(isForTouch), NO_PICKS, things);
    if (led.is === 'pick') setHeld({ version: anew, picks: led.picks });
    else if (led.is === 'which') setHeld({ version: anew, picks: NO_PICKS, among: led.places });
    else if (led.is === 'take' && asksOnce(led.offer, by))
      setHeld({ version: anew, picks: NO_PICKS, pending: led.offer });
    else if (led.is === 'take') carryOut(led.offer);
    return true;
  };

  return {
    offers: shown,
    hand,
    picked,
    reach,
    pending,
    wouldTake(things) {
      const led = touch(offers.filter(isForTouch), picks, things);
      return led.is === 'take' ? led.offer : undefined;
    },
    touchThings(things, by) {
      // The second touch of a finger on what the first one chose.
      if (pending && things.some(thing => [...pending.pieces, ...pending.places].includes(thing))) {
        carryOut(pending);
        return true;
      }
      const led = touch(offers.filter(isForTouch), picks, things);
      if (led.is === 'nothing') return chooseInstead(things, by);
      if (led.is === 'take') consider(led.offer, by);
      else if (led.is === 'which') setHeld({ version, picks, among: led.places });
      else setHeld({ version, picks: led.picks });
      return true;
    },
    placesIn: hex => byHex.get(hex) ?? [],
    consider,
    carryOut,
    letGo() {
      if (picks.length === 0 && pending === undefined && among === undefined) session.putDownFor();
      else setHeld({ version, picks: NO_PICKS });
    },
  };
}
