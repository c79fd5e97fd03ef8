import type { NationBadge as Badge } from './nations.ts';
import { ORIGIN, placed, type Spot } from './path.ts';

/** A star of five points in a circle of 5. */
const STAR = 'M0-5 1.18-1.62 4.76-1.55 1.9.62 2.94 4.05 0 2 -2.94 4.05-1.9.62-4.76-1.55-1.18-1.62Z';

interface Props {
  readonly badge: Badge;
  readonly colour: string;
  readonly paper: string;
  readonly spot?: Spot;
}

/** A nation's badge, about ten units across, drawn around its spot without a transform. */
export function NationBadge({ badge, colour, paper, spot = ORIGIN }: Props) {
  return (
    <g fill={colour} stroke={paper} strokeWidth={0.9 * spot.size} paintOrder="stroke">
      {shapeOf(badge, colour, paper, spot)}
    </g>
  );
}

function shapeOf(badge: Badge, colour: string, paper: string, spot: Spot) {
  const path = (d: string) => <path d={placed(d, spot)} />;
  const circle = (r: number) => ({ cx: spot.x, cy: spot.y, r: r * spot.size });
  switch (badge) {
    case 'bars':
      return path('M-1.5-5h3v3.5H5v3H1.5V5h-3V1.5H-5v-3h3.5Z');
    case 'star':
      return (
        <>
          <circle {...circle(5.5)} />
          <path d={placed(STAR, { ...spot, size: spot.size * 0.86 })} fill={paper} stroke="none" />
        </>
      );
    case 'lozenge':
      return path('M0-5.6 4.6 0 0 5.6-4.6 0Z');
    case 'ring':
      return (
        <>
          <circle {...circle(5.3)} />
          <circle {...circle(3.2)} fill={paper} stroke="none" />
          <circle {...circle(1.4)} stroke="none" />
        </>
      );
    case 'disc':
      return <circle {...circle(4.8)} />;
    case 'stripes':
      return path('M-5-5h2.6V5H-5ZM-1.3-5h2.6V5h-2.6ZM2.4-5H5V5H2.4Z');
    case 'cross':
      return path('M-3-5h2.4v3.8H5v2.4H-.6V5H-3V1.2h-2v-2.4h2Z');
    case 'chevron':
      return path('M-5 1 0-4 5 1v3.6L0-.4-5 4.6Z');
    case 'square':
      return <path d={placed('M-4.6-4.6h9.2v9.2h-9.2Z', spot)} stroke={colour} />;
    case 'triangle':
      return path('M0-5 5 4.2H-5Z');
  }
}
