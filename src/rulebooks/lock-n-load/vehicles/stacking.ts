/** How many vehicles there can be in a place (1.3). */

import type { Side } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { Location, VehicleId } from '../state.ts';
import { hexOf } from '../terrain/places.ts';
import type { World } from '../world.ts';
import { vehiclesAt } from './vehicles.ts';

/** Two of a side, each a single machine (1.1.e); a Wreck takes the place of one (1.3.b). */
export function vehicleFits(
  world: World,
  view: View,
  at: Location,
  side: Side,
  coming: readonly VehicleId[],
): boolean {
  const there = vehiclesAt(view, at, side).filter(({ id }) => !coming.includes(id)).length;
  const wrecks = view.wrecks?.includes(hexOf(world, at)) ? 1 : 0;
  return there + wrecks + coming.length <= modifier(world.charts.vehicleLimits, 'vehicles in a location').n;
}
