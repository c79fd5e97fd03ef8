/** What changes the firepower of an attack, and what changes its roll on the fire table (3.2). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

/** All of them multiply, however many apply; fractions are kept until the total. */
export const FIREPOWER_FACTORS = modifierChart(
  {
    id: 'firepower-factors',
    title: 'Firepower multipliers',
    cite: '3.2.2.d',
    source: printed('rules 3.2.2 to 3.5, 4.1 and 8.3.2'),
    column: 'x',
  },
  {
    'adjacent target': [2, '3.2.2.a'],
    'same hex': [3, '3.2.2.b'],
    'long range': [0.5, '3.2.2.c'],
    pinned: [0.5, '3.2.3.r'],
    'advancing fire': [0.5, '3.5.a'],
    'subsequent first fire': [0.5, '3.3.3.g'],
    'final protective fire': [0.5, '3.3.3.j'],
    'final fire after first fire': [0.5, '3.4.b'],
    'machine gun fired by one leader': [0.5, '4.1.a'],
    'machine gun beyond 16 hexes': [0.5, '4.1.c'],
    'concealed target': [0.5, '8.3.2.b'],
  },
);

/** Added after all multiplication; then fractions are rounded up. */
export const FIREPOWER_ADDITIONS = modifierChart(
  {
    id: 'firepower-additions',
    title: 'Firepower additions',
    cite: '3.5.b',
    source: printed('rule 3.5'),
    column: '+',
  },
  { 'assault fire': [1, '3.5.b'] },
);

/** Besides leadership and the terrain of the target. */
export const FIRE_MODIFIERS = modifierChart(
  {
    id: 'fire-modifiers',
    title: 'Fire modifiers',
    cite: '3.2.3.a',
    source: printed('rules 1.1.1, 1.2.5, 3.3, 4.2 and 6.3 to 6.6'),
    column: 'DRM',
  },
  {
    FFNAM: [-1, '2.0.FFNAM'],
    FFMO: [-1, '2.0.FFMO'],
    'hindrance hex': [1, '2.0.Hindrance'],
    'fire out of smoke': [1, '1.2.5.d'],
    CX: [1, '3.3.1.h'],
    'height advantage': [1, '1.1.1.hill.g'],
    'air burst': [-1, '1.1.1.woods.d'],
    'target possesses a flamethrower': [-1, '4.2.c'],
    'hazardous movement': [-2, '6.5.d'],
    'emplaced gun': [2, '6.3.a'],
    gunshield: [2, '6.6.a'],
    'gunshield against a mortar': [1, '6.6.a'],
  },
);
