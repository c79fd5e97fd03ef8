/** What changes a Morale Check or rally besides leadership (1.5, 3.0), and what a wound costs (5.1). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const MORALE_MODIFIERS = modifierChart(
  {
    id: 'morale-modifiers',
    title: 'Morale Check and rally modifiers',
    cite: '1.5.c',
    source: printed('rules 1.5 and 3.0'),
    column: 'DRM',
  },
  { 'positive Target Modifier': [-2, '3.0.d'] },
);

/** Heroes have a wounded side of their own instead. Only a Leader has the last two; neither falls below zero. */
export const WOUND_EFFECTS = modifierChart(
  {
    id: 'wound-effects',
    title: 'Effects of a wound',
    cite: '5.1.l',
    source: printed('rule 5.1'),
    column: '+',
  },
  { Morale: [-1, '5.1.l'], 'Leadership Modifier': [-1, '5.1.l'], 'Leadership Range': [-1, '5.1.l'] },
);
