/** Infantry firepower equivalent (6.8): a gun that fires on the fire table as if it were a machine gun. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import { equivalentOf, findShooter, type Shooter, shooterOf } from '../fire/shooters.ts';
import { mayFireAt, readyRefusal } from '../fire/targets.ts';
import type { View } from '../game.ts';
import type { FireFrame, ShooterId } from '../state.ts';
import { armOf, isArmId } from '../vehicles/arms.ts';
import { mayFireAt as armMayFireAt } from '../vehicles/gunnery.ts';
import type { World } from '../world.ts';

/** The gun as it fires like a machine gun; undefined if it can't. */
function asMachineGun(shooter: Shooter): Shooter | undefined {
  return equivalentOf(shooter) === undefined ? undefined : { ...shooter, equivalent: true };
}

const NO_EQUIVALENT = refusal('6.8.a', 'it has no infantry firepower equivalent');

/** Why the declared gun or main armament may not be fired like a machine gun at the hex. */
export function likeRefusal(
  world: World,
  view: View,
  { shooters: [id] }: Frozen<FireFrame>,
  target: HexId,
): Refusal | undefined {
  const firer = id === undefined ? NO_EQUIVALENT : firerLike(world, view, id, target);
  return isRefusal(firer) ? firer : undefined;
}

function firerLike(world: World, view: View, id: ShooterId, target: HexId) {
  if (isArmId(id)) return armMayFireAt(world, view, armOf(view, id), target);
  const shooter = findShooter(view, id);
  const gun = shooter && asMachineGun(shooter);
  return gun ? mayFireAt(world, view, gun, target) : NO_EQUIVALENT;
}

/** Nothing has been said yet that would keep it from firing so. */
export function mayStillFireLike(world: World, view: View, frame: Frozen<FireFrame>, target: HexId): boolean {
  const isOpen = frame.aim === undefined && frame.vehicle === undefined && frame.shell === undefined;
  return isOpen && !likeRefusal(world, view, frame, target);
}

/** Whether it is a gun that may be fired like a machine gun at any of these hexes now. */
export function isReadyLike(world: World, view: View, shooter: Shooter, hexes: readonly HexId[]): boolean {
  const gun = asMachineGun(shooter);
  return gun !== undefined && !readyRefusal(world, view, gun, () => hexes);
}

/** The shooter as the declaration has it: a gun may fire like a machine gun. */
export function declaredShooter(view: View, id: ShooterId, { aim }: Pick<FireFrame, 'aim'>): Shooter {
  const shooter = shooterOf(view, id);
  return aim === 'firepower' && equivalentOf(shooter) !== undefined
    ? { ...shooter, equivalent: true }
    : shooter;
}
