/** Who may fire now, and how: prep, first, subsequent first, final protective, final or advancing fire. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { servedGun } from '../ordnance/barrel.ts';
import { intensiveFireRefusal } from '../ordnance/intensive-fire.ts';
import { isOrdnance } from '../ordnance/ordnance.ts';
import type { FireMode, ShooterId } from '../state.ts';
import { inMelee, isLeader, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';
import { firearmCard, firingSide, isAutomatic, isFlamethrower, type Shooter } from './shooters.ts';
import { weaponRefusal } from './weapons.ts';

/** The mode in which the shooter may fire in this phase, wherever the target; or why it may not. */
export function fireMode(
  world: World,
  view: View,
  shooter: Shooter,
  declared: readonly ShooterId[] = [],
): FireMode | Refusal {
  return (
    unfit(world, view, shooter) ??
    (shooter.weapon && unfitWeapon(world, view, shooter, declared)) ??
    modeByMarkers(view, shooter)
  );
}

function unfit(world: World, view: View, { user, weapon }: Shooter): Refusal | undefined {
  if (user.side !== firingSide(world, view)) return refusal('3.0.a', 'it is the other side’s fire');
  if (user.broken) return refusal('3.2.3.j', 'broken units may only rout and rally');
  if (inMelee(view, user)) return refusal('3.8.t', 'units in melee do nothing but fight in close combat');
  if (!weapon && isLeader(user)) return refusal('1.2.1.a', 'a leader has no firepower of his own');
  return undefined;
}

function unfitWeapon(
  world: World,
  view: View,
  shooter: Shooter,
  declared: readonly ShooterId[],
): Refusal | undefined {
  const { user, weapon } = shooter;
  if (!weapon) return undefined;
  if (weapon.malfunctioned) return refusal('1.2.4.b', 'it has malfunctioned');
  if (weapon.intensive) return refusal('3.2.4.if.a', 'it has been pressed once in this player turn');
  if (!firearmCard(weapon) && !isOrdnance(world, shooter) && !shooter.equivalent)
    return refusal('4.3.a', 'it attacks in another way');
  if (user.pinned && isFlamethrower(shooter)) {
    return refusal('4.2.a', 'a pinned unit cannot fire a flamethrower');
  }
  return weaponRefusal(view, user, weapon, declared);
}

function modeByMarkers(view: View, shooter: Shooter): FireMode | Refusal {
  switch (view.phase) {
    case 'prep-fire':
      return (shooter.weapon ?? shooter.user).fired
        ? (pressed(view, shooter, 'prep') ?? refusal('3.2.a', 'it has fired in this player turn'))
        : 'prep';
    case 'movement':
      return firstFireMode(view, shooter);
    case 'defensive-fire':
      return finalFireMode(view, shooter);
    case 'advancing-fire':
      return advancingFireMode(shooter);
    default:
      return refusal('3.0.a', 'nobody fires in this phase');
  }
}

/** A gun that has lost its rate of fire may be pressed once more (3.2.4); nothing else that must hit can be. */
function pressed(
  view: View,
  { user, weapon, equivalent }: Shooter,
  mode: FireMode,
): FireMode | Refusal | undefined {
  const gun = weapon && !equivalent ? servedGun(weapon, user) : undefined;
  return gun && (intensiveFireRefusal(view, gun) ?? mode);
}

/** Each marker makes the next shot of the movement phase a worse one (3.3.3). */
function firstFireMode(view: View, shooter: Shooter): FireMode | Refusal {
  const { user, weapon } = shooter;
  const { fired } = weapon ?? user;
  if (fired === undefined) return 'first';
  if (weapon && !isAutomatic(shooter)) {
    return (
      pressed(view, shooter, 'first') ??
      refusal('3.3.3.g', 'only machine guns and a unit’s own firepower fire again')
    );
  }
  if (user.fired !== fired) return refusal('3.3.3.g', 'its unit is not marked as having fired so far');
  return fired === 'first' ? 'subsequent' : 'protective';
}

/** Final fire is for what has not fired; marked with first fire, units and machine guns may fire once more (3.4). */
function finalFireMode(view: View, shooter: Shooter): FireMode | Refusal {
  const { fired } = shooter.weapon ?? shooter.user;
  if (fired === 'final') return refusal('3.4.d', 'it is marked with final fire');
  if (fired === 'first' && shooter.weapon && !isAutomatic(shooter)) {
    return (
      pressed(view, shooter, 'final') ??
      refusal('3.4.b', 'of the weapons that have fired, only machine guns fire again')
    );
  }
  return 'final';
}

function advancingFireMode({ user, weapon }: Shooter): FireMode | Refusal {
  if (user.fired === 'prep' || weapon?.fired === 'prep')
    return refusal('3.5.a', 'it fired in the prep fire phase');
  if ((weapon ?? user).fired) return refusal('3.5.d', 'it has fired in this phase');
  if (user.manhandled) return refusal('6.5.c', 'it has pushed a gun');
  const card = weapon && weaponCardOf(weapon);
  if (card?.kind === 'machine-gun' && card.size !== 'light' && weapon?.moved) {
    return refusal('3.5.c', 'a medium or heavy machine gun that moved may not fire');
  }
  return 'advancing';
}

/** Fired in first fire and not since: it fires at closest quarters only, and at half strength (3.4.b). */
export function firesAfterFirstFire({ user, weapon, mode }: Shooter & { readonly mode: FireMode }): boolean {
  return mode === 'final' && (weapon ?? user).fired === 'first';
}
