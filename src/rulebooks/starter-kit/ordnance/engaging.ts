/** Small arms against armour (4.1.e, 4.2.e, 4.4.4): machine guns, anti-tank rifles and flamethrowers that pick a vehicle. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import { fireMode } from '../fire/modes.ts';
import {
  type Firer,
  firingAs,
  isFlamethrower,
  longestRange,
  type Shooter,
  shooterOf,
} from '../fire/shooters.ts';
import { heldByEnemies, tooManyShots, unseen } from '../fire/targets.ts';
import type { View } from '../game.ts';
import type { FireFrame } from '../state.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';
import { antiTankOf } from './ordnance.ts';
import { knownVehicles } from './targets.ts';

/** Whether it can do anything to armour. */
const isAntiTank = (world: World, shooter: Shooter): boolean =>
  isFlamethrower(shooter) || antiTankOf(world, shooter) !== undefined;

/** The shooter as it would fire at a vehicle in the hex; or why it may not. */
export function engagingFirer(world: World, view: View, shooter: Shooter, target: HexId): Firer | Refusal {
  const mode = fireMode(world, view, shooter);
  if (isRefusal(mode)) return mode;
  const firer = firingAs(mode, shooter);
  return (
    outOfReach(world, view, firer, target) ??
    tooManyShots(view, firer) ??
    heldByEnemies(view, firer.at, firer.user.side, target) ??
    unseen(world, view, firer, target) ??
    firer
  );
}

function outOfReach(world: World, view: View, firer: Firer, target: HexId): Refusal | undefined {
  const range = distance(world, firer.at, target);
  const smallBore = antiTankOf(world, firer);
  if (!smallBore && !isFlamethrower(firer)) return refusal('7.12.a', 'it does nothing to a vehicle');
  const reaches = smallBore ? smallBore.toHit(range) !== undefined : range <= longestRange(world, firer);
  if (!reaches) return refusal(smallBore ? '4.1.e' : '4.2.e', 'the vehicle is out of its reach');
  return smallBore?.refusal(world, view, firer, target);
}

/** The vehicles that it may fire at now. */
export function engageable(world: World, view: View, shooter: Shooter): readonly AnyVehicle[] {
  if (view.vehicles === undefined || !isAntiTank(world, shooter)) return [];
  return knownVehicles(view, shooter.user.side).filter(
    ({ at }) => at !== undefined && !isRefusal(engagingFirer(world, view, shooter, at)),
  );
}

const NOT_ONE = refusal('4.1.e', 'what fires at a vehicle fires alone');

/** While the attack is that of one weapon alone it may still be turned on a vehicle in the hex; or why not. */
export function engagementRefusal(
  world: World,
  view: View,
  { shooters: [id, ...others], leaders }: Frozen<FireFrame>,
  target: HexId,
): Refusal | undefined {
  if (id === undefined || others.length > 0 || leaders.length > 0) return NOT_ONE;
  const firer = engagingFirer(world, view, shooterOf(view, id), target);
  return isRefusal(firer) ? firer : undefined;
}
