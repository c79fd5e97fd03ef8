/** Smoke that men make (7.22.2): Ammo Limits by nation, and what changes them. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';

const NATIONS = ['german', 'american', 'british', 'italian', 'french'] as const;

/** The French of 1941 and later are on the list, though no counter is theirs yet. */
export const SMOKE_LIMITS: Chart<number> = chart({
  id: 'smoke-limits',
  title: 'Infantry smoke limits',
  cite: '7.22.2.a',
  source: printed('text l.645 to 651'),
  rows: NATIONS,
  columns: ['at most'],
  cells: [[5], [5], [4], [3], [3]],
});
export const smokeLimitOf = (
  { smokeLimits }: { readonly smokeLimits: typeof SMOKE_LIMITS },
  nation: (typeof NATIONS)[number],
): number => cell(smokeLimits, nation, 'at most');

export const SMOKE_LIMIT_MODIFIERS = modifierChart(
  {
    id: 'smoke-limit-modifiers',
    title: 'Infantry smoke limit modifiers',
    cite: '7.22.2.b',
    source: printed('text l.653 to 658'),
    column: 'limit',
  },
  {
    Elite: [2, '7.22.2.b'],
    Veteran: [1, '7.22.2.b'],
    Green: [-1, '7.22.2.b'],
    Engineer: [3, '7.22.2.b'],
  },
);
