/** The Close Combat Table: the number to roll at most, by the odds (6.1.3), and what changes the roll. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed, substitute } from './source.ts';

/** The listed odds as attack to defence, from the worst to the best. */
const LISTED = [
  ['1-8', 1, 8],
  ['1-6', 1, 6],
  ['1-4', 1, 4],
  ['1-2', 1, 2],
  ['1-1', 1, 1],
  ['3-2', 3, 2],
  ['2-1', 2, 1],
  ['3-1', 3, 1],
  ['4-1', 4, 1],
  ['6-1', 6, 1],
  ['8-1', 8, 1],
  ['10-1', 10, 1],
] as const;
export type Odds = (typeof LISTED)[number][0];
export const ODDS: readonly Odds[] = LISTED.map(([odds]) => odds);

export const CLOSE_COMBAT_TABLE: Chart<number> = chart({
  id: 'close-combat-table',
  title: 'Close Combat Table',
  cite: '6.1.3',
  source: substitute(
    'no copy can be seen in public: the odds that the examples name, one more for each step, 5 at 1-1; equal or lower kills',
  ),
  rows: ['kill number'],
  columns: ODDS,
  cells: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
});
type HasTable = { readonly closeCombatTable: typeof CLOSE_COMBAT_TABLE };

/** The best listed odds that the attack reaches, in favour of the defence; undefined: too weak for any. */
export function oddsOf(attack: number, defence: number): Odds | undefined {
  return LISTED.findLast(([, ours, theirs]) => attack * theirs >= defence * ours)?.[0];
}

/** The next lower column: where those who cower end up (6.5.1). Undefined: there is none. */
export const worseOdds = (odds: Odds): Odds | undefined => ODDS[ODDS.indexOf(odds) - 1];

/** A final roll of this or less eliminates. */
export const killNumber = ({ closeCombatTable }: HasTable, odds: Odds): number =>
  cell(closeCombatTable, 'kill number', odds);

export const CLOSE_COMBAT_MODIFIERS = modifierChart(
  {
    id: 'close-combat-modifiers',
    title: 'Close combat modifiers',
    cite: '6.1.3',
    source: printed('rules 3.8.10, 3.28.5, 3.29.3, 4.7.9, 6.3.6 and 6.4.1'),
    column: 'DRM',
  },
  {
    'exhausted attacker': [1, '4.7.9'],
    'exhausted target': [-1, '4.7.9'],
    'broken target': [-2, '6.4.1'],
    'withdrawing target': [-2, '6.3.6.b'],
    'friend who stays': [1, '6.3.6.b'],
    'excess load': [-1, '6.3.6.2'],
    hero: [-1, '3.8.10'],
    'capture attempt': [1, '3.29.3.3'],
    'capture of men who would surrender': [-1, '3.28.5.2'],
  },
);
