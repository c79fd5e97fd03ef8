/** What mouse and fingers do on the map: which thing is meant, and when a stack is spread out. */
import { useState } from 'react';
import type { HexIx } from '../../board/index.ts';
import type { Counter } from '../../engine/index.ts';
import type { Touched } from './map/MapBoard.tsx';
import type { Sight } from './sight/use-sight.ts';
import type { TableHands } from './use-table.ts';

interface Targets {
  readonly hands: TableHands;
  readonly sight: Sight;
  countersIn(hex: HexIx): readonly Counter[];
  moveCursor(hex: HexIx): void;
  /** Others than those who are asked are there, and nobody else. */
  isTheirs(hex: HexIx): boolean;
  /** Takes aim at who is there; where that can't be, `otherwise`. */
  aim(hex: HexIx, otherwise: () => void): void;
  /** Something was touched that is of no use now, or, with nothing, something that is. */
  wonder(touched?: Touched): void;
}

export type Pointer = ReturnType<typeof usePointer>;

export function usePointer({ hands, sight, countersIn, moveCursor, isTheirs, aim, wonder }: Targets) {
  const [hovered, setHovered] = useState<Touched>();
  const [fan, setFan] = useState<Touched>();
  return {
    hovered,
    /** Where a stack is spread out. */
    fan,
    closeFan: () => setFan(undefined),
    /** What a touch there would be about. */
    thingsUnder(touched: Touched): readonly string[] {
      const meant = thingsMeant(hands, touched, countersIn(touched.hex));
      return meant === 'unclear' ? [] : meant.things;
    },
    touch(touched: Touched) {
      const { hex, finger } = touched;
      moveCursor(hex);
      sight.aim(hex);
      wonder();
      if (sight.from !== undefined) return;
      const many = countersIn(hex).length > 1;
      const meant = thingsMeant(hands, touched, countersIn(hex));
      const isOpened = many && (meant === 'unclear' || (finger && meant.is === 'pieces' && !isTheirs(hex)));
      if (meant === 'unclear' || isOpened) return setFan(touched);
      const isOfUse = hands.touchThings(meant.things, touched.keys ? 'keys' : finger ? 'finger' : 'mouse');
      setFan(undefined);
      if (isOfUse) return;
      aim(hex, () => {
        if (many) setFan(touched);
        wonder(touched);
      });
    },
    tell(touched: Touched) {
      moveCursor(touched.hex);
      setFan(countersIn(touched.hex).length > 0 ? touched : undefined);
    },
    hover(touched: Touched | undefined) {
      if (touched?.hex === hovered?.hex && touched?.counter === hovered?.counter) return;
      setHovered(touched);
      // What a finger has opened stays open until a finger closes it.
      if (touched === undefined || fan?.finger) return;
      const many = countersIn(touched.hex).length > 1 && touched.counter !== undefined;
      if (many && fan === undefined) setFan(touched);
      else if (!many && touched.hex !== fan?.hex) setFan(undefined);
    },
  };
}

type Meant = { readonly is: 'pieces' | 'places'; readonly things: readonly string[] };

/** The counter that was hit if it can do something, else the hex, else whoever in it can; unclear if several can. */
function thingsMeant(
  { hand, placesIn }: TableHands,
  { hex, counter }: Touched,
  here: readonly Counter[],
): Meant | 'unclear' {
  if (counter !== undefined && hand.pieces.has(counter)) return { is: 'pieces', things: [counter] };
  const places = placesIn(hex).filter(place => hand.places.has(place));
  if (places.length > 0) return { is: 'places', things: places };
  const able = here.map(({ id }) => id).filter(id => hand.pieces.has(id));
  if (able.length > 1) return 'unclear';
  return { is: 'pieces', things: able.length > 0 || counter === undefined ? able : [counter] };
}
