/** The Line-of-Sight Table (5.1.4): what a d100 must not exceed. 100 is OK, 0 is BLOCK. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';
import type { Hexside, Terrain } from './terrain.ts';

export const OK = 100;
export const BLOCK = 0;

/** What lies over the ground and is seen through. */

type Veil = 'smoke' | 'fire';
export type Screen = Terrain | Hexside | Veil | 'trench' | 'pillbox';

const LOST_COLUMNS = ['inside to outside', 'inside to inside', 'through', 'outside to inside'] as const;
export type LostColumn = (typeof LOST_COLUMNS)[number];

const ROWS: Readonly<Record<Screen, readonly [number, number, number, number]>> = {
  open: [OK, OK, OK, OK],
  woods: [OK, 70, BLOCK, 55],
  brush: [OK, 80, 55, 60],
  grain: [OK, 75, 50, 60],
  orchard: [OK, 90, 65, 75],
  'wooden building': [OK, 85, BLOCK, 50],
  'stone building': [OK, 80, BLOCK, 45],
  rubble: [OK, 75, BLOCK, 50],
  debris: [OK, 80, 60, 65],
  graveyard: [OK, 80, 60, 65],
  shellholes: [OK, 90, OK, 85],
  rough: [OK, 75, OK, 60],
  marsh: [OK, OK, OK, OK],
  gully: [OK, OK, OK, 60],
  wall: [OK, OK, BLOCK, 60],
  hedge: [OK, OK, 75, 65],
  bocage: [OK, OK, BLOCK, 40],
  trench: [OK, 60, OK, 45],
  pillbox: [OK, OK, OK, 15],
  smoke: [50, 50, 50, 50],
  fire: [OK, OK, 60, OK],
};

export const LOST: Chart<number> = chart({
  id: 'line-of-sight',
  title: 'Line-of-Sight Table',
  cite: '5.1.4',
  source: OURS,
  rows: Object.keys(ROWS),
  columns: LOST_COLUMNS,
  cells: Object.values(ROWS),
  exceptions: {
    'open/through': printed('text l.952'),
    'open/outside to inside': printed('text l.952'),
    'woods/outside to inside': inferred('text l.294 and 463: 55'),
    'grain/through': inferred('text l.459: 50'),
    'stone building/through': inferred('text l.463: BLOCK'),
    'wooden building/through': inferred('text l.463: BLOCK'),
    'pillbox/outside to inside': printed('text l.952: 15 or less in Open Ground'),
    'bocage/outside to inside': inferred('text l.1456: 40'),
  },
});

export const seenAt = (
  { lost }: { readonly lost: Chart<number> },
  screen: Screen,
  column: LostColumn,
): number => cell(lost, screen, column);

/** What changes the roll for sight (5.1.11): lower is better. */
export const LOST_MODIFIERS = modifierChart(
  { id: 'sight-modifiers', title: 'Modifiers to sight', cite: '5.1.11', source: OURS, column: 'd100' },
  {
    'AFV in the hex': [-10, '5.1.11', printed('text l.469')],
    'three squads or more': [-5, '5.1.11'],
    'lone leader or team': [10, '5.1.11'],
    pillbox: [15, '7.9.6', printed('rule 7.9.6')],
  },
);
