/** Minefields (7.31): what they do to whom, and what it takes to clear them. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const DENSITIES = ['Hasty', 'Deliberate'] as const;
export type Density = (typeof DENSITIES)[number];

const GREATEST = 5;
const DEFENCES = ['1', '2', '3', '4', '5'] as const;

/** (100) at most: Damage, and from there on a track hit. A GP Defense beyond the table is its last. */
export const MINES_CHART: Chart<number> = chart({
  id: 'mines',
  title: 'Minefield effects',
  cite: '7.31.2.1.a',
  source: OURS,
  rows: DENSITIES.flatMap(each => [`${each} Damage`, `${each} TK`, `${each} Effective`]),
  columns: [...DEFENCES, 'Leg & Towed'],
  cells: [
    [40, 30, 20, 15, 10, 0],
    [70, 60, 50, 45, 40, 0],
    [0, 0, 0, 0, 0, 45],
    [55, 45, 35, 28, 20, 0],
    [85, 75, 65, 60, 55, 0],
    [0, 0, 0, 0, 0, 70],
  ],
  exceptions: {
    'Hasty Damage/3': printed('text l.895: 01–20 damages a vehicle of GP Defense 3'),
    'Hasty TK/3': printed('text l.895: 21–50 is a track hit'),
    'Deliberate Effective/Leg & Towed': printed('text l.905: 01–70 is effective'),
  },
});
type HasMines = { readonly mines: typeof MINES_CHART };

/** What a mine does to a vehicle at this roll; undefined: nothing. */
export function mineHit(
  { mines }: HasMines,
  density: Density,
  gpDefence: number,
  rolled: number,
): 'Hull Damage' | 'TK' | undefined {
  const column = `${Math.max(1, Math.min(GREATEST, gpDefence))}`;
  if (rolled <= cell(mines, `${density} Damage`, column)) return 'Hull Damage';
  return rolled <= cell(mines, `${density} TK`, column) ? 'TK' : undefined;
}

/** Men and guns are hurt at this or less. */
export const mineHurts = ({ mines }: HasMines, density: Density): number =>
  cell(mines, `${density} Effective`, 'Leg & Towed');

/** Mines are terrain of this GP Defense to whoever would clear them (7.31.3.b). */
export const MINE_DEFENCE: Chart<number> = chart({
  id: 'mine-defence',
  title: 'GP Defense of minefields',
  cite: '7.31.3.b',
  source: printed('text l.915'),
  rows: DENSITIES,
  columns: ['GP Defense'],
  cells: [[3], [6]],
});

export const mineDefence = (
  { mineDefences }: { readonly mineDefences: typeof MINE_DEFENCE },
  density: Density,
): number => cell(mineDefences, density, 'GP Defense');
