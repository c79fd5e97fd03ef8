/** The fire column on which a high-explosive hit is resolved, by the calibre of the gun (3.2.4). */
import { type Chart, chart } from '../../../../engine/index.ts';
import { type FireColumn, fireColumn } from '../infantry-fire-table.ts';
import { inferred, published } from '../source.ts';

const LEAST_CALIBRES = [20, 30, 37, 50, 60, 70, 80, 100, 120, 150, 200] as const;
const EXAMPLE = inferred('the examples of ordnance in 3.2.4, 6.1 and 7');

export const CALIBRE_FIREPOWER: Chart<number> = chart({
  id: 'calibre-firepower',
  title: 'Firepower by calibre',
  cite: '3.2.4.eff.a',
  source: published('the head of the full game’s fire table, in LimboDancer’s transcription'),
  rows: ['column'],
  columns: LEAST_CALIBRES.map(String),
  cells: [[1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36]],
  exceptions: {
    'column/50': EXAMPLE,
    'column/70': EXAMPLE,
    'column/80': EXAMPLE,
    'column/100': EXAMPLE,
  },
});
export type HasCalibreFirepower = { readonly calibreFirepower: typeof CALIBRE_FIREPOWER };

/** The column of a hit by a gun of so many millimetres; below 20 a gun has no shell to speak of. */
export function calibreColumn(
  { calibreFirepower }: HasCalibreFirepower,
  millimetres: number,
): FireColumn | undefined {
  const band = LEAST_CALIBRES.findLastIndex(least => least <= millimetres);
  const column = calibreFirepower.cells[0]?.[band];
  return column === undefined ? undefined : fireColumn(column);
}
