/** Guns on the ground: pushing them, and repairing what has broken down (3.1, 6.5, 6.12, 7.2). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { modifierChart } from '../../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from '../source.ts';

/** Besides the MF that the move costs and the TEM of the hex entered, which are added as they are. */
export const MANHANDLING_MODIFIERS = modifierChart(
  {
    id: 'manhandling-modifiers',
    title: 'Manhandling',
    cite: '6.5.a',
    source: inferred('the example of emplacement and manhandling, 6.5'),
    column: 'DRM',
  },
  {
    'by a road hexside': [-2, '6.5.a'],
    'a squad serves the gun': [-1, '6.5.a'],
    'each squad more': [-2, '6.5.a'],
  },
);

/** Pushing a gun costs twice what walking does. */
export const MANHANDLING_COST_FACTOR = 2;

const COUNTER = 'on the back of the counter';

export const REPAIR: Chart<number | string> = chart<number | string>({
  id: 'repair',
  title: 'Repair',
  cite: '6.12.c',
  source: printed('rules 3.1, 4.4.5, 6.12, 7.2 and 7.8'),
  rows: ['support weapon', 'PIAT', 'gun or light mortar', 'main armament', 'vehicular machine gun'],
  columns: ['repaired up to', 'lost on'],
  cells: [
    [COUNTER, 6],
    [2, 6],
    [1, 6],
    [1, 6],
    [1, 6],
  ],
  expects: (value, row, column) => {
    if (row === 'support weapon' && column === 'repaired up to' && value === COUNTER) return undefined;
    return [0, 1, 2, 3, 4, 5, 6].some(roll => roll === value)
      ? undefined
      : 'a roll of one die, or 0 for none';
  },
});
type HasRepair = { readonly repair: typeof REPAIR };

const REPAIRED = [
  'support weapon',
  'PIAT',
  'gun or light mortar',
  'main armament',
  'vehicular machine gun',
] as const;
type Repaired = (typeof REPAIRED)[number];

/** The die up to which it is repaired; undefined where that is on the back of its counter. */
export function repairNumber({ repair }: HasRepair, what: Repaired): number | undefined {
  const number = cell(repair, what, 'repaired up to');
  return typeof number === 'number' ? number : undefined;
}

/** The die that is its end. */
export function lostOn({ repair }: HasRepair, what: Repaired): number {
  return Number(cell(repair, what, 'lost on'));
}
