/** Why a weapon may not change hands (3.1, 3.7, 4.0). */
import { refusal, type Side } from '../../../../engine/index.ts';
import type { View } from '../../game.ts';
import { servingRefusal } from '../../guns/guns.ts';
import { hasToRally } from '../../pacific/rallying.ts';
import { possessorsFor } from '../../scenario/set-up.ts';
import { unplacedRefusal } from '../../scenario/set-up-scene.ts';
import type { WeaponId } from '../../state.ts';
import { type AnyUnit, type AnyWeapon, isGoodOrder, possessorOf, weaponsLyingAt } from '../../units.ts';
import type { World } from '../../world.ts';
import type { Scene } from '../names.ts';
import type { Reasons } from './fire.ts';

/** The side has units to set up that are not on the map yet. */
export function isWaiting(world: World, view: View, side: Side): boolean {
  return unplacedRefusal({ world, view, side }) !== undefined;
}

export function isLyingWith(view: View, { at }: AnyUnit, weapon: WeaponId): boolean {
  return at !== undefined && weaponsLyingAt(view, at).some(({ id }) => id === weapon);
}

export function giftReasons(scene: Scene, weapon: AnyWeapon, taker: AnyUnit): Reasons {
  const { view } = scene;
  if (view.doing.at(-1)?.is === 'set-up') return issueReasons(scene, weapon, taker);
  const giver = possessorOf(view, weapon);
  if (!giver || giver.id === taker.id || giver.at !== taker.at) {
    return [refusal('3.1.f', 'weapons pass between units in one hex')];
  }
  const pair = [giver, taker];
  if (!pair.every(unit => isGoodOrder(view, unit))) {
    return [refusal('4.0.a', 'only units in good order exchange weapons')];
  }
  if (weapon.recovered) return [refusal('4.0.d', 'it has changed hands in this phase')];
  if (view.phase === 'rally' && pair.some(unit => unit.acted)) {
    return [refusal('3.1.a', 'one of them has done its one action of the rally phase')];
  }
  if (view.phase === 'rally' && pair.some(unit => hasToRally(view, unit))) {
    return [refusal('8.1.7.d', 'a Japanese leader must rally those who are with him')];
  }
  if (view.phase === 'advance' && pair.some(unit => unit.pinned)) {
    return [refusal('3.7.a', 'pinned units exchange nothing')];
  }
  if (view.phase === 'advance' && weapon.moved) return [refusal('4.0.b', 'it has moved in this phase')];
  return servingReasons(scene.world, view, taker, weapon);
}

/** Why it can't serve the weapon, if that is a gun. */
export function servingReasons(world: World, view: View, unit: AnyUnit, weapon: AnyWeapon): Reasons {
  const refused = servingRefusal(world, view, unit, weapon);
  return refused ? [refused] : [];
}

/** Weapons are given to units of their group, one kind after the other. */
function issueReasons({ world, view }: Scene, weapon: AnyWeapon, taker: AnyUnit): Reasons {
  if (isWaiting(world, view, taker.side)) return [refusal('4.0.k', 'units are set up before their weapons')];
  if (weapon.by !== undefined) return [refusal('4.0.k', 'it has its possessor')];
  return possessorsFor(world, view, weapon).includes(taker.id)
    ? []
    : [refusal('4.0.e', 'it belongs to another group, or is too much for one man')];
}
