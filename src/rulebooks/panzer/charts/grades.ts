/** What goes by grade: initiative (B6.1), Command Range (B5.9), recovery (B11.3), bailing out (B10.5). */
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { printed, published } from '../../kit/source.ts';
import { OURS } from './sources.ts';

/** From the best to the worst. */
export const GRADES = ['Elite', 'Veteran', 'Seasoned', 'Regulars', 'Green'] as const;
export type Grade = (typeof GRADES)[number];

const byGrade = (
  head: { readonly id: string; readonly title: string; readonly cite: string; readonly source: Source },
  column: string,
  values: readonly number[],
  exceptions: Readonly<Record<string, Source>> = {},
): Chart<number> =>
  chart({ ...head, rows: GRADES, columns: [column], cells: values.map(value => [value]), exceptions });

export const INITIATIVE = byGrade(
  {
    id: 'initiative',
    title: 'Initiative by Force Grade',
    cite: 'B6.1',
    source: published('accounts of the base game in public'),
  },
  '(100)',
  [40, 20, 0, -20, -40],
);

/** In hexes; 0 is the same hex. */
export const COMMAND_RANGE = byGrade(
  { id: 'command-range', title: 'Command Range', cite: 'B5.9', source: OURS },
  'hexes',
  [3, 2, 1, 0, 0],
  {
    'Regulars/hexes': printed('text l.411: the lower grades have none'),
    'Green/hexes': printed('text l.411: the lower grades have none'),
  },
);

/** Suppressed units recover at this or less. */
export const RECOVERY = byGrade(
  { id: 'recovery', title: 'Recovery from suppression', cite: 'B11.3', source: OURS },
  'at most',
  [75, 65, 55, 45, 35],
);

/** Crews leave a vehicle that was hurt at this or less. */
export const BAIL_OUT = byGrade(
  { id: 'bail-out', title: 'Bail Out', cite: 'B10.5', source: OURS },
  'at most',
  [5, 10, 15, 25, 35],
);

export const initiativeOf = (charts: { readonly initiative: Chart<number> }, grade: Grade): number =>
  cell(charts.initiative, grade, '(100)');
export const commandRange = (charts: { readonly commandRange: Chart<number> }, grade: Grade): number =>
  cell(charts.commandRange, grade, 'hexes');
export const recoversAt = (charts: { readonly recovery: Chart<number> }, grade: Grade): number =>
  cell(charts.recovery, grade, 'at most');
export const bailsOutAt = (charts: { readonly bailOut: Chart<number> }, grade: Grade): number =>
  cell(charts.bailOut, grade, 'at most');
