/** What goes into the firepower of an attack, and what modifies it as a whole (5.0 to 5.6). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from './source.ts';

/** The share of its firepower that a unit or weapon adds; the sum is rounded up once. */
export const FIREPOWER_SHARES = modifierChart(
  {
    id: 'firepower-shares',
    title: 'Shares in combined fire',
    cite: '5.2.a',
    source: printed('rule 5.2 and the reference table'),
    column: 'x',
  },
  {
    'leading unit': [1, '5.2.a'],
    'other MMC': [0.5, '5.2.a'],
    Hero: [1, '11.2.d'],
    'support weapon on the Direct Fire Table': [1, '5.2.a'],
  },
);

/** What halves one unit's or weapon's firepower, each rounded up before anything is added. */
export const FIREPOWER_FACTORS = modifierChart(
  {
    id: 'firepower-factors',
    title: 'Halved firepower',
    cite: '5.4',
    source: printed('rules 1.6, 4.1 and 5.4'),
    column: 'x',
  },
  {
    'extended range': [0.5, '5.4'],
    'support weapon of an Ops Complete unit': [0.5, '4.1.c'],
    'support weapon fired by a single SMC': [0.5, '1.6.e'],
  },
);

/** What changes one unit's own firepower before anything else. */
export const UNIT_FIREPOWER_MODIFIERS = modifierChart(
  {
    id: 'unit-firepower-modifiers',
    title: 'Modifiers to a unit’s firepower',
    cite: '4.1.b',
    source: printed('rule 4.1'),
    column: '+',
  },
  { 'Ops Complete': [-1, '4.1.b'] },
);

/** Besides the Leadership Modifier; against the moving units of a hex alone: `moving target`. */
export const DIRECT_FIRE_MODIFIERS = modifierChart(
  {
    id: 'direct-fire-modifiers',
    title: 'Direct Fire Table modifiers',
    cite: '5.0.d',
    source: printed('rules 5.3, 5.6, 6.1, 6.4, 7.0, 10.3 and 20.1; the card itself is lost'),
    column: 'DRM',
  },
  {
    'adjacent target': [2, '5.0.h', inferred('rules 5.6 and 20.1, which speak of it as known')],
    'adjacent target, Assaulters': [3, '5.6'],
    'moving target': [1, '5.3.e'],
    'assault move': [-2, '6.1.c'],
    'stealth move': [-2, '6.4.d'],
    'degrading hex': [-1, '10.3.b'],
    'fire out of smoke': [-1, '7.0.c'],
    'night, beyond sight': [-3, '20.1.a'],
  },
);
