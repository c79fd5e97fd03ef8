import { useEffect, useRef, useState } from 'react';
import { type Battlefield, hexOfPlace } from '../../../board/index.ts';
import type { Overlay } from '../../../engine/index.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import { moves } from '../../settings/settings.ts';
import type { Now } from '../session.ts';

const FLIGHT = 700;

/** When the dice of something aimed have fallen, its line is drawn once more from end to end: who fired at whom. */
export function Tracers({ battlefield, now }: { battlefield: Battlefield; now: Now }) {
  const before = useRef(now);
  const [shots, setShots] = useState<{ readonly version: number; readonly lines: readonly Overlay[] }>();
  useEffect(() => {
    const last = before.current;
    before.current = now;
    if (now === last || !moves()) return;
    const lines = shotsBetween(last, now);
    if (lines.length > 0) setShots({ version: now.version, lines });
  });
  useEffect(() => {
    if (shots === undefined) return;
    const timer = setTimeout(() => setShots(undefined), FLIGHT);
    return () => clearTimeout(timer);
  }, [shots]);
  return shots?.lines.map(({ hexes, text }) => (
    <path
      key={`${shots.version} ${text} ${hexes.join()}`}
      className="tracer"
      pathLength="1"
      d={hexes
        .flatMap(place => hexOfPlace(battlefield, place) ?? [])
        .map((hex, i) => {
          const { x, y } = centreOnPaper(battlefield, hex);
          return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
        })
        .join('')}
    />
  ));
}

/** The lines that were aimed before and are gone now that dice have fallen. */
export function shotsBetween(
  before: Pick<Now, 'journal' | 'tabletop'>,
  after: typeof before,
): readonly Overlay[] {
  const rolled = after.journal.slice(before.journal.length).some(({ is }) => is === 'roll');
  const keyOf = ({ hexes }: Overlay) => hexes.join();
  const left = new Set(after.tabletop.overlays.filter(isLine).map(keyOf));
  return rolled ? before.tabletop.overlays.filter(line => isLine(line) && !left.has(keyOf(line))) : [];
}

const isLine = ({ kind }: Overlay): boolean => kind === 'line';
