import type { Sector } from '../../../engine/index.ts';

const RADIUS = 46;
const HUB = 15;

/** Values round a piece that looks up the page: each in the angle that it holds for. */
export function Rosette({ sectors }: { sectors: readonly Sector[] }) {
  return (
    <svg className="rosette" viewBox="-52 -58 104 112" aria-hidden="true">
      {sectors.map(sector => (
        <g key={`${sector.from} ${sector.to}`}>
          <path className="rosette-sector" data-name={sector.name} d={sectorPath(sector)} />
          <text {...onCircle((sector.from + sector.to) / 2, (RADIUS + HUB) / 2)}>{sector.text}</text>
        </g>
      ))}
      <path className="rosette-ahead" d="M0 -57L5 -49H-5Z" />
    </svg>
  );
}

/** A point so many sixths of a circle clockwise from straight ahead. */
function onCircle(sixths: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (sixths * Math.PI) / 3;
  const round = (n: number) => Math.round(n * 100) / 100;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

function sectorPath({ from, to }: Sector): string {
  const isLarge = to - from > 3 ? 1 : 0;
  const point = (sixths: number, radius: number) => {
    const { x, y } = onCircle(sixths, radius);
    return `${x} ${y}`;
  };
  return [
    `M${point(from, RADIUS)}`,
    `A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(to, RADIUS)}`,
    `L${point(to, HUB)}`,
    `A${HUB} ${HUB} 0 ${isLarge} 0 ${point(from, HUB)}Z`,
  ].join('');
}
