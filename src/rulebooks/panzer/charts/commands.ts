/** How many different commands a formation may place (B5.6): by its grade and the number of its combat units. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { GRADES, type Grade } from './grades.ts';
import { OURS } from './sources.ts';

const TENS = 10;

/** Tens and ones of the number of units are looked up apart, and the two are added. */
export const AVAILABLE_COMMANDS: Chart<number> = chart({
  id: 'available-commands',
  title: 'Available commands',
  cite: 'B5.6',
  source: { ...OURS, from: `${OURS.from}; it gives 11 to 23 units of Regulars, as text l.1223 has it` },
  rows: GRADES,
  columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  cells: [
    [1, 2, 2.5, 3.5, 4.5, 5.5, 6.5, 7, 8, 9],
    [1, 1.5, 2, 3, 4, 4.5, 5, 6, 6.5, 7.5],
    [0.5, 1, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6],
    [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5],
    [0.5, 1, 1, 1.5, 2, 2.5, 3, 3, 3.5, 4],
  ],
});

/** Rounded down, and one at least; nothing without a unit. */
export function availableCommands(
  { availableCommands: table }: { readonly availableCommands: Chart<number> },
  grade: Grade,
  units: number,
): number {
  if (units === 0) return 0;
  const tens = Math.floor(units / TENS) * cell(table, grade, `${TENS}`);
  const ones = units % TENS === 0 ? 0 : cell(table, grade, `${units % TENS}`);
  return Math.max(1, Math.floor(tens + ones));
}
