/** What changes a try to acquire a weapon that lies about (8.5). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const ACQUISITION = modifierChart(
  {
    id: 'acquisition',
    title: 'Acquisition of weapons',
    cite: '8.5.T',
    source: printed('the chart in rule 8.5, and rules 8.5.2 and 8.5.3'),
    column: 'drm',
  },
  {
    'in sight and normal range of an unbroken enemy': [1, '8.5.T'],
    'wheat, brush, woods or rubble': [1, '8.5.T'],
    'acquired by a squad': [-1, '8.5.T'],
    'acquired by a single man': [1, '8.5.T'],
    'movement factor spent on it': [-1, '8.5.2'],
    'stays where it is in the advance phase': [-1, '8.5.3'],
  },
);
