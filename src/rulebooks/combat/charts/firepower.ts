/** The Firepower Factors Table (12.3.1): by row of firepower and column of the modified d100. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { inferred, printed } from '../../kit/source.ts';
import { readTable } from './grid.ts';
import { OURS } from './sources.ts';

const ROWS = [1, 2, 4, 6, 8, 12, 16, 20, 30, 40, 50] as const;
/** The highest total of each column; the last takes all above. */
const COLUMNS = [2, 5, 10, 15, 25, 35, 45, 55, 70, 85, 99, 100] as const;

export const FIREPOWER_TABLE: Chart<string> = chart({
  id: 'firepower',
  title: 'Firepower Factors Table',
  cite: '12.3.1',
  source: OURS,
  rows: ROWS.map(String),
  columns: COLUMNS.map(String),
  cells: readTable(`
    C      M+1    M      –      –      –      –      –      –    –    –    –
    C/M    M+1    M      M      –      –      –      –      –    –    –    –
    C/M+1  C/M    M+1    M      M      –      –      –      –    –    –    –
    C/M+1  C/M+1  C/M    M+1    M      M      –      –      –    –    –    –
    E      C/M+1  C/M+1  C/M    M+1    M      M      –      –    –    –    –
    E      C/M+2  C/M+1  C/M    M+1    M+1    M      M      –    –    –    –
    E      E      C/M+2  C/M+2  C/M    M+2    M+1    M      M    –    –    –
    2E     E      E      C/M+2  C/M+1  C/M    M+2    M+1    M    –    –    –
    2E     2E     E      E      C/M+2  C/M+1  C/M    M+2    M+1  M    –    –
    2E     2E     2E     E      E      C/M+2  C/M+1  C/M    M+2  M+1  M    –
    2E     2E     2E     2E     E      E      C/M+2  C/M+1  C/M  M+2  M+1  M
  `),
  exceptions: {
    '4/25': inferred('text l.294: 17 in the row of 4 is M'),
    '6/25': inferred('text l.1285: 17 in the row of 6 is M'),
    '12/25': inferred('text l.1985: 23 in the row of 12 is M+1'),
    '16/15': inferred('text l.2055: 15 in the row of 16 is C/M+2'),
    '8/85': inferred('text l.2043: 75 in the row of 8 is nothing'),
    '12/70': inferred('text l.2037: 69 in the row of 12 is nothing'),
    '12/99': inferred('text l.2025: 86 in the row of 12 is nothing'),
  },
});

/** What a cell says: how many go, whether somebody is hurt, and the check of the others. */
export interface Effect {
  readonly eliminates: 0 | 1 | 2;
  readonly hurts: boolean;
  /** What is added to the Morale Check; undefined: there is none. */
  readonly check?: number;
}

const NOTHING: Effect = { eliminates: 0, hurts: false };

type HasTable = { readonly firepower: Chart<string> };

/** The row that is not above the firepower (12.3.1.1). */
const rowFor = (firepower: number): number => ROWS.findLast(row => row <= firepower) ?? (ROWS[0] as number);

const columnFor = (total: number): number => COLUMNS.find(top => total <= top) ?? 100;

export const resultOf = ({ firepower }: HasTable, strength: number, total: number): string =>
  cell(firepower, `${rowFor(strength)}`, `${columnFor(total)}`);

/** E and 2E bring the others the highest check of their row (12.3.1.3.E). */
export function effectOf(charts: HasTable, strength: number, result: string): Effect {
  if (result === '–') return NOTHING;
  if (result.endsWith('E'))
    return { eliminates: result === '2E' ? 2 : 1, hurts: false, check: highestCheck(charts, strength) };
  const check = checkIn(result);
  return { eliminates: 0, hurts: result.startsWith('C'), ...(check !== undefined && { check }) };
}

function checkIn(result: string): number | undefined {
  const found = /M(?:\+(\d))?$/.exec(result);
  return found ? Number(found[1] ?? 0) : undefined;
}

const highestCheck = ({ firepower }: HasTable, strength: number): number =>
  Math.max(...COLUMNS.map(column => checkIn(cell(firepower, `${rowFor(strength)}`, `${column}`)) ?? 0));

/** Rows of weapons that have no firepower of their own (12.2.1.5). */
export const EQUIVALENTS: Chart<number> = chart({
  id: 'equivalents',
  title: 'Firepower of other weapons',
  cite: '12.2.1.5',
  source: OURS,
  rows: ['FT', 'GATR', 'RATR', 'DC', 'MOL', 'APM', 'ATM', 'bazooka', 'Panzerschreck'],
  columns: ['row'],
  cells: [[30], [1], [2], [30], [8], [12], [20], [16], [20]],
  exceptions: {
    'FT/row': printed('text l.1273: a flamethrower uses the row of 30'),
    'GATR/row': printed('text l.1273'),
    'RATR/row': printed('text l.1566'),
    'DC/row': inferred('text l.222: a charge equals a gun of size 100'),
    'bazooka/row': inferred('text l.1594: gun size 76'),
    'Panzerschreck/row': inferred('text l.1594: gun size 88'),
  },
});

export const equivalentOf = (
  { equivalents }: { readonly equivalents: Chart<number> },
  weapon: string,
): number => cell(equivalents, weapon, 'row');
