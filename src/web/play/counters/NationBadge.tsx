import type { NationBadge as Badge } from './nations.ts';

/** A star of five points in a circle of 5. */
const STAR = 'M0-5 1.18-1.62 4.76-1.55 1.9.62 2.94 4.05 0 2 -2.94 4.05-1.9.62-4.76-1.55-1.18-1.62Z';

/** A nation's badge, about ten units across, around the origin. */
export function NationBadge({ badge, colour, paper }: { badge: Badge; colour: string; paper: string }) {
  return (
    <g fill={colour} stroke={paper} strokeWidth="0.9" paintOrder="stroke">
      {shapeOf(badge, colour, paper)}
    </g>
  );
}

function shapeOf(badge: Badge, colour: string, paper: string) {
  switch (badge) {
    case 'bars':
      return <path d="M-1.5-5h3v3.5H5v3H1.5V5h-3V1.5H-5v-3h3.5Z" />;
    case 'star':
      return (
        <>
          <circle r="5.5" />
          <path d={STAR} fill={paper} stroke="none" transform="scale(.86)" />
        </>
      );
    case 'lozenge':
      return <path d="M0-5.6 4.6 0 0 5.6-4.6 0Z" />;
    case 'ring':
      return (
        <>
          <circle r="5.3" />
          <circle r="3.2" fill={paper} stroke="none" />
          <circle r="1.4" stroke="none" />
        </>
      );
    case 'disc':
      return <circle r="4.8" />;
    case 'stripes':
      return <path d="M-5-5h2.6V5H-5ZM-1.3-5h2.6V5h-2.6ZM2.4-5H5V5H2.4Z" />;
    case 'cross':
      return <path d="M-3-5h2.4v3.8H5v2.4H-.6V5H-3V1.2h-2v-2.4h2Z" />;
    case 'chevron':
      return <path d="M-5 1 0-4 5 1v3.6L0-.4-5 4.6Z" />;
    case 'square':
      return <path d="M-4.6-4.6h9.2v9.2h-9.2Z" stroke={colour} />;
    case 'triangle':
      return <path d="M0-5 5 4.2H-5Z" />;
  }
}
