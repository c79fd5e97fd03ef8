/** What a counter stands for, as a silhouette around the origin, about 34 units wide and 26 high. */
import type { CounterSymbol } from '../../../engine/index.ts';
import { placed, type Spot, within } from './path.ts';

/** A soldier walking to the right with his rifle at the ready, feet at y = 12. */
const MAN =
  'M-.9-12.2c1.9 0 3.2 1.2 3.4 2.8l1.1.3-.2 1-1.4 0c-.4.9-1.1 1.5-2 1.7l.1.8c1.7.3 2.9 1.2 3.6 2.6l1.7 1.5 3.7-1.5.4.9-4.2 2.3-1.1-.3-1.7-1.3-.5 3.2 1.8 2.8 1.5 6.2-2.6.2-2-5.3-2.1-2.6-1.6 3.3-3.3 4.9-2.2-1.2 2.9-4.8 1.3-4.7.2-3.6-2.2 1.7-.4 2.9-1.6-.3.2-3.7 3.5-3.3c.7-.6 1.5-.9 2.4-1l-.1-1c-.8-.4-1.4-1.2-1.6-2.2l-1-.2c0-2 1.6-3.5 3.9-3.5Z';

/** Kneeling behind his weapon. */
const KNEELING =
  'M-1.5-6.5c2 0 3.3 1.3 3.3 3l.9.4-.3.9-1.1-.1c-.3.7-.8 1.2-1.5 1.5l1.8 1.5 4.3-.6.2 1.1-4.9 1.5-1.9-1-.3 2.7 3.6 1.6.6 5.5-2.4.3-1-4-3.4-1-1.5 4.9h-3.4l.1-1.4 1.5-.5.7-5.3.4-3.8c.2-1.3 1-2.1 2.1-2.4-.8-.5-1.3-1.3-1.4-2.3l-.6-.1c-.1-1.7 1.5-3 4.2-2.7Z';

/** With his arm raised: follow me. */
const LEADER =
  'M-.8-12.7c1.9 0 3.2 1.2 3.3 2.8l1 .3-.2 1-1.3 0c-.4.9-1.1 1.5-1.9 1.7l.1.8 2.6.5 3.5-4.6.3-2.1 1.7.2-.1 2.5-3.9 6.5-2.9.4-.3 3.7 2 3.2 1.7 7.5-2.6.2-2.2-6.4-1.5-2.3-1.3 3.3-3 5.5-2.3-1.1 2.7-5.2 1.2-5.1.2-3.7-2.3 1.9.5 3.7-1.6.3-.8-4.5 3.9-3.7c.7-.5 1.4-.8 2.2-.9l-.1-1c-.8-.4-1.3-1.2-1.5-2.2l-.9-.2c0-1.9 1.5-3.4 3.8-3.4Z';

/** Lying, with the gun on its bipod in front of him. */
const MACHINE_GUN =
  'M-17 5.5 16-2.5l.4 1.7L8-.6 9.5 6H7.6L6.2 1.2 4.3 1.7 1.2 7.5H-1L1.6 2.4-3.2 3.6l-1.4 3-3.6.9-1.2-2.6L-16.5 7Z M-6.5-1.2l5.7-1.4.5 2.1-5.7 1.4Z';

/** Stretched out behind his rifle. */
const PRONE = 'M-17 9.5 -4 6.2 3-1l3 1.6L-1 9.5Z M3.6-5.6a2.6 2.6 0 1 1 .1 5.2 2.6 2.6 0 0 1-.1-5.2Z';

/** The sign of those who help: it stands beside the man. */
const CROSS = 'M9.5-9.5h3.4v3.3h3.3v3.4h-3.3V.5H9.5v-3.3H6.2v-3.4h3.3Z';

const MORTAR = 'M-7 10.5 3.5-10.5l4.1 2L-1.5 10.5Z M4.2-3.8 12 10.5h-2.7L3-1.5Z M-11 9.2h9v2.6h-9Z';

const FLAMETHROWER =
  'M-14-6h6.5a3 3 0 0 1 3 3V8a3 3 0 0 1-3 3H-14a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3Z M-4.5-3 3 1.2 2.2 2.8-4.5-.8Z M3 .2C6-4 8.5-3.5 10-8c2 3 1 4.5 3.5 5.5 1 2 3.5 2.5 3.5 5.5-1.5 4-6 4.5-9.5 3.5S4 3.5 3 .2Z';

const CHARGE = 'M-12-5h18v14h-18Z M-12 1h18 M-6-5v14 M0-5v14 M6-1c4-1 4-8 9-7';

const LAUNCHER =
  'M-17-1.5 12-5.5l.5 3.8L-16.5 2Z M12-8l4.5 3.5-3.7 4.8Z M-3 .3l2.5-.4 1.5 6.5-2.7.6Z M4-.7l2.3-.3.9 3.8-2.4.4Z';

const RIFLE =
  'M-17 3.5l7-3.3 3-.2L17-6.5l.4 1.3L-1-.2l3.5 7.2H.2L-3.5.6l-3.5 1-9 4.4Z M-2-4l4.5-1.2.4 1.5L-1.6-2.5Z';

const GUN = 'M-16 4 L-6-2h5L17-6l.5 2L1 1l2 3h5l-1 3H-3L-15 8Z M-2-8h2l2 12h-3Z';

const TANK = 'M-16-6.5h4V-9h5v2.5H7V-9h5v2.5h4v13h-4V9H7V6.5H-7V9h-5V6.5h-4Z';

const CAR = 'M-15-4h6l3-4H6l3 4h6v8h-3a3.5 3.5 0 0 1-7 0h-10a3.5 3.5 0 0 1-7 0h-3Z';

/** Wheels before, a track behind. */
const HALF_TRACK =
  'M-16-6h13l2 4h9l3-3h4l1 3v4h-2a3.6 3.6 0 0 1-7 0h-5l1 2c0 2.4-1.8 4-4 4h-11c-2.4 0-4-1.6-4-4l1-2h-1Z';

const TRUCK =
  'M-16-9h18v11h-18Z M4-5h6l5 5v3h-11Z M-16 3h31v2.5h-31Z M-10 5.5a3.2 3.2 0 1 0 .1 0Z M8.5 5.5a3.2 3.2 0 1 0 .1 0Z';

/** From above, in flight to the right. */
const AIRCRAFT =
  'M16 0 12-1.8 5-2.1-.5-12.5h-3.3l2 10.3-7.6.5-3.2-3.9h-2.2L-13.2 0l-1.6 5.6h2.2l3.2-3.9 7.6.5-2 10.3h3.3L5 2.1 12 1.8Z';

/** Guns behind the map: a sight. */
const BATTERY = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z M0-13v8 M0 5v8 M-13 0h8 M5 0h8';

/** An eye that sees nothing. */
const HIDDEN =
  'M-14 0C-8-8 8-8 14 0C8 8-8 8-14 0Z M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z M-11 10 11-10';

/** What is cut out of a hull seen from above: a turret, or a gun in its casemate. */
const CUTS: Partial<Record<CounterSymbol, string>> = {
  tank: 'M-5-4h9v3h12v2H4v3h-9Z',
  'self-propelled-gun': 'M-9-4.5H1l2 3.5h13v2H3l-2 3.5h-10Z',
};

type Place = readonly [x: number, y: number, size: number];

interface Shape {
  readonly path: string;
  /** Where it stands, once or several times. */
  readonly at?: readonly Place[];
  readonly outlined?: true;
}

const SHAPES: Readonly<Record<Exclude<CounterSymbol, 'unknown'>, Shape>> = {
  squad: {
    path: MAN,
    at: [
      [-11, -1, 0.92],
      [11, -1, 0.92],
      [0, 0.6, 1.02],
    ],
  },
  'half-squad': {
    path: MAN,
    at: [
      [-6.5, 0, 1],
      [6.5, 0, 1],
    ],
  },
  crew: {
    path: KNEELING,
    at: [
      [-7, 0, 1.05],
      [7, 0, 1.05],
    ],
  },
  leader: { path: LEADER, at: [[0, 0, 1.06]] },
  hero: { path: MAN, at: [[0, 0, 1.16]] },
  medic: { path: `${KNEELING} ${CROSS}` },
  scout: { path: MAN, at: [[0, 2, 0.86]] },
  sniper: { path: `${PRONE} ${RIFLE}` },
  'machine-gun': { path: MACHINE_GUN },
  mortar: { path: MORTAR },
  flamethrower: { path: FLAMETHROWER },
  charge: { path: CHARGE, outlined: true },
  launcher: { path: LAUNCHER },
  rifle: { path: RIFLE },
  gun: { path: GUN },
  tank: { path: TANK },
  'self-propelled-gun': { path: TANK },
  'half-track': { path: HALF_TRACK },
  car: { path: CAR },
  truck: { path: TRUCK },
  aircraft: { path: AIRCRAFT },
  battery: { path: BATTERY, outlined: true },
  hidden: { path: HIDDEN, outlined: true },
};

/** Drawn where it lies, without a transform: a map full of transforms is slow to move. */
export function Silhouette({ symbol, spot }: { symbol: CounterSymbol; spot: Spot }) {
  const { x, y, size } = spot;
  if (symbol === 'unknown')
    return (
      <text className="silhouette-unknown" x={x} y={y + 9 * size} fontSize={26 * size} textAnchor="middle">
        ?
      </text>
    );
  const { path, at = [[0, 0, 1]], outlined = false } = SHAPES[symbol];
  const cut = CUTS[symbol];
  const d = at.map(([dx, dy, own]) => placed(path, within(spot, { x: dx, y: dy, size: own }))).join(' ');
  return (
    <>
      <path d={d} {...(outlined ? outline(2.2 * size) : {})} />
      {symbol === 'gun' && <circle cx={x - 2 * size} cy={y + 6 * size} r={5 * size} {...outline(2 * size)} />}
      {cut !== undefined && <path d={placed(cut, spot)} className="silhouette-cut" />}
    </>
  );
}

const outline = (strokeWidth: number) =>
  ({ fill: 'none', stroke: 'currentColor', strokeWidth, strokeLinejoin: 'round' }) as const;

/** Men on the counter: what is left to see of its size from afar. */
export function menOf(symbol: CounterSymbol): number {
  switch (symbol) {
    case 'squad':
      return 3;
    case 'half-squad':
    case 'crew':
      return 2;
    case 'leader':
    case 'hero':
    case 'medic':
    case 'scout':
    case 'sniper':
      return 1;
    default:
      return 0;
  }
}
