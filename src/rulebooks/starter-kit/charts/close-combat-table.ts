/** The Close Combat Table: the number to roll below, by the odds (3.8). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed, published } from './source.ts';

/** The listed odds as attack to defence, from the worst to the best. */
const LISTED = [
  ['1:8', 1, 8],
  ['1:6', 1, 6],
  ['1:4', 1, 4],
  ['1:2', 1, 2],
  ['1:1', 1, 1],
  ['3:2', 3, 2],
  ['2:1', 2, 1],
  ['3:1', 3, 1],
  ['4:1', 4, 1],
  ['6:1', 6, 1],
  ['8:1', 8, 1],
  ['10:1', 10, 1],
] as const;
export type Odds = '<1:8' | (typeof LISTED)[number][0] | '>10:1';
export const ODDS: readonly Odds[] = ['<1:8', ...LISTED.map(([odds]) => odds), '>10:1'];

const EXAMPLE = inferred('the examples of close combat, 3.8');

export const CLOSE_COMBAT_TABLE: Chart<number> = chart({
  id: 'close-combat-table',
  title: 'Close Combat Table',
  cite: '3.8.f',
  source: published(
    'two public transcriptions (LimboDancer, ASL SK Judge) that agree; every column is one more than the one before',
  ),
  rows: ['kill number', 'hand-to-hand'],
  columns: ODDS,
  cells: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  ],
  exceptions: {
    'kill number/1:2': EXAMPLE,
    'kill number/1:1': EXAMPLE,
    'kill number/3:2': EXAMPLE,
    'kill number/2:1': EXAMPLE,
  },
});
type HasCloseCombatTable = { readonly closeCombatTable: typeof CLOSE_COMBAT_TABLE };

/** The best listed odds that the attack reaches. Multiplied out, so that no fraction is ever rounded. */
export function oddsColumn(attack: number, defence: number): Odds {
  if (attack > 10 * defence) return '>10:1';
  const reached = LISTED.findLast(([, ours, theirs]) => attack * theirs >= defence * ours);
  return reached ? reached[0] : '<1:8';
}

/** A final DR below it eliminates, equal to it reduces one. The Japanese fight hand to hand (8.1.8.4). */
export function killNumber(
  { closeCombatTable }: HasCloseCombatTable,
  odds: Odds,
  handToHand = false,
): number {
  return cell(closeCombatTable, handToHand ? 'hand-to-hand' : 'kill number', odds);
}

export const CLOSE_COMBAT_MODIFIERS = modifierChart(
  {
    id: 'close-combat-modifiers',
    title: 'Close combat modifiers',
    cite: '3.8.f',
    source: printed('rules 3.3.1 and 3.8'),
    column: 'DRM',
  },
  {
    'attacker CX': [1, '3.3.1.h'],
    'target CX': [-1, '3.3.1.h'],
    'target broken': [-2, '3.8.e'],
    'attacker has ambushed': [-1, '3.8.j'],
    'target has ambushed': [1, '3.8.j'],
    'Japanese hand-to-hand': [-1, '8.1.8.4.b', printed('rule 8.1.8.4')],
  },
);
