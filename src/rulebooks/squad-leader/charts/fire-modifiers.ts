/** What changes the firepower of an attack, and what changes its roll on the fire table (5.3, 5.4, 5.6.8). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

/** All of them multiply, however many apply (5.4.7). */
export const FIREPOWER_FACTORS = modifierChart(
  {
    id: 'firepower-factors',
    title: 'Firepower multipliers',
    cite: '5.4.7',
    source: printed('rules 3.24.2, 5.4, 8.6.5, 8.9.1.2, 8.9.3.1 and QA-22.1'),
    column: 'x',
  },
  {
    'point blank': [2, '5.4.1'],
    'long range': [0.5, '5.4.4'],
    'moving fire': [0.5, '5.4.5'],
    pinned: [0.5, '3.24.1'],
    'guards prisoners': [0.5, '3.29.14'],
    'machine gun fired by one leader': [0.5, '8.9.1.2'],
    'spraying fire': [0.5, '8.9.3.1'],
    'captured weapon': [0.5, '8.6.5'],
    'flamethrower picked up in this player turn': [0.5, 'QA-22.1'],
    'flamethrower fired from a marsh': [0.5, 'QA-22.1'],
  },
);

/** Besides leadership and the terrain of the target. */
export const FIRE_MODIFIERS = modifierChart(
  {
    id: 'fire-modifiers',
    title: 'Fire modifiers',
    cite: '5.5.4',
    source: printed('rules 3.8.6, 3.8.10, 4.7.11, 5.3.5, 5.6.8, 8.9.8.5, 8.10.7 and 8.11.9.1'),
    column: 'DRM',
  },
  {
    hero: [-1, '3.8.10'],
    'bore sighted gun': [-2, '8.9.8.5'],
    'moved in this phase': [-1, '5.6.8.1.a'],
    'moved in the open': [-1, '5.6.8.1.b'],
    'double timed through cover': [-1, '4.7.5'],
    'each hex of a charge in sight': [-1, '3.25.11'],
    'height advantage': [1, '5.3.5.1'],
    'exhausted firer': [1, '4.7.11'],
    'hero alone at a gun': [1, '3.8.6.a'],
    'flamethrower in the target hex': [-1, '8.10.7'],
    'thrown charge': [1, '8.11.9.1'],
  },
);
