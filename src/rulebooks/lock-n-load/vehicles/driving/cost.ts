/** What it costs a vehicle to go into a hex, by its movement class (15.0.c, 15.1.a). */
import { type HexIx, watercoursesIn } from '../../../../board/index.ts';
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../../engine/index.ts';
import { modifier, type VehicleTerrain, vehicleCost } from '../../charts/index.ts';
import type { View } from '../../game.ts';
import type { Location } from '../../state.ts';
import { placeOf } from '../../terrain/places.ts';
import {
  canCross,
  directionTo,
  edgeBetween,
  isRoadIn,
  isRoadThrough,
  levelAt,
  terrainAt,
} from '../../terrain/terrain.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles.ts';

const PLAN: TallyPlan = { stages: ['hex', 'extra', 'reverse'] };

export type Gear = 'forward' | 'reverse';

/** What bars the way, or what it costs. */
export type Price = { readonly barredBy: VehicleTerrain } | { readonly cost: Tally };

/** The price of the next hex; without a `from` it comes from off the map (22.0.a). */
export function priceOf(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  to: Location,
  gear: Gear = 'forward',
): Price {
  const { class: of } = vehicleCardOf(vehicle);
  const start = vehicle.at === undefined ? undefined : placeOf(world, vehicle.at).hex;
  const { hex, hexId } = placeOf(world, to);
  const way = wayInto(world, view, start, hex);
  const entries: TallyEntry[] = [];
  for (const [i, { terrain, times = 1 }] of way.entries()) {
    const n = vehicleCost(world.charts, terrain, of);
    if (n === undefined) return { barredBy: terrain };
    entries.push({
      id: terrain,
      cite: '15.0.c',
      op: '+',
      n: n * times,
      stage: i === 0 ? 'hex' : 'extra',
    });
  }
  if (view.mines?.some(({ at, by }) => at === hexId && by === vehicle.side)) {
    const { n, cite } = modifier(world.charts.extraCosts, 'own Mines');
    entries.push({ id: 'own Mines', cite, op: '+', n, stage: 'extra' });
  }
  if (gear === 'reverse') {
    const { n, cite } = modifier(world.charts.vehicleMovement, 'in reverse');
    entries.push({ id: 'in reverse', cite, op: 'x', n, stage: 'reverse' });
  }
  return { cost: tally(PLAN, 0, entries) };
}

interface Part {
  readonly terrain: VehicleTerrain;
  readonly times?: number;
}

/** The hex first, or Wire or the road in its place; then what is in the way. */
function wayInto(world: World, view: View, from: HexIx | undefined, to: HexIx): readonly Part[] {
  const direction = from === undefined ? undefined : directionTo(world, from, to);
  const byRoad =
    from === undefined
      ? isRoadIn(world, to)
      : direction !== undefined && isRoadThrough(world, from, direction);
  const ground = terrainAt(world, to);
  if (ground === undefined || (from !== undefined && !byRoad && !canCross(world, from, to)))
    return [{ terrain: 'cliff' }];
  const hex = world.field.ids[to];
  const parts: Part[] = [];
  if (view.wire?.some(at => at === hex)) parts.push({ terrain: 'Wire' });
  parts.push({ terrain: byRoad ? 'road' : ground });
  if (!byRoad) {
    for (const water of watercoursesIn(world.field, to)) parts.push({ terrain: water });
    const edge =
      from === undefined || direction === undefined ? undefined : edgeBetween(world, from, direction);
    if (edge !== undefined) parts.push({ terrain: edge });
  }
  const climb = from === undefined ? 0 : levelAt(world, to) - levelAt(world, from);
  if (climb > 0) parts.push({ terrain: 'uphill', times: climb });
  return parts;
}
