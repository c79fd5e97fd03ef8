/** Whether a vehicle could stop a rout by its fire (3.6.m): with whole firepower, and nothing against it on the dice. */
import type { HexId } from '../../../board/index.ts';
import type { Arm } from '../counters/card.ts';
import { covers } from '../ordnance/covered-arcs.ts';
import { distance, type World } from '../world.ts';
import { arcOf } from './arcs.ts';
import { armsOf, hatchForbids } from './arms.ts';
import { normalRange } from './gunnery.ts';
import { type AnyVehicle, isDazed, isOutOfOrder } from './vehicles.ts';

/** A main armament must hit, which counts at less than 17 hexes. */
const FARTHEST = 16;

/** Not in motion, not shaken, not in shock; with a gun that bears on the hex as it points now. */
export function couldInterdict(world: World, vehicle: AnyVehicle, hex: HexId): boolean {
  const { at } = vehicle;
  if (at === undefined || vehicle.wreck || isDazed(vehicle)) return false;
  if (vehicle.motion || vehicle.shaken || vehicle.pinned) return false;
  const far = distance(world, at, hex);
  return armsOf(vehicle).some(
    arm =>
      far <= reachOf(world, vehicle, arm) &&
      !isOutOfOrder(vehicle, arm) &&
      !hatchForbids(world, vehicle, arm) &&
      bears(world, vehicle, at, arm, hex),
  );
}

/** Buttoned up, nobody aims a main armament without a penalty (7.7.a). */
function reachOf(world: World, vehicle: AnyVehicle, arm: Arm): number {
  if (arm === 'MA') return vehicle.crewExposed ? FARTHEST : 0;
  return normalRange(world, { arm });
}

function bears(world: World, vehicle: AnyVehicle, at: HexId, arm: Arm, hex: HexId): boolean {
  const spine = arcOf(world, vehicle, arm);
  return spine === undefined || covers(world, at, spine, hex);
}
