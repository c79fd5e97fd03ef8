/** The Close Combat Table (14.8): by odds, at most which d100 eliminates and which hurts. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';

/** Each with the attackers for one defender, in twelfths so that 3:2 is a whole number, too. */
const ODDS = {
  '1:4': 3,
  '1:3': 4,
  '1:2': 6,
  '1:1': 12,
  '3:2': 18,
  '2:1': 24,
  '3:1': 36,
  '4:1': 48,
  '5:1': 60,
  '6:1': 72,
};

export const CLOSE_COMBAT_TABLE: Chart<number> = chart({
  id: 'close-combat',
  title: 'Close Combat Table',
  cite: '14.8',
  source: OURS,
  rows: Object.keys(ODDS),
  columns: ['E', 'C'],
  cells: [
    [2, 8],
    [4, 14],
    [8, 24],
    [18, 42],
    [25, 52],
    [33, 62],
    [45, 75],
    [55, 84],
    [65, 91],
    [75, 96],
  ],
});

/** The ratio of the table that is not above this one (14.2.3.2); undefined: the attack is hopeless. */
export const oddsFor = (attack: number, defence: number): string | undefined =>
  Object.entries(ODDS).findLast(([, twelfths]) => 12 * attack >= twelfths * defence)?.[0];

export const closeCombatResult = (
  { closeCombat }: { readonly closeCombat: Chart<number> },
  odds: string,
  total: number,
): 'E' | 'C' | '–' => {
  if (total <= cell(closeCombat, odds, 'E')) return 'E';
  return total <= cell(closeCombat, odds, 'C') ? 'C' : '–';
};

export const CLOSE_COMBAT_MODIFIERS = modifierChart(
  {
    id: 'close-combat-modifiers',
    title: 'Modifiers to close combat',
    cite: '14.10',
    source: printed('rule 14.10'),
    column: 'd100',
  },
  { 'leader directs': [-5, '14.10'] },
);
