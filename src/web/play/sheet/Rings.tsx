import type { Ring } from '../../../engine/index.ts';

const RADIUS = 46;
const LEAST = 9;

/** Ranges as rings about the piece, the nearest in the middle. Far ones are drawn closer together, or near ones would vanish. */
export function Rings({ rings }: { rings: readonly Ring[] }) {
  const farthest = Math.max(...rings.map(({ to }) => to));
  const radiusOf = (range: number) =>
    LEAST + (RADIUS - LEAST) * Math.sqrt(Math.max(range, 0) / Math.max(farthest, 1));
  return (
    <svg className="rings" viewBox="-52 -52 104 104" aria-hidden="true">
      {rings.toReversed().map(({ to }, i) => (
        <g key={to}>
          <circle className="ring" data-ring={rings.length - 1 - i} r={radiusOf(to)} />
          <text y={-radiusOf(to) + 7}>{to}</text>
        </g>
      ))}
    </svg>
  );
}
