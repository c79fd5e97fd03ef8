/** The Terrain Effects Chart for vehicles (15.0, 15.1). The card is lost; the text names a few of its values. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import type { MovementClass } from '../vehicles/card.ts';
import { EDGE_CHART, type Edge } from './board-terrain.ts';
import { inferred, LATER_EDITION, printed, published, substitute } from './source.ts';
import { TERRAINS, type Terrain } from './terrain.ts';

const OTHERS = ['road', 'uphill', 'Wire'] as const;
export type VehicleTerrain = Terrain | Edge | (typeof OTHERS)[number];

const STREAMS = published(`${LATER_EDITION}: streams by their type; ours are of the second`);

/** MP by movement class, or no way through. Hexsides and height come on top of the price of the hex. */
export const VEHICLE_TERRAIN: Chart<number | 'P'> = chart<number | 'P'>({
  id: 'vehicle-terrain',
  title: 'Terrain Effects Chart, vehicles',
  cite: '15.0.c',
  source: substitute('the card is lost; between the values that the text gives'),
  rows: [...TERRAINS, ...EDGE_CHART.rows, ...OTHERS],
  columns: ['T', 'O', 'R'] satisfies MovementClass[],
  cells: [
    [1, 1, 2],
    [2, 3, 4],
    [1, 2, 2],
    [1, 2, 3],
    [1, 2, 3],
    [4, 6, 'P'],
    ['P', 'P', 'P'],
    [4, 'P', 'P'],
    ['P', 'P', 'P'],
    ['P', 'P', 'P'],
    ['P', 'P', 'P'],
    [2, 'P', 'P'],
    [1, 2, 'P'],
    [4, 'P', 'P'],
    [4, 'P', 'P'],
    ['P', 'P', 'P'],
    [2, 3, 4],
    [2, 'P', 'P'],
    [1, 1, 1],
    [1, 2, 2],
    [2, 'P', 'P'],
  ],
  exceptions: {
    'Clear/T': inferred('the example of reversing, 15.1'),
    'Light Woods/T': printed('the example of rule 6.5'),
    'stream/T': STREAMS,
    'stream/O': STREAMS,
    'stream/R': STREAMS,
  },
});
type HasVehicleTerrain = { readonly vehicleTerrain: typeof VEHICLE_TERRAIN };

/** Undefined where vehicles of that class can't go. */
export function vehicleCost(
  { vehicleTerrain }: HasVehicleTerrain,
  terrain: VehicleTerrain,
  of: MovementClass,
): number | undefined {
  const cost = cell(vehicleTerrain, terrain, of);
  return cost === 'P' ? undefined : cost;
}
