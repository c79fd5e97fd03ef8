import { useEffect } from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';

const SHOWN = 1600;

/** Points at a hex for whoever looks on. */
export function Ping({ battlefield, hex, onGone }: { battlefield: Battlefield; hex: HexIx; onGone(): void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN);
    return () => clearTimeout(timer);
  }, [onGone]);
  const { x, y } = centreOnPaper(battlefield, hex);
  return (
    <g className="ping" transform={`translate(${x} ${y})`}>
      <circle className="halo" r="40" />
      <circle r="40" />
    </g>
  );
}
