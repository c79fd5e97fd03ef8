/** Which vehicles may move in the movement phase, and which must (3.3.a, 3.3.2.n, 7.10.j). */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import type { View } from '../../game.ts';
import { isEntering } from '../../movement/entry.ts';
import { groupOf, type World } from '../../world.ts';
import { armState, armsOf } from '../arms.ts';
import { type AnyVehicle, isDazed } from '../vehicles.ts';
import { isMobile } from './starting.ts';

/** It is its own side's movement phase, and it neither fired in prep fire nor is through with it (3.3.a). */
export function driveRefusal(world: World, view: View, vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.side !== view.attacker) return refusal('2.0.ATTACKER', 'it is the other side’s');
  if (vehicle.wreck) return refusal('7.4.c', 'it is a wreck');
  if (isDazed(vehicle)) return refusal('7.10.e', 'its crew is in shock or stunned');
  if (vehicle.moved) return refusal('3.3.2.a', 'its movement phase is over');
  if (armsOf(vehicle).some(arm => armState(vehicle, arm).fired === 'prep'))
    return refusal('3.2.5.a', 'who has fired in the prep fire phase does not move');
  if (vehicle.at !== undefined || isEntering(world, view, vehicle)) return undefined;
  const turn = groupOf(world, vehicle.group).enter?.turn;
  return refusal('3.3.d', turn === undefined ? 'it is not on the map' : `it enters in turn ${turn}`);
}

export const canDrive = (world: World, view: View, vehicle: AnyVehicle): boolean =>
  !driveRefusal(world, view, vehicle);

/** In motion it must spend its movement points, even if only to stop; recalled it must leave (3.3.2.n, 7.10.j). */
export function mustDrive(world: World, view: View, vehicle: AnyVehicle): boolean {
  if (vehicle.at === undefined || !canDrive(world, view, vehicle)) return false;
  return isLeaving(vehicle) || (vehicle.motion === true && isMobile(vehicle));
}

/** Recalled, and able to go; or stuck, and able to work itself free. */
export const isLeaving = (vehicle: AnyVehicle): boolean =>
  vehicle.recalled === true && (isMobile(vehicle) || vehicle.bogged !== undefined);
