/** What changes a try to rally (3.23). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const RALLY_MODIFIERS = modifierChart(
  {
    id: 'rally-modifiers',
    title: 'Rally modifiers',
    cite: '3.23.2',
    source: printed('rules 3.21.20 and 3.23.6'),
    column: 'DRM',
  },
  {
    'desperation morale': [4, '3.23.6'],
    'out of cover': [1, '3.23.7'],
  },
);
