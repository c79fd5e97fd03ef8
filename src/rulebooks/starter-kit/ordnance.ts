/** Ordnance in the hands of infantry (4.4, 4.5): which weapons are such, and at what they may be fired. */
import type { HexId } from '../../board/index.ts';
import type { Frozen } from '../../engine/index.ts';
import type { WeaponCard } from './counters/card.ts';
import type { View } from './game.ts';
import { needsTwoMen, shapedCharge } from './light-anti-tank.ts';
import { mortar } from './mortars.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type Firer, type Shooter, shooterOf } from './shooters.ts';
import type { FireFrame } from './state.ts';
import type { Ordnance } from './to-hit.ts';
import { type AnyUnit, isGoodOrder, isLeader, unitsAt, weaponCardOf } from './units.ts';
import { weaponRefusal } from './weapons-in-fire.ts';
import { distance, type World } from './world.ts';

const ordnances = new WeakMap<WeaponCard, Ordnance | undefined>();

/** Undefined for what attacks on the fire table at once. */
export function ordnanceOf({ weapon }: Pick<Shooter, 'weapon'>): Ordnance | undefined {
  if (!weapon) return undefined;
  const card = weaponCardOf(weapon);
  if (!ordnances.has(card)) ordnances.set(card, readOrdnance(card));
  return ordnances.get(card);
}

function readOrdnance(card: WeaponCard): Ordnance | undefined {
  if (card.kind === 'mortar') return mortar(card);
  return card.kind === 'shaped-charge' ? shapedCharge(card) : undefined;
}

export const isOrdnance = (shooter: Pick<Shooter, 'weapon'>): boolean => ordnanceOf(shooter) !== undefined;

export function isOrdnanceFrame(view: View, { faust, shooters }: Frozen<FireFrame>): boolean {
  const [first] = shooters;
  return faust === true || (first !== undefined && isOrdnance(shooterOf(view, first)));
}

/** Why ordnance may not be fired at the hex, sight aside. */
export function ordnanceRefusal(world: World, view: View, firer: Firer, target: HexId): Refusal | undefined {
  const ordnance = ordnanceOf(firer);
  return ordnance && shotRefusal(world, view, ordnance, firer, target);
}

/** The same for ordnance that is no counter on the map. */
export function shotRefusal(
  world: World,
  view: View,
  ordnance: Ordnance,
  firer: Firer,
  target: HexId,
): Refusal | undefined {
  if (firer.mode === 'subsequent' || firer.mode === 'protective') {
    return refusal('3.3.3.g', 'only machine guns and a unit’s own firepower fire again');
  }
  if (ordnance.toHit(distance(world, firer.at, target)) === undefined) {
    return refusal('3.2.4.range', 'the target is too near or too far');
  }
  if (needsTwoMen(firer) && helpersOf(view, firer).length === 0) {
    return refusal('4.4.1.a', 'one leader alone may not fire it');
  }
  return ordnance.refusal(world, view, firer, target);
}

/** Leaders who can serve a weapon together with the leader who possesses it (4.4.1, 4.5). */
export function helpersOf(view: View, { user, weapon, at }: Shooter): readonly AnyUnit[] {
  if (!weapon || !isLeader(user)) return [];
  return unitsAt(view, at, user.side).filter(
    unit =>
      unit.id !== user.id && isLeader(unit) && isGoodOrder(view, unit) && !weaponRefusal(view, unit, weapon),
  );
}
