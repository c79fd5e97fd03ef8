/** The numbers of off-board artillery (18.2, 20.1.4). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const OFF_BOARD_ARTILLERY = modifierChart(
  {
    id: 'off-board-artillery',
    title: 'Off-board artillery',
    cite: '18.2.c',
    source: printed('rules 18.2 and 20.1.4, and the reference table'),
    column: 'number',
  },
  {
    'drift for each degrading hex': [1, '18.2.c'],
    'drift at night': [1, '20.1.4'],
    'one more Fire Mission': [3, 'RRT.3'],
  },
);
