/** What speaks for and against a side when both roll for ambush: at least three lower ambushes (3.8). */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed, published } from './source.ts';

export const AMBUSH_MODIFIERS = modifierChart(
  {
    id: 'ambush-modifiers',
    title: 'Ambush modifiers',
    cite: '3.8.k',
    source: printed('rules 3.3.1, 5.4, 6.4, 8.1 to 8.4; the list itself is lost from the text of 3.8'),
    column: 'drm',
  },
  {
    CX: [1, '3.3.1.h'],
    inexperienced: [1, '5.4.a'],
    pinned: [1, '3.8.k', published('a public Russian translation of the rules of kit 3, where 3.8 is whole')],
    broken: [1, '3.8.k', inferred('the example of concealment, 8.3')],
    concealed: [-2, '8.3.2.d'],
    'hidden gun': [-2, '6.4.g'],
    'elite or first line Japanese': [-1, '8.1.8.1'],
    'Banzai unit': [1, '8.1.8.8'],
    Raiders: [-1, '8.4.2'],
    'attacker in jungle, kunai or bamboo': [1, '8.2.d'],
  },
);
