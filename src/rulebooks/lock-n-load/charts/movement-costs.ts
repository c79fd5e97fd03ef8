/** What movement costs besides the terrain of the hex, and what changes a Movement Factor (6). */
import { modifier, modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed, substitute } from './source.ts';

/** Instead of the hex's own cost. */
export const FIXED_COSTS = modifierChart(
  {
    id: 'fixed-costs',
    title: 'Costs in place of terrain',
    cite: '6.0.a',
    source: printed('rules 11.6 and 21.3'),
    column: 'MP',
  },
  {
    Wire: [4, '21.3'],
    'led by a Scout': [1, '11.6.b'],
    'along a road': [1, '10.4.a', substitute('the cost is on the lost card; as Clear')],
  },
);

/** On top of the hex's own cost, or without leaving the hex. */
export const EXTRA_COSTS = modifierChart(
  {
    id: 'extra-costs',
    title: 'Costs on top of terrain',
    cite: '6.0.a',
    source: printed('rules 1.6, 10.2, 21.1 and 21.4'),
    column: 'MP',
  },
  {
    'pick up a support weapon': [2, '1.6.o'],
    'change level in a building': [2, '10.2.b'],
    'enter a Bunker': [2, '21.1.b'],
    'leave a Bunker': [2, '21.1.b'],
    'own Mines': [1, '21.4.d'],
    'each level uphill': [1, '10.4.a', substitute('the cost is on the lost card')],
    'leave the map': [1, '22.0.a', substitute('the scenarios say; as open ground')],
  },
);

export const MOVEMENT_MODIFIERS = modifierChart(
  {
    id: 'movement-modifiers',
    title: 'Movement Factor modifiers',
    cite: '6.2',
    source: printed('rules 1.6 and 6.2'),
    column: '+',
  },
  { 'Double-Time': [2, '6.2'], 'SMC carries a support weapon': [-2, '1.6.a'] },
);

/** Of the Movement Factor, rounded up. */
export const MOVEMENT_SHARES = modifierChart(
  {
    id: 'movement-shares',
    title: 'Shares of the Movement Factor',
    cite: '6.1.b',
    source: printed('rules 6.1 and 6.4'),
    column: 'x',
  },
  { 'assault move': [0.5, '6.1.b'], 'stealth move with fire': [0.5, '6.4.d'] },
);

/** A weapon team turns so many vertices for one MP. */
export const VERTICES_A_POINT = modifierChart(
  {
    id: 'pivot',
    title: 'Turning a weapon team',
    cite: '1.7.f',
    source: printed('rule 1.7'),
    column: 'vertices',
  },
  { 'for 1 MP': [2, '1.7.f'] },
);
type HasVerticesAPoint = { readonly verticesAPoint: typeof VERTICES_A_POINT };

export const pivotCost = ({ verticesAPoint }: HasVerticesAPoint, vertices: number): number =>
  Math.ceil(vertices / modifier(verticesAPoint, 'for 1 MP').n);
