/** Movement factors (4.1.4), and what units can carry (4.2). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import type { MgSize } from '../counters/card.ts';
import { printed } from './source.ts';

export const MOVERS = [
  'MMC',
  'inexperienced MMC',
  'SMC',
  'wounded leader',
  'wounded hero',
  'broken',
] as const;
export type Mover = (typeof MOVERS)[number];

export const MOVEMENT_ALLOWANCE: Chart<number> = chart({
  id: 'movement-allowance',
  title: 'Movement factors',
  cite: '4.1.4.1',
  source: printed('rules 3.4.3, 3.8.5, 3.21.5 and 4.1.4'),
  rows: MOVERS,
  columns: ['MF'],
  cells: [[4], [3], [6], [3], [3], [6]],
});
type HasAllowance = { readonly movementAllowance: typeof MOVEMENT_ALLOWANCE };

export const movementAllowance = ({ movementAllowance: table }: HasAllowance, mover: Mover): number =>
  cell(table, mover, 'MF');

export const MOVEMENT_BONUSES = modifierChart(
  {
    id: 'movement-bonuses',
    title: 'Movement bonuses',
    cite: '4.1.5',
    source: printed('rules 4.1.5, 4.1.8 and 4.7'),
    column: 'MF',
  },
  {
    'with a leader': [2, '4.1.5'],
    'double time': [2, '4.7.3'],
    'all on road': [1, '4.7.1'],
  },
);

/** Portage points of weapons: to squads, half-squads and crews; to single men. 0: not by one man alone. */
export const PORTAGE: Chart<number> = chart({
  id: 'portage',
  title: 'Portage points',
  cite: '4.2.T',
  source: printed('the chart in rule 4.2'),
  rows: ['LMG', 'MMG', 'HMG', 'FT', 'DC'],
  columns: ['squad', 'leader'],
  cells: [
    [1, 2],
    [4, 0],
    [5, 0],
    [2, 2],
    [1, 1],
  ],
});
type HasPortage = { readonly portage: typeof PORTAGE };
export type Load = MgSize | 'FT' | 'DC';

/** Undefined: one man can't carry it. */
export function portagePoints({ portage }: HasPortage, load: Load, byOneMan: boolean): number | undefined {
  const points = cell(portage, load, byOneMan ? 'leader' : 'squad');
  return points === 0 ? undefined : points;
}

/** Free portage (4.2.2), and stacking in a hex (4.3.1). */
export const CAPACITIES = modifierChart(
  {
    id: 'capacities',
    title: 'Portage and stacking',
    cite: '4.2.2',
    source: printed('rules 3.4.3, 4.2.2, 4.2.3 and 4.3.1'),
    column: 'n',
  },
  {
    'PP free for a squad': [3, '4.2.2'],
    'PP free for a half-squad or crew': [2, '4.2.2'],
    'PP free for a single man': [1, '4.2.2'],
    'PP at most for a single man': [3, '4.2.3'],
    'PP of a wounded leader': [5, '3.4.3'],
    'units in a hex': [4, '4.3.1'],
    'squads, half-squads and crews in a hex': [3, '4.3.1'],
    'PP in a hex': [10, '4.3.1'],
  },
);
