/** Infantry firepower equivalent (6.8): a gun that fires on the fire table as if it were a machine gun. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal } from '../../../engine/index.ts';
import {
  equivalentOf,
  findShooter,
  firingSide,
  type Shooter,
  shooterOf,
  shootersOf,
} from '../fire/shooters.ts';
import { isReady, mayFireAt, targetHexes } from '../fire/targets.ts';
import type { View } from '../game.ts';
import type { FireFrame, ShooterId } from '../state.ts';
import { armOf, isArmId } from '../vehicles/arms.ts';
import { mayFireAt as armMayFireAt } from '../vehicles/gunnery.ts';
import type { World } from '../world.ts';

/** The gun as it fires like a machine gun; undefined if it can't. */
export function asMachineGun(shooter: Shooter): Shooter | undefined {
  return equivalentOf(shooter) === undefined ? undefined : { ...shooter, equivalent: true };
}

/** Whether the declared gun or main armament may be fired so at the hex. */
export function mayFireLike(
  world: World,
  view: View,
  { shooters: [id] }: Frozen<FireFrame>,
  target: HexId,
): boolean {
  if (id === undefined) return false;
  if (isArmId(id)) return !isRefusal(armMayFireAt(world, view, armOf(view, id), target));
  const shooter = findShooter(view, id);
  const gun = shooter && asMachineGun(shooter);
  return gun !== undefined && !isRefusal(mayFireAt(world, view, gun, target));
}

/** Guns that may be fired like machine guns now. */
export function readyEquivalents(world: World, view: View): readonly Shooter[] {
  if (!view.weapons.some(weapon => equivalentOf({ weapon }) !== undefined)) return [];
  const hexes = targetHexes(world, view);
  return shootersOf(view, firingSide(world, view)).filter(shooter => {
    const gun = asMachineGun(shooter);
    return gun !== undefined && isReady(world, view, gun, hexes);
  });
}

/** The shooter as the declaration has it: a gun may fire like a machine gun. */
export function declaredShooter(view: View, id: ShooterId, { aim }: Pick<FireFrame, 'aim'>): Shooter {
  const shooter = shooterOf(view, id);
  return aim === 'firepower' && equivalentOf(shooter) !== undefined
    ? { ...shooter, equivalent: true }
    : shooter;
}
