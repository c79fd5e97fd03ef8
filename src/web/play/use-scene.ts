/** The table by hexes and names, as every part of the page asks for it. */

import { useCallback, useMemo } from 'react';
import { type Battlefield, type HexIx, hexOfPlace } from '../../board/index.ts';
import type { Counter, Overlay, Refusal } from '../../engine/index.ts';
import { type Stack, stacksOf } from './map/stacks.ts';
import { reasonsAgainst } from './reasons.ts';
import type { Now, Session } from './session.ts';
import { nationOfSide } from './table-facts.ts';

export interface Scene {
  readonly stacks: readonly Stack[];
  countersIn(hex: HexIx): readonly Counter[];
  overlaysIn(hex: HexIx): readonly Overlay[];
  /** Where a piece lies. */
  placeOf(piece: string): string | undefined;
  /** A piece with where it lies, or a place: as people call it. */
  nameOf(thing: string): string;
  nationOf(side: string): string;
  /** Why a counter of the side that is asked can do nothing now; nothing for those that can. */
  whyNot(counter: Counter): readonly Refusal[];
}

export function useScene(session: Session, { tabletop, ask }: Now, battlefield: Battlefield): Scene {
  const { counters, overlays } = tabletop;
  const stacks = useMemo(() => stacksOf(battlefield, counters), [battlefield, counters]);
  const nationOf = useCallback((side: string) => nationOfSide(session, side), [session]);
  const nameOf = useCallback(
    (thing: string) => {
      const counter = counters.find(({ id }) => id === thing);
      if (counter?.at === undefined) return counter?.title ?? session.nameOf(thing);
      return `${counter.title}, ${session.nameOf(counter.at)}`;
    },
    [session, counters],
  );
  const countersIn = (hex: HexIx): readonly Counter[] =>
    stacks.find(stack => stack.hex === hex)?.groups.flatMap(({ counter, held }) => [counter, ...held]) ?? [];
  return {
    stacks,
    placeOf: piece => counters.find(({ id }) => id === piece)?.at,
    nationOf,
    nameOf,
    countersIn,
    // An arc is told of where it starts, not in every hex that it covers.
    overlaysIn: hex =>
      overlays.filter(({ kind, of, hexes }) =>
        kind === 'arc'
          ? countersIn(hex).some(({ id }) => id === of)
          : hexes.some(place => hexOfPlace(battlefield, place) === hex),
      ),
    whyNot({ id, side }) {
      const isFree = ask?.side !== side || ask.offers.some(({ pieces }) => pieces.includes(id));
      return isFree ? [] : reasonsAgainst(session, side, { piece: id });
    },
  };
}
