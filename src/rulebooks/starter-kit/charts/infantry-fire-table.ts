/** The Infantry Fire Table: what a fire attack does (3.2.3). */
import { type Chart, chart } from '../../../engine/index.ts';
import { published } from './source.ts';

export const FIRE_COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36] as const;
export type FireColumn = (typeof FIRE_COLUMNS)[number];

/** `KIA`: n targets are eliminated. `K`: one is reduced, the others check at +n. `MC`: all check at +n. */
export type FireResult =
  | { readonly is: 'KIA'; readonly n: number }
  | { readonly is: 'K'; readonly n: number }
  | { readonly is: 'MC'; readonly n: number }
  | { readonly is: 'PTC' }
  | { readonly is: 'none' };

/** As the table prints a result. */
const RESULT = /^(?:-|PTC|NMC|(\d)KIA|K\/(\d)|(\d)MC)$/;

const LOWEST = 0;
const HIGHEST = 15;

export const INFANTRY_FIRE_TABLE: Chart<string> = chart({
  id: 'infantry-fire-table',
  title: 'Infantry Fire Table',
  cite: '3.2.3.a',
  source: published(
    'three public transcriptions of the fire table (LimboDancer, ASLSK, ASL SK Judge) that agree in every cell; they agree with all 16 look-ups of the text’s examples',
  ),
  rows: ['<=0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '>=15'],
  columns: FIRE_COLUMNS.map(String),
  cells: [
    '1KIA 2KIA 2KIA 3KIA 3KIA 3KIA 4KIA 4KIA 5KIA 6KIA 7KIA',
    'K/1  1KIA 1KIA 2KIA 2KIA 2KIA 3KIA 3KIA 4KIA 5KIA 6KIA',
    '1MC  K/1  K/2  1KIA 1KIA 1KIA 2KIA 2KIA 3KIA 4KIA 5KIA',
    '1MC  1MC  2MC  K/2  K/2  K/3  1KIA 1KIA 2KIA 3KIA 4KIA',
    'NMC  1MC  1MC  2MC  2MC  3MC  K/3  K/4  1KIA 2KIA 3KIA',
    'PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC  K/4  1KIA 2KIA',
    '-    PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC  K/4  1KIA',
    '-    -    PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC  K/4',
    '-    -    -    PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC',
    '-    -    -    -    PTC  NMC  1MC  1MC  2MC  2MC  3MC',
    '-    -    -    -    -    PTC  NMC  1MC  1MC  2MC  2MC',
    '-    -    -    -    -    -    PTC  NMC  1MC  1MC  2MC',
    '-    -    -    -    -    -    -    PTC  NMC  1MC  1MC',
    '-    -    -    -    -    -    -    -    PTC  NMC  1MC',
    '-    -    -    -    -    -    -    -    -    PTC  NMC',
    '-    -    -    -    -    -    -    -    -    -    PTC',
  ].map(row => row.split(/ +/)),
  expects: value =>
    typeof value === 'string' && RESULT.test(value)
      ? undefined
      : 'a result such as 2KIA, K/3, 1MC, NMC, PTC or -',
});
type HasInfantryFireTable = { readonly infantryFireTable: typeof INFANTRY_FIRE_TABLE };

/** The rightmost column that the firepower reaches; what is above it is lost. */
export function fireColumn(firepower: number): FireColumn | undefined {
  return FIRE_COLUMNS.findLast(column => column <= firepower);
}

/** So many columns to the right, or to the left if negative; left of the first there is no attack. */
export function shiftColumn(column: number, by: number): FireColumn | undefined {
  const shifted = Math.min(indexOf(column) + by, FIRE_COLUMNS.length - 1);
  return FIRE_COLUMNS[shifted];
}

export function fireResult(
  { infantryFireTable }: HasInfantryFireTable,
  column: number,
  finalDr: number,
): FireResult {
  const row = Math.min(Math.max(finalDr, LOWEST), HIGHEST);
  return parseFireResult(infantryFireTable.cells[row]?.[indexOf(column)] ?? '');
}

/** As the table prints it. */
export function resultText(result: FireResult): string {
  switch (result.is) {
    case 'KIA':
      return `${result.n}KIA`;
    case 'K':
      return `K/${result.n}`;
    case 'MC':
      return result.n === 0 ? 'NMC' : `${result.n}MC`;
    case 'PTC':
      return 'PTC';
    case 'none':
      return '-';
  }
}

const PARSED = new Map<string, FireResult>();

/** Reads `2KIA`, `K/3`, `1MC`, `NMC`, `PTC` or `-`; the few that exist are read once. */
export function parseFireResult(text: string): FireResult {
  const known = PARSED.get(text);
  if (known) return known;
  const result = parse(text);
  PARSED.set(text, result);
  return result;
}

function parse(text: string): FireResult {
  if (text === '-') return { is: 'none' };
  if (text === 'PTC') return { is: 'PTC' };
  if (text === 'NMC') return { is: 'MC', n: 0 };
  const [, eliminated, reduced, checked] = RESULT.exec(text) ?? [];
  if (eliminated !== undefined) return { is: 'KIA', n: Number(eliminated) };
  if (reduced !== undefined) return { is: 'K', n: Number(reduced) };
  if (checked !== undefined) return { is: 'MC', n: Number(checked) };
  throw new Error(`'${text}' is no result of the fire table; expected 2KIA, K/3, 1MC, NMC, PTC or -`);
}

function indexOf(column: number): number {
  const columns: readonly number[] = FIRE_COLUMNS;
  const index = columns.indexOf(column);
  if (index < 0) throw new Error(`the fire table has no column ${column}; columns are ${columns.join(', ')}`);
  return index;
}
