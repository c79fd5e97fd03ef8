/** Vehicles come onto the map by themselves, in the turn of their group (22.0). */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import type { View } from '../../game.ts';
import { groupOf, type World } from '../../world.ts';
import type { AnyVehicle } from '../vehicles.ts';
import { driveScene, newDrive } from './drive-scene.ts';
import { wayRefusal, waysOf } from './ways.ts';

/** Off the map, and due in this turn (22.0.b). */
export const isDriveIn = (world: World, view: View, { at, group }: AnyVehicle): boolean =>
  at === undefined && groupOf(world, group).enter?.turn === view.turn;

/** Why it may not come on in this impulse (22.0.a). */
export function vehicleEntryRefusal(world: World, view: View, vehicle: AnyVehicle): Refusal | undefined {
  const { enter } = groupOf(world, vehicle.group);
  if (!isDriveIn(world, view, vehicle))
    return refusal('22.0.a', enter ? `it enters in turn ${enter.turn}` : 'it has no turn to enter in');
  const scene = driveScene(world, view, newDrive(vehicle));
  return waysOf(world, vehicle, 'forward').some(to => !wayRefusal(scene, to, 'forward'))
    ? undefined
    : refusal('22.0.b', 'no hex is open to it');
}
