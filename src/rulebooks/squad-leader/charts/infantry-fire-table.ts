/** The Infantry Fire Table: what a fire attack does (5.5). */
import { type Chart, chart } from '../../../engine/index.ts';
import { printed, published, substitute } from './source.ts';

export const FIRE_COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36] as const;
export type FireColumn = (typeof FIRE_COLUMNS)[number];

/** `KIA`: all are eliminated. `MC`: each checks morale, n more on the dice. */
export type FireResult =
  | { readonly is: 'KIA' }
  | { readonly is: 'MC'; readonly n: number }
  | { readonly is: 'none' };

const RESULTS: Readonly<Record<string, FireResult>> = {
  KIA: { is: 'KIA' },
  '4': { is: 'MC', n: 4 },
  '3': { is: 'MC', n: 3 },
  '2': { is: 'MC', n: 2 },
  '1': { is: 'MC', n: 1 },
  M: { is: 'MC', n: 0 },
  '-': { is: 'none' },
};

const LOWEST = 1;
const HIGHEST = 15;
const EXAMPLE = published('examples of play in public copies of the fourth edition');

export const INFANTRY_FIRE_TABLE: Chart<string> = chart({
  id: 'infantry-fire-table',
  title: 'Infantry Fire Table',
  cite: '5.5.6',
  source: substitute(
    'no copy of the card can be seen in public: the table of a later game of the same family, read by this one’s results, and kept to every cell that the text or an example tells',
  ),
  rows: ['<=1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '>=15'],
  columns: FIRE_COLUMNS.map(String),
  cells: [
    'KIA KIA KIA KIA KIA KIA KIA KIA KIA KIA KIA',
    '2   KIA KIA KIA KIA KIA KIA KIA KIA KIA KIA',
    '1   2   2   KIA KIA KIA KIA KIA KIA KIA KIA',
    'M   1   1   2   2   3   KIA KIA KIA KIA KIA',
    '-   M   1   1   2   2   3   4   KIA KIA KIA',
    '-   -   M   1   1   2   2   3   4   KIA KIA',
    '-   -   -   M   1   1   2   2   3   4   KIA',
    '-   -   -   -   M   1   1   2   2   3   4',
    '-   -   -   -   -   M   1   1   2   2   3',
    '-   -   -   -   -   -   M   1   1   2   2',
    '-   -   -   -   -   -   -   M   1   1   2',
    '-   -   -   -   -   -   -   -   M   1   1',
    '-   -   -   -   -   -   -   -   -   M   1',
    '-   -   -   -   -   -   -   -   -   -   M',
    '-   -   -   -   -   -   -   -   -   -   -',
  ].map(row => row.split(/ +/)),
  exceptions: {
    '<=1/1': printed('rule 3.4.6: on the first column nothing kills above 1'),
    '3/2': EXAMPLE,
    '3/12': EXAMPLE,
    '6/8': EXAMPLE,
    '7/8': EXAMPLE,
    '8/8': EXAMPLE,
    '9/8': EXAMPLE,
  },
  expects: value =>
    typeof value === 'string' && value in RESULTS ? undefined : 'a result: KIA, 4, 3, 2, 1, M or -',
});
type HasTable = { readonly infantryFireTable: typeof INFANTRY_FIRE_TABLE };

/** The rightmost column that the firepower reaches; what is above it is lost (5.5.3). */
export function fireColumn(firepower: number): FireColumn | undefined {
  return FIRE_COLUMNS.findLast(column => column <= firepower);
}

/** So many columns to the right, or to the left if negative; left of the first there is no attack. */
export function shiftColumn(column: FireColumn, by: number): FireColumn | undefined {
  return FIRE_COLUMNS[Math.min(FIRE_COLUMNS.indexOf(column) + by, FIRE_COLUMNS.length - 1)];
}

export function fireResult({ infantryFireTable }: HasTable, column: FireColumn, finalDr: number): FireResult {
  const row = Math.min(Math.max(finalDr, LOWEST), HIGHEST) - LOWEST;
  const cell = infantryFireTable.cells[row]?.[FIRE_COLUMNS.indexOf(column)] ?? '-';
  return RESULTS[cell] ?? { is: 'none' };
}

/** As the table prints it. */
export function resultText(result: FireResult): string {
  switch (result.is) {
    case 'KIA':
      return 'KIA';
    case 'MC':
      return result.n === 0 ? 'NMC' : `${result.n}MC`;
    case 'none':
      return '-';
  }
}
