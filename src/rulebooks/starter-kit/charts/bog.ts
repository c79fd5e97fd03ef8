/** Bog (7.6): a final check of 12 or more holds the vehicle fast. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed, published, substitute } from './source.ts';

export const BOG_NUMBER = 12;

const FULL_GAME = published('the full game’s bog modifiers, in LimboDancer’s transcription');
const EXAMPLES = inferred('the examples of bog and of same hex fire, 7.6 and 7.10');

export const BOG_MODIFIERS = modifierChart(
  { id: 'bog-modifiers', title: 'Bog check', cite: '7.6.b', source: FULL_GAME, column: 'DRM' },
  {
    'low ground pressure': [0, '7.6.b'],
    'normal ground pressure': [1, '7.6.b', EXAMPLES],
    'high ground pressure': [2, '7.6.b'],
    'not fully tracked': [1, '7.6.b'],
    'woods at half the MP': [3, '1.1.1.woods.b', EXAMPLES],
    'woods at all MP': [0, '1.1.1.woods.b', EXAMPLES],
    'wooden building': [3, '1.1.1.building.b', EXAMPLES],
    'stone building': [
      4,
      '1.1.1.building.b',
      substitute('in no source; one worse than a wooden one, as is its TEM'),
    ],
    'dense jungle or bamboo': [2, '8.2.1.jungle.b', printed('rule 8.2.1')],
    'uphill into woods': [1, '7.6.b'],
  },
);

type BogRemoval = 'freed' | 'mired' | 'immobilized';

/** By the coloured die, one more while mired; the attempt costs the product of both dice, twice that without tracks. */
export const BOG_REMOVAL: Chart<BogRemoval> = chart<BogRemoval>({
  id: 'bog-removal',
  title: 'Bog removal',
  cite: '7.6.d',
  source: printed('rule 7.6'),
  rows: ['result'],
  columns: ['1', '2', '3', '4', '5', '6 or more'],
  cells: [['freed', 'freed', 'freed', 'freed', 'mired', 'immobilized']],
});
type HasBogRemoval = { readonly bogRemoval: typeof BOG_REMOVAL };

export function bogRemoval({ bogRemoval: table }: HasBogRemoval, finalColoured: number): BogRemoval {
  return cell(table, 'result', finalColoured >= 6 ? '6 or more' : String(finalColoured));
}
