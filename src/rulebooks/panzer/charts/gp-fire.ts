/** GP fire (B9): high explosive and small arms. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';

const [FIRST, LAST] = [-6, 10];
const COLUMNS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => `${FIRST + i}`);
const GP_RESULTS = ['Suppressed', 'Effective'] as const;
type GpResult = (typeof GP_RESULTS)[number];

/** (100) with its modifiers has the result at this or more. */
export const GP_TABLE: Chart<number | 'never'> = chart<number | 'never'>({
  id: 'gp-table',
  title: 'GP combat table',
  cite: 'B9.1',
  source: OURS,
  rows: GP_RESULTS,
  columns: COLUMNS,
  cells: [
    [99, 96, 92, 87, 79, 70, 61, 53, 45, 38, 32, 27, 23, 19, 16, 13, 11],
    ['never', 'never', 131, 121, 111, 101, 91, 83, 75, 67, 60, 53, 47, 41, 36, 31, 27],
  ],
});
type HasGpTable = { readonly gpTable: typeof GP_TABLE };

export const GP_MODIFIERS = modifierChart(
  { id: 'gp-modifiers', title: 'GP modifiers', cite: 'B9.2', source: OURS, column: '(100)' },
  {
    'Light cover': [-10, 'B9.2'],
    'Medium cover': [-20, 'B9.2'],
    'Heavy cover': [-30, 'B9.2'],
    'SHORT HALT': [-20, 'B9.2'],
    'SHORT HALT, stabilized': [-10, 'B9.2'],
    Suppressed: [-20, 'BASE.SHOOT', printed('text l.797')],
    Damaged: [-10, 'BASE.SHOOT', printed('text l.800')],
    Hesitating: [-10, '7.1.5.1.a', printed('rule 7.1.5.1')],
    Broken: [-20, '7.1.5.2.c', printed('rule 7.1.5.2')],
    'brew-up smoke': [-10, 'B9.2'],
    Overwatch: [-10, 'B9.2'],
    'Overwatch outside the arc': [-20, 'B9.2'],
    coax: [10, 'BASE.COAX', printed('text l.676')],
    'Pinning Fire': [20, '7.18.b', printed('rule 7.18')],
    'rocket at men in the open': [-10, '7.15.b', printed('rule 7.15')],
    'optics damaged': [-5, '7.23.1.a', printed('rule 7.23.1')],
    'Defensive Fire': [-10, '7.50.b', printed('rule 7.50')],
    khamsin: [-1, '7.36.4', printed('rule 7.36.4: as much as the scenario says')],
    'thin smoke': [-15, 'B14.6'],
    'thick smoke': [-25, 'B14.6'],
    'air burst': [10, '7.46', printed('rule 7.46')],
    CREW: [-5, '7.57.a', printed('rule 7.57')],
    'dismounted observer': [-10, '7.47.b', printed('rule 7.47')],
    'Full Cover': [-20, 'B3.5'],
  },
);

const columnOf = (excess: number): string => `${Math.max(FIRST, Math.min(LAST, excess))}`;

/** What the result needs on the column that factor less GP Defense gives; undefined: it can't be had. */
export function gpNeeds({ gpTable }: HasGpTable, result: GpResult, excess: number): number | undefined {
  const needs = cell(gpTable, result, columnOf(excess));
  return needs === 'never' ? undefined : needs;
}

/** The better result that the total has; undefined: none. */
export function gpResult(charts: HasGpTable, excess: number, total: number): GpResult | undefined {
  const has = (result: GpResult) => total >= (gpNeeds(charts, result, excess) ?? Number.POSITIVE_INFINITY);
  if (has('Effective')) return 'Effective';
  return has('Suppressed') ? 'Suppressed' : undefined;
}
