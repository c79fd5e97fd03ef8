/** The map goes where the other side has done something, if the player wants that; else it never moves by itself. */
import { type RefObject, useEffect, useRef } from 'react';
import { type Battlefield, hexOfPlace } from '../../../board/index.ts';
import type { Tabletop } from '../../../engine/index.ts';
import type { Camera } from '../../boards/field/camera.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import { settings } from '../../settings/settings.ts';
import type { Now } from '../session.ts';

export function useFollow(now: Now, battlefield: Battlefield, camera: RefObject<Camera | undefined>): void {
  const before = useRef(now);
  useEffect(() => {
    const last = before.current;
    before.current = now;
    if (now === last || !settings().follow || last.ask !== undefined) return;
    const place = placeOfChange(last.tabletop, now.tabletop);
    const hex = place === undefined ? undefined : hexOfPlace(battlefield, place);
    if (hex !== undefined) camera.current?.reveal(centreOnPaper(battlefield, hex));
  });
}

/** Where a counter now lies that lay elsewhere, or has another face than before. */
export function placeOfChange(before: Tabletop, after: Tabletop): string | undefined {
  const known = new Map(before.counters.map(counter => [counter.id, counter]));
  return after.counters.find(({ id, at, face }) => {
    const was = known.get(id);
    return at !== undefined && (was?.at !== at || was.face.tone !== face.tone);
  })?.at;
}
