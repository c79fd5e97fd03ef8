/** What changes a roll to rally, besides the leader's own modifier (3.1). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const RALLY_MODIFIERS = modifierChart(
  {
    id: 'rally-modifiers',
    title: 'Rally modifiers',
    cite: '3.1.j',
    source: printed('rules 3.1, steps e and f'),
    column: 'DRM',
  },
  {
    'desperation morale': [4, '3.1.j'],
    'in woods or building': [-1, '3.1.j'],
    'self-rally': [1, '3.1.h'],
  },
);
