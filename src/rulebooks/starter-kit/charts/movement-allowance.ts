/** The Unit Movement Factor Chart (3.3.1), and what a unit can carry without slowing down (4.0). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const MOVERS = ['MMC', 'inexperienced green MMC', 'conscript MMC', 'SMC', 'wounded SMC'] as const;
export type Mover = (typeof MOVERS)[number];

/** `NA`: not allowed. */
export const MOVEMENT_ALLOWANCE: Chart<number | 'NA'> = chart<number | 'NA'>({
  id: 'movement-allowance',
  title: 'Unit Movement Factor Chart',
  cite: '3.3.1.chart',
  source: printed('the chart in rules 3.3; its line for inexperienced troops and conscripts made two'),
  rows: MOVERS,
  columns: ['base', 'with leader', 'double time', 'double time with leader'],
  cells: [
    [4, 6, 6, 8],
    [3, 6, 5, 8],
    [3, 5, 5, 7],
    [6, 6, 8, 8],
    [3, 'NA', 'NA', 'NA'],
  ],
});
type HasMovementAllowance = { readonly movementAllowance: typeof MOVEMENT_ALLOWANCE };

interface Gait {
  /** Begins, moves and ends the phase stacked with a leader. */
  readonly withLeader?: boolean;
  readonly doubleTime?: boolean;
}

/** The MF it may spend; undefined if it may not move like this. Whom no leader helps has his base. */
export function movementAllowance(
  { movementAllowance: table }: HasMovementAllowance,
  mover: Mover,
  { withLeader = false, doubleTime = false }: Gait = {},
): number | undefined {
  const at = (column: string) => cell(table, mover, column);
  if (doubleTime) {
    const hurried = at(withLeader ? 'double time with leader' : 'double time');
    return hurried === 'NA' ? undefined : hurried;
  }
  const led = withLeader ? at('with leader') : 'NA';
  const allowance = led === 'NA' ? at('base') : led;
  return allowance === 'NA' ? undefined : allowance;
}

export const PORTAGE = modifierChart(
  {
    id: 'portage',
    title: 'Inherent portage capacity',
    cite: '4.0.e',
    source: printed('rules 3.2.3, 3.3.1 and 4.0'),
    column: 'PP',
  },
  {
    MMC: [3, '4.0.e'],
    SMC: [1, '4.0.e'],
    'wounded SMC': [0, '3.2.3.f'],
    'SMC at most': [2, '4.0.e'],
    'lent by a leader': [1, '4.0.f'],
    CX: [-1, '3.3.1.h'],
  },
);
