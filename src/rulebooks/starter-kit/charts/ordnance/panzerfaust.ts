/** The Panzerfaust, which every German unit may turn out to have (4.4.2). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { modifierChart } from '../../../../engine/numbers/modifier-chart.ts';
import { isBefore, type Month } from '../month.ts';
import { printed } from '../source.ts';

const PERIODS = [
  ['from 10/1943', { year: 1943, month: 10 }],
  ['from 1/1944', { year: 1944, month: 1 }],
  ['from 6/1944', { year: 1944, month: 6 }],
  ['from 1/1945', { year: 1945, month: 1 }],
] as const;

export const PANZERFAUST: Chart<number> = chart({
  id: 'panzerfaust',
  title: 'Panzerfaust',
  cite: '4.4.2.e',
  source: printed('rule 4.4.2'),
  rows: PERIODS.map(([period]) => period),
  columns: ['range', 'shots a squad'],
  cells: [
    [1, 1],
    [1, 1.5],
    [2, 1.5],
    [3, 2],
  ],
});
type HasPanzerfaust = { readonly panzerfaust: typeof PANZERFAUST };

/** Its range and how many shots each German squad of the order of battle brings; undefined before there were any. */
export function panzerfaust(
  { panzerfaust: table }: HasPanzerfaust,
  date: Month,
): { readonly range: number; readonly shotsPerSquad: number } | undefined {
  const period = PERIODS.findLast(([, from]) => !isBefore(date, from));
  if (!period) return undefined;
  return { range: cell(table, period[0], 'range'), shotsPerSquad: cell(table, period[0], 'shots a squad') };
}

/** A final check of at most this lets the unit fire. */
export const PANZERFAUST_CHECK = 3;

export const PANZERFAUST_MODIFIERS = modifierChart(
  {
    id: 'panzerfaust-modifiers',
    title: 'Panzerfaust check modifiers',
    cite: '4.4.2.c',
    source: printed('rule 4.4.2'),
    column: 'drm',
  },
  {
    'target is no AFV': [1, '4.4.2.c'],
    CX: [1, '4.4.2.c'],
    'half-squad or crew': [1, '4.4.2.c'],
    SMC: [2, '4.4.2.c'],
    'in 1945': [-1, '4.4.2.c'],
  },
);
