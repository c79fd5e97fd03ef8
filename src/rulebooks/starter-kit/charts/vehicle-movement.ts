/** What moving costs a vehicle (1.1.1, 3.3.2, 8.2.1). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from './source.ts';
import { TERRAINS, type Terrain } from './terrain.ts';

/** Armoured cars and fully tracked vehicles: the book has no others. */
export const MOVEMENT_TYPES = ['armoured car', 'fully tracked'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** MP; or `half` or `all` of its allotment; `half or all` as its player chooses; `NA`: it may not enter. */
export type VehicleCost = number | 'half' | 'all' | 'half or all' | 'NA';

const AS_DENSE_JUNGLE = inferred('rule 8.2.1: bamboo is dense jungle unless otherwise stated');

export const VEHICLE_TERRAIN: Chart<VehicleCost | boolean> = chart<VehicleCost | boolean>({
  id: 'vehicle-terrain',
  title: 'Terrain chart, vehicles',
  cite: '1.1.1.b',
  source: printed('rules 1.1.1 and 8.2.1; grain as it is in season'),
  rows: TERRAINS,
  columns: [...MOVEMENT_TYPES, 'armoured car, bog check', 'fully tracked, bog check'],
  cells: [
    [3, 1, false, false],
    ['all', 'half or all', true, true],
    [4, 2, false, false],
    [3, 1, false, false],
    [4, 1, false, false],
    ['NA', 'half', false, true],
    ['NA', 'half', false, true],
    ['NA', 'half or all', false, true],
    ['all', 'half or all', true, true],
    ['NA', 'half or all', false, true],
    [3, 1, false, false],
    [4, 2, false, false],
    [4, 2, false, false],
    [4, 2, true, false],
  ],
  exceptions: { 'bamboo/armoured car': AS_DENSE_JUNGLE, 'bamboo/fully tracked': AS_DENSE_JUNGLE },
});
type HasVehicleTerrain = { readonly vehicleTerrain: typeof VEHICLE_TERRAIN };

/** The cost of terrain (COT) off the road. */
export function vehicleCost(
  { vehicleTerrain }: HasVehicleTerrain,
  terrain: Terrain,
  mover: MovementType,
): VehicleCost {
  return cell(vehicleTerrain, terrain, mover) as VehicleCost;
}

export function needsBogCheck(
  { vehicleTerrain }: HasVehicleTerrain,
  terrain: Terrain,
  mover: MovementType,
): boolean {
  return cell(vehicleTerrain, terrain, `${mover}, bog check`) === true;
}

export const VEHICLE_COSTS = modifierChart(
  {
    id: 'vehicle-costs',
    title: 'Vehicle movement costs',
    cite: '3.3.2.a',
    source: printed('rules 1.1.1, 1.2.5, 3.3.2, 7.4 and 7.5'),
    column: 'MP',
  },
  {
    start: [1, '3.3.2.h'],
    stop: [1, '3.3.2.i'],
    'road hexside, crew exposed': [0.5, '3.3.2.d'],
    'road hexside, buttoned up': [1, '1.1.1.road.c'],
    'VCA, each hexspine': [1, '3.3.2.e'],
    'VCA, each hexspine in woods or building': [2, '3.3.2.e'],
    'uphill over a crest line': [4, '1.1.1.hill.f'],
    'uphill over a crest line by road': [2, '1.1.1.hill.f'],
    'vehicle or wreck in the hex': [1, '3.3.2.j'],
    'vehicle or wreck in the hex, by road': [2, '3.3.2.j'],
    'vehicle or wreck in the hex, by road in woods': [4, '3.3.2.j'],
    'into smoke': [1, '1.2.5.d'],
    'smoke dispenser': [1, '7.5.a'],
  },
);
