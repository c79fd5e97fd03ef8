/** What it costs a vehicle to enter a hex and to turn in it (1.1.1, 3.3.2), in movement points. */
import type { HexId } from '../../../../board/index.ts';
import {
  isRefusal,
  type Refusal,
  refusal,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../../engine/index.ts';
import {
  isWooded,
  modifier,
  type Terrain,
  type VEHICLE_COSTS,
  type VehicleCost,
  vehicleCost,
} from '../../charts/index.ts';
import type { View } from '../../game.ts';
import { smokeHindrance } from '../../smoke/smoke.ts';
import { isPassable, isRoadBetween, isRoadOut, levelAt, terrainNow } from '../../terrain/terrain.ts';
import { ix, neighbours, type World } from '../../world.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles.ts';

const PLAN = { stages: ['terrain', 'slope', 'traffic', 'smoke'] } as const;
type Stage = (typeof PLAN.stages)[number];
type Listed = keyof typeof VEHICLE_COSTS.cites;

const listed = (world: World, name: Listed, stage: Stage, more: Partial<TallyEntry> = {}): TallyEntry => ({
  id: name,
  ...modifier(world.charts.vehicleCosts, name),
  op: '+',
  stage,
  ...more,
});

/** The ground between where the vehicle is and the hex that it would enter. */
export interface Approach {
  readonly terrain: Terrain;
  /** By a road hexside and at the rate of the road; a house beside a road is a house. */
  readonly byRoad: boolean;
  readonly uphill: boolean;
  /** The cost of terrain, off the road. */
  readonly cost: VehicleCost;
}

/** Why the vehicle can't go there at all; what it would have to spend is another question. */
export function approach(world: World, view: View, vehicle: AnyVehicle, to: HexId): Approach | Refusal {
  const { at: from } = vehicle;
  const terrain = terrainNow(world, view, to);
  if (terrain === undefined || (from !== undefined && !isPassable(world, from, to))) {
    return refusal('3.3.2.e', 'no vehicle can go there');
  }
  const byRoad =
    !isHouse(terrain) &&
    isRoadBetween(world, from === undefined ? undefined : ix(world, from), ix(world, to));
  const cost = vehicleCost(world.charts, terrain, vehicleCardOf(vehicle).movementType);
  if (!byRoad && cost === 'NA')
    return refusal('1.1.1.building.b', `an armoured car may not enter ${terrain}`);
  if (isHouse(terrain) && vehicle.crewExposed) {
    return refusal('7.7.b', 'with its crew exposed it may not enter a building');
  }
  if (terrain === 'hut' && vehicle.recalled) {
    return refusal('8.2.1.hut.c', 'a recalled vehicle drives through no huts');
  }
  const uphill = from !== undefined && levelAt(world, to) > levelAt(world, from);
  return { terrain, byRoad, uphill, cost };
}

export const isHouse = (terrain: Terrain): boolean =>
  terrain === 'wooden building' || terrain === 'stone building' || terrain === 'hut';

/** At the cost of the terrain; undefined where that is all it has, and nothing less. */
export function entryCost(world: World, view: View, vehicle: AnyVehicle, to: HexId): Tally | undefined {
  const way = approach(world, view, vehicle, to);
  return isRefusal(way) ? undefined : costOver(world, view, vehicle, to, way);
}

/** The same, for one who knows the ground. */
export function costOver(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  to: HexId,
  way: Approach,
): Tally | undefined {
  const base = way.byRoad ? roadRate(world, vehicle) : offRoad(vehicle, way);
  if (!base) return undefined;
  return tally(PLAN, 0, [
    base,
    ...slope(world, way),
    ...traffic(world, view, vehicle, to, way),
    ...smoke(world, view, to),
  ]);
}

const roadRate = (world: World, { crewExposed }: AnyVehicle): TallyEntry =>
  listed(world, crewExposed ? 'road hexside, crew exposed' : 'road hexside, buttoned up', 'terrain');

function offRoad(vehicle: AnyVehicle, { terrain, cost }: Approach): TallyEntry | undefined {
  if (cost === 'all' || cost === 'NA') return undefined;
  const { movementPoints } = vehicleCardOf(vehicle);
  const isHalf = typeof cost === 'string';
  const cite = isHouse(terrain) ? '1.1.1.building.b' : isHalf ? '1.1.1.woods.b' : '1.1.1.b';
  const n = isHalf ? movementPoints / 2 : cost;
  return { id: isHalf ? `${terrain}, half its MP` : terrain, cite, op: '+', n, stage: 'terrain' };
}

function slope(world: World, { uphill, byRoad }: Approach): readonly TallyEntry[] {
  if (!uphill) return [];
  return [listed(world, byRoad ? 'uphill over a crest line by road' : 'uphill over a crest line', 'slope')];
}

/** Every vehicle and wreck in the hex is in the way, most of all on a narrow road (3.3.2.j, 7.4.c). */
function traffic(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  to: HexId,
  way: Approach,
): readonly TallyEntry[] {
  const name: Listed = !way.byRoad
    ? 'vehicle or wreck in the hex'
    : isWooded(world.charts, way.terrain)
      ? 'vehicle or wreck in the hex, by road in woods'
      : 'vehicle or wreck in the hex, by road';
  const others = view.vehicles?.filter(each => each.at === to && each.id !== vehicle.id) ?? [];
  return others.map(({ id, wreck }) =>
    listed(world, name, 'traffic', { of: id, ...(wreck && { cite: '7.4.c' }) }),
  );
}

const smoke = (world: World, view: View, to: HexId): readonly TallyEntry[] =>
  smokeHindrance(world, view.smoke, to) > 0 ? [listed(world, 'into smoke', 'smoke')] : [];

/** All that it has: into woods if it is so chosen, or as the least that it can always move (1.1.1.woods.b, 3.3.2.s). */
export function wholeCost(world: World, view: View, vehicle: AnyVehicle, to: HexId): Tally | undefined {
  const way = approach(world, view, vehicle, to);
  if (isRefusal(way)) return undefined;
  const n = vehicleCardOf(vehicle).movementPoints;
  const cite = takesAll(way) ? '1.1.1.woods.b' : '3.3.2.s';
  return tally(PLAN, 0, [{ id: 'all its MP', cite, op: '+', n, stage: 'terrain' }]);
}

/** Woods may be entered with all that it has, and so more safely. */
export const takesAll = ({ byRoad, cost }: Approach): boolean =>
  !byRoad && (cost === 'all' || cost === 'half or all');

/** In woods and off their roads, or in a building: there is little room to turn (3.3.2.e, 3.3.2.g). */
export function isConfined(world: World, view: View, hex: HexId): boolean {
  const terrain = terrainNow(world, view, hex);
  if (terrain === undefined) return false;
  // Who is on a road through woods is on the road at all times (1.1.1.woodsroad.c).
  if (isWooded(world.charts, terrain)) return !isRoadThrough(world, hex);
  return terrain === 'wooden building' || terrain === 'stone building';
}

const isRoadThrough = (world: World, hex: HexId): boolean =>
  isRoadOut(world, hex) ||
  neighbours(world, hex).some(next => isRoadBetween(world, ix(world, next), ix(world, hex)));

/** For one hexspine. */
export function turnCost(world: World, view: View, hex: HexId): Tally {
  const name = isConfined(world, view, hex)
    ? 'VCA, each hexspine in woods or building'
    : 'VCA, each hexspine';
  return tally(PLAN, 0, [listed(world, name, 'terrain')]);
}

/** Starting, stopping and the like: one movement point each. */
export const smallCost = (world: World, name: 'start' | 'stop' | 'smoke dispenser'): Tally =>
  tally(PLAN, 0, [listed(world, name, 'terrain')]);

/** Over the edge of the map, as if into open ground; roads go on there (3.3.d, 3.3.e). */
export function exitCost(world: World, vehicle: AnyVehicle, from: HexId): Tally {
  if (isRoadOut(world, from)) return tally(PLAN, 0, [roadRate(world, vehicle)]);
  const n = Number(vehicleCost(world.charts, 'open ground', vehicleCardOf(vehicle).movementType));
  return tally(PLAN, 0, [{ id: 'leaving the map', cite: '3.3.e', op: '+', n, stage: 'terrain' }]);
}
