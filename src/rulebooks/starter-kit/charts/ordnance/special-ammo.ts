/** Shells of which a gun may have few or none (6.2). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { type FireColumn, fireColumn, shiftColumn } from '../infantry-fire-table.ts';
import { isBefore, type Month } from '../month.ts';
import { printed } from '../source.ts';
import { calibreColumn, type HasCalibreFirepower } from './calibre.ts';

export const SHELLS = ['AP', 'HE', 'APCR', 'APDS', 'HEAT', 'smoke', 'WP'] as const;
export type Shell = (typeof SHELLS)[number];

/** Against infantry. High explosive goes by calibre, a hollow charge one column lower, white phosphorus by morale. */
export const SHELL_COLUMNS: Chart<number> = chart({
  id: 'shell-columns',
  title: 'Special ammunition against infantry',
  cite: '6.2.ap',
  source: printed('rule 6.2'),
  rows: ['AP below 37mm', 'AP from 37mm', 'APCR or APDS'],
  columns: ['column'],
  cells: [[1], [2], [1]],
});
type HasShellColumns = { readonly shellColumns: typeof SHELL_COLUMNS };

/** The fire column of a hit on infantry; undefined for smoke and for what has none. */
export function shellColumn(
  charts: HasShellColumns & HasCalibreFirepower,
  shell: Shell,
  calibre: number,
): FireColumn | undefined {
  const listed = (row: string) => fireColumn(cell(charts.shellColumns, row, 'column'));
  if (shell === 'AP') return listed(calibre < 37 ? 'AP below 37mm' : 'AP from 37mm');
  if (shell === 'APCR' || shell === 'APDS') return listed('APCR or APDS');
  if (shell === 'smoke' || shell === 'WP') return undefined;
  const column = calibreColumn(charts, calibre);
  return shell === 'HE' || column === undefined ? column : shiftColumn(column, -1);
}

/** The first month in which guns had hollow charges. */
export const HEAT_AVAILABILITY: Chart<number> = chart({
  id: 'heat-availability',
  title: 'Availability of HEAT',
  cite: '6.2.d',
  source: printed('rule 6.2'),
  rows: ['german', 'all others'],
  columns: ['year', 'month'],
  cells: [
    [1942, 5],
    [1943, 1],
  ],
});
type HasHeatAvailability = { readonly heatAvailability: typeof HEAT_AVAILABILITY };

export function hasHeat({ heatAvailability }: HasHeatAvailability, nation: string, date: Month): boolean {
  const row = heatAvailability.rows.includes(nation) ? nation : 'all others';
  return !isBefore(date, {
    year: cell(heatAvailability, row, 'year'),
    month: cell(heatAvailability, row, 'month'),
  });
}
