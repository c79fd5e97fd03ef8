/** How something would fire, and from where: unit, weapon or vehicle. */

import type { HexId } from '../../../board/index.ts';
import type { Refusal } from '../../../engine/index.ts';
import { fireMode } from '../fire/modes.ts';
import { findShooter } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import type { FireMode, ShooterId } from '../state.ts';
import { armMode, armOf, isArmId } from '../vehicles/arms.ts';
import type { World } from '../world.ts';

export function modeOfShooter(world: World, view: View, id: ShooterId): FireMode | Refusal | undefined {
  if (isArmId(id)) {
    const { vehicle, arm } = armOf(view, id);
    return armMode(world, view, vehicle, arm);
  }
  const shooter = findShooter(view, id);
  return shooter && fireMode(world, view, shooter);
}

export function hexOfShooter(view: View, id: ShooterId): HexId | undefined {
  return isArmId(id) ? armOf(view, id).vehicle.at : findShooter(view, id)?.at;
}
