/** Bounding First Fire (3.3.2.2): a vehicle fires in its own movement phase, between one expenditure and the next. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { mainReadyRefusal } from '../ordnance/marksmen.ts';
import type { World } from '../world.ts';
import type { VehicleArm } from './arms.ts';
import type { Drive } from './driving/driving.ts';
import { gunReadyRefusal } from './gunnery.ts';

/** A main armament that keeps its rate of fire fires again once another movement point is spent (3.3.2.2.c). */
export function boundingRefusal(
  world: World,
  view: View,
  { spent }: Drive,
  gun: VehicleArm,
): Refusal | undefined {
  const { vehicle, arm } = gun;
  if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map yet');
  if (arm !== 'MA') return gunReadyRefusal(world, view, gun);
  return vehicle.bounding?.spent === spent
    ? refusal('3.3.2.2.c', 'it fires again when it has spent another MP')
    : mainReadyRefusal(world, view, vehicle);
}
