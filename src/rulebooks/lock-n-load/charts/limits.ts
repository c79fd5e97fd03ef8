/** How many, how far, how often: the numbers that rules set once. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

/** For each side in each location, in half-squads so that no fraction is needed (1.3). */
export const STACKING: Chart<number> = chart({
  id: 'stacking',
  title: 'Stacking',
  cite: '1.3.a',
  source: printed('rule 1.3'),
  rows: ['squad', 'half-squad', 'crew', 'weapon team', 'limit'],
  columns: ['half-squads'],
  cells: [[2], [1], [1], [2], [6]],
});
type HasStacking = { readonly stacking: typeof STACKING };

export const stackingSize = (
  { stacking }: HasStacking,
  kind: 'squad' | 'half-squad' | 'crew' | 'weapon team',
): number => cell(stacking, kind, 'half-squads');
export const stackingLimit = ({ stacking }: HasStacking): number => cell(stacking, 'limit', 'half-squads');

export const LIMITS = modifierChart(
  { id: 'limits', title: 'Limits', cite: '1.3.a', source: printed('the rules cited'), column: 'at most' },
  {
    'SMCs in a location': [2, '1.3.a'],
    'Heroes of a nation on the map': [2, '11.2.h'],
    'Target Modifier': [4, '5.5.a'],
    'Target Modifier of a lone Sniper': [8, '5.5.b'],
    'degrading hexes in a line of sight': [2, '10.3.b'],
    'spotting attempts in an impulse': [1, '10.1.k'],
    'passes in a row': [3, '4.0.b'],
    'Mines markers in a hex': [2, '21.4.a'],
  },
);

/** In hexes; the target's hex counts, the firer's does not. */
export const DISTANCES = modifierChart(
  { id: 'distances', title: 'Distances', cite: '5.0.c', source: printed('the rules cited'), column: 'hexes' },
  {
    'Leadership Range': [1, '11.1.c'],
    'laying smoke': [1, '7.0.a'],
    'sight at night': [2, '20.1.a'],
    'Starshell from a Leader or Hero': [3, '20.2.a'],
    'Starshell from a mortar, around its caller': [2, '20.2.c'],
    'lit by a Starshell': [1, '20.2.b'],
  },
);
