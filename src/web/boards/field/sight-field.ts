/** What can be seen from one place: every hex of the battlefield, worked out in small helpings. */
import { useEffect, useState } from 'react';
import { type Battlefield, type HexIx, type Location, readSight, traceLine } from '../../../board/index.ts';
import { eyeLevel } from '../../../board/words.ts';
import { CENTRE } from '../../../hex/index.ts';

export interface SightField {
  readonly blocked: readonly HexIx[];
  readonly hindered: readonly HexIx[];
}

/** How long the page may stand still for one helping, in milliseconds. */
const HELPING = 6;

/** Looks from a location at the ground of every hex. Yields after each one, so that whoever asked can breathe. */
export function* lookAround(battlefield: Battlefield, from: Location): Generator<undefined, SightField> {
  const blocked: HexIx[] = [];
  const hindered: HexIx[] = [];
  const eye = eyeLevel(battlefield, from);
  for (let hex = 0; hex < battlefield.hexCount; hex++) {
    // Not remembered: a glance at a thousand hexes would push out the lines that somebody asks for again.
    const line = traceLine(battlefield, { hex: from.hex, spot: CENTRE }, { hex, spot: CENTRE });
    const levels = { from: eye, to: 2 * (battlefield.level[hex] ?? 0) };
    const { verdict } = readSight(battlefield, line, levels);
    if (verdict === 'blocked') blocked.push(hex);
    else if (verdict === 'hindered') hindered.push(hex);
    yield undefined;
  }
  return { blocked, hindered };
}

/** The field of sight, or undefined while it is not wanted or not ready. */
export function useSightField(battlefield: Battlefield, from: Location | undefined): SightField | undefined {
  const [known, setKnown] = useState<{ readonly at: Location; readonly field: SightField }>();
  useEffect(() => {
    if (from === undefined) return;
    const looking = lookAround(battlefield, from);
    let timer = 0;
    const goOn = () => {
      const until = performance.now() + HELPING;
      for (;;) {
        const next = looking.next();
        if (next.done) return setKnown({ at: from, field: next.value });
        if (performance.now() > until) break;
      }
      timer = window.setTimeout(goOn);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [battlefield, from]);
  return known !== undefined && known.at === from ? known.field : undefined;
}
