/** The residual firepower that defensive fire leaves behind (3.3.5). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { FIRE_COLUMNS, shiftColumn } from './infantry-fire-table.ts';
import { inferred, printed } from './source.ts';

export const RESIDUAL_FIREPOWER: Chart<number> = chart({
  id: 'residual-firepower',
  title: 'Residual firepower',
  cite: '3.3.5.a',
  source: printed('rule 3.3.5: half the column, at most 12'),
  rows: ['residual'],
  columns: FIRE_COLUMNS.map(String),
  cells: [[0, 1, 2, 2, 4, 6, 8, 8, 12, 12, 12]],
  exceptions: {
    'residual/6': inferred('half of 6 is no column of the fire table; the one below it, as with 20'),
    'residual/20': inferred('the example of a Banzai charge, 8.1.8.6: 20 leaves 8'),
  },
  expects: value =>
    [0, ...FIRE_COLUMNS].some(column => column === value)
      ? undefined
      : `0 or a column of the fire table: ${FIRE_COLUMNS.join(', ')}`,
});
type HasResidualFirepower = { readonly residualFirepower: typeof RESIDUAL_FIREPOWER };

/** What an attack on this column leaves, less a column for each modifier from outside the target hex; 0 is nothing. */
export function residualFirepower(
  { residualFirepower: table }: HasResidualFirepower,
  column: number,
  lowered = 0,
): number {
  const whole = cell(table, 'residual', String(column));
  return whole === 0 ? 0 : (shiftColumn(whole, -lowered) ?? 0);
}
