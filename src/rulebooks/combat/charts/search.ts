/** Searching (3.3.4.3.2): into how many hexes beside them searchers look. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { OURS } from './sources.ts';

const MOST = 10;

export const SEARCH_TABLE: Chart<number> = chart({
  id: 'search',
  title: 'Search Table',
  cite: '3.3.4.3.2.b',
  source: OURS,
  rows: Array.from({ length: MOST }, (_, i) => `${i + 1}`),
  columns: ['hexes'],
  cells: [[1], [1], [1], [2], [2], [2], [3], [3], [6], [6]],
});

export const SEARCH_MODIFIERS = modifierChart(
  {
    id: 'search-modifiers',
    title: 'Modifiers to searching',
    cite: '3.3.4.3.2.b',
    source: OURS,
    column: 'd10',
  },
  { engineers: [2, '3.3.4.3.2.b'] },
);

export const hexesSearched = ({ search }: { readonly search: Chart<number> }, total: number): number =>
  cell(search, `${Math.min(MOST, total)}`, 'hexes');
