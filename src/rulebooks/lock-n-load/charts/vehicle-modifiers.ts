/** What makes vehicles slower, and what else about them is a number (5.1.f, 15.1, 15.2). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed, substitute } from './source.ts';

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

/** Fire of vehicles and at vehicles: on the roll to hit less is better, on the Direct Fire Table more. */
export const VEHICLE_FIRE = modifierChart(
  {
    id: 'vehicle-fire',
    title: 'Fire of vehicles and at vehicles',
    cite: '15.1.f',
    source: substitute('the cards are lost; as large as for weapon teams, the hull more than the turret'),
    column: 'DRM',
  },
  {
    'turret has turned': [1, '15.1.f'],
    'hull has pivoted': [2, '15.1.f'],
    'gun after an Assault Move': [2, '15.2.a', printed('rule 15.2')],
    'moving vehicle, to hit': [1, '15.5', printed('rule 15.5')],
    'large target': [-1, '15.6'],
    'small target': [1, '15.6'],
    'fast moving target': [2, '15.6', printed('rule 15.6')],
    'moving vehicle, direct fire': [-1, '15.5', printed('rule 15.5')],
  },
);

/** How far a vehicle's machine guns reach, by their firepower. */
export const VEHICLE_MG_RANGES = modifierChart(
  {
    id: 'vehicle-mg-ranges',
    title: 'Machine guns of vehicles',
    cite: '15.0.f',
    source: printed('rule 15.0'),
    column: 'range',
  },
  { 'firepower 2': [10, '15.0.f'], 'firepower 4': [14, '15.0.f'] },
);

export const VEHICLE_SPOTTING = modifierChart(
  {
    id: 'vehicle-spotting',
    title: 'Spotting vehicles',
    cite: 'RRT.9',
    source: printed('the reference table'),
    column: 'DRM',
  },
  { 'a vehicle is there': [-1, 'RRT.9'] },
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
