/** What makes vehicles slower, and what else about them is a number (5.1.f, 15.1, 15.2). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const VEHICLE_MOVEMENT = modifierChart(
  {
    id: 'vehicle-movement',
    title: 'Movement of vehicles',
    cite: '15.1.c',
    source: printed('rules 5.1, 15.1 and 15.2'),
    column: 'x',
  },
  {
    'pivot, a vertex': [1, '15.1.c'],
    'in reverse': [2, '15.1.e'],
    Shaken: [0.5, '5.1.f'],
    'assault move': [0.5, '15.2.a'],
  },
);

export const VEHICLE_LIMITS = modifierChart(
  {
    id: 'vehicle-limits',
    title: 'Stacking of vehicles',
    cite: '1.3.a',
    source: printed('rule 1.3'),
    column: 'at most',
  },
  { 'vehicles in a location': [2, '1.3.a'] },
);
