/** What makes a support weapon break down sooner (8.6.4, 8.9.1.2, 8.9.7.3), and how far machine guns carry (8.9.5.1). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

/** Taken from its breakdown number. */
export const BREAKDOWN_MODIFIERS = modifierChart(
  {
    id: 'breakdown-modifiers',
    title: 'Breakdown numbers',
    cite: '10.9.1.1',
    source: printed('rules 3.9.5, 4.7.11, 8.6.4, 8.9.1.2 and 8.9.7.3'),
    column: 'B#',
  },
  {
    'fired by one leader or hero': [-1, '8.9.1.2'],
    'captured, or in unskilled hands': [-2, '8.6.4'],
    'inexperienced user': [-1, '3.26.1'],
    'sustained fire': [-2, '8.9.7.3'],
    'exhausted user': [-1, '4.7.11'],
  },
);

/** On the dice for each weapon in a hex in which all are killed. */
export const WEAPON_LOSS_MODIFIERS = modifierChart(
  {
    id: 'weapon-loss-modifiers',
    title: 'Random destruction of support weapons',
    cite: '8.8.1',
    source: printed('rule 8.8.1'),
    column: 'DRM',
  },
  {
    'small arms and machine guns alone': [1, '8.8.1'],
  },
);
