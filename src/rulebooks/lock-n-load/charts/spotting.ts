/** Spotting attempts: one die, so much or less (10.1). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

/** Open terrain needs no attempt: whoever is in it is spotted. */
export const SPOTTING_TABLE: Chart<number> = chart({
  id: 'spotting-table',
  title: 'Spotting attempts',
  cite: '10.1.g',
  source: printed('rule 10.1 and the reference table'),
  rows: ['blocking', 'degrading', 'bunker'],
  columns: ['spotted on'],
  cells: [[2], [3], [2]],
  exceptions: { 'bunker/spotted on': printed('rule 21.1.1: as blocking terrain') },
});
type HasSpottingTable = { readonly spottingTable: typeof SPOTTING_TABLE };

export const spottingNumber = (
  { spottingTable }: HasSpottingTable,
  cover: 'blocking' | 'degrading' | 'bunker',
): number => cell(spottingTable, cover, 'spotted on');

/** Besides the Leadership Modifier, which is subtracted. */
export const SPOTTING_MODIFIERS = modifierChart(
  {
    id: 'spotting-modifiers',
    title: 'Spotting modifiers',
    cite: '10.1.h',
    source: printed('rules 10.1 and 11.6'),
    column: 'drm',
  },
  { 'degrading hex': [1, '10.1.h'], Scout: [-2, '11.6.a'] },
);
