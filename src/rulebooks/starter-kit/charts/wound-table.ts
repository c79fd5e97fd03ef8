/** How badly a leader is hit (3.2.3). */
import { type Chart, chart } from '../../../engine/index.ts';
import { printed } from './source.ts';

type WoundSeverity = 'light' | 'eliminated';

/** A man who is wounded already adds one to his roll, however often it happens. */
export const WOUND_TABLE: Chart<WoundSeverity> = chart<WoundSeverity>({
  id: 'wound-table',
  title: 'Wound severity',
  cite: '3.2.3.e',
  source: printed('rule 3.2.3'),
  rows: ['1', '2', '3', '4', '5', '6', '7'],
  columns: ['wound'],
  cells: [['light'], ['light'], ['light'], ['light'], ['eliminated'], ['eliminated'], ['eliminated']],
});
type HasWoundTable = { readonly woundTable: typeof WOUND_TABLE };

export function woundSeverity(
  { woundTable }: HasWoundTable,
  dr: number,
  woundedAlready: boolean,
): WoundSeverity {
  const final = dr + (woundedAlready ? 1 : 0);
  const severity = woundTable.cells[final - 1]?.[0];
  if (!severity) throw new Error(`a wound severity roll is 1 to 6, found ${dr}`);
  return severity;
}
