/** What changes a roll to hit with ordnance, where less is better, and the attack after a hit (14). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { ARMOR_EXAMPLE, inferred, printed, substitute } from './source.ts';

/** Besides the Target Modifier, which is added, and the Leadership Modifier, which is subtracted. */
export const ORDNANCE_MODIFIERS = modifierChart(
  {
    id: 'ordnance-modifiers',
    title: 'Ordnance Fire Table modifiers',
    cite: '14.1.e',
    source: printed('rules 1.6, 1.7, 4.1, 6.1, 6.4, 7.0, 14.1, 14.3 and 20.1.1; the card itself is lost'),
    column: 'DRM',
  },
  {
    'adjacent target': [
      -2,
      '14.1.e',
      substitute('aircraft are denied the bonus, so there is one; as large as in direct fire'),
    ],
    'degrading hex': [1, '14.1.e'],
    'weapon team has pivoted': [1, '1.7.g'],
    'assault move': [1, '6.1.e'],
    'stealth move': [1, '6.4.d'],
    'Ops Complete': [2, '4.1.c'],
    'fired by a single SMC': [1, '1.6.e'],
    'fire out of smoke': [1, '7.0.c'],
    'acquired once': [-1, '14.3.b'],
    'acquired twice': [-2, '14.3.b'],
    'night, beyond sight': [3, '20.1.1'],
    'firer is an open vehicle': [-1, 'EOP.4', inferred(`${ARMOR_EXAMPLE}: the Sherman’s shot`)],
  },
);

/** What changes the HE-equivalent of a hit on infantry. */
export const HIGH_EXPLOSIVE_MODIFIERS = modifierChart(
  {
    id: 'high-explosive-modifiers',
    title: 'HE-equivalent modifiers',
    cite: '14.1.f',
    source: printed('rule 14.2.1 and the reference table'),
    column: '+',
  },
  {
    'HEAT at infantry outside buildings and bunkers': [-1, '14.2.1'],
    'target has moved': [1, 'RRT.1'],
  },
);

/** Whatever the modifiers: this roll hits, that one misses. */
export const ALWAYS_HITS = 2;
export const ALWAYS_MISSES = 12;
