/** What can fire: units with firepower of their own, and the support weapons they possess (1.6, 1.7, 5.2). */

import { type Fire, machineGunFire, type Ordnance } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Location, ShooterId } from '../state.ts';
import { hexOf, insideOf, upstairsOf } from '../terrain/places.ts';
import type { AnyWeapon } from '../units.ts';
import { type AnyUnit, cardOf, isWeaponId, unitById, weaponById, weaponCardOf, weaponsOf } from '../units.ts';
import { type AnyVehicle, vehiclesOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';

export interface Shooter {
  readonly id: ShooterId;
  /** Who fires it, or fires himself. */
  readonly user: AnyUnit;
  readonly weapon?: AnyWeapon;
  readonly at: Location;
}

/**
 * How it fires. What is `combined` adds its firepower to that of others in its location; all else attacks alone:
 * machine gun teams, mortars, Snipers, and ordnance, which must hit first.
 */
export type FireKind = 'combined' | 'team' | 'mortar' | 'sniper' | 'ordnance';

export function shooterOf(view: View, id: ShooterId): Shooter {
  const weapon = isWeaponId(id) ? weaponById(view, id) : undefined;
  const user = unitById(view, weapon ? (weapon.possessedBy ?? id) : id);
  if (user.at === undefined) throw new Error(`${id} is not on the map`);
  return { id, user, at: user.at, ...(weapon && { weapon }) };
}

/** Everything that the unit could fire, itself first. */
export function shootersOf(view: View, user: AnyUnit): readonly Shooter[] {
  const { at } = user;
  if (at === undefined) return [];
  const shooters: Shooter[] = fireKind({ user }) === undefined ? [] : [{ id: user.id, user, at }];
  for (const weapon of weaponsOf(view, user)) shooters.push({ id: weapon.id, user, weapon, at });
  return shooters;
}

/** Undefined for those who never fire themselves: Leaders and Medics (11.1.a, 11.3.a). */
export function fireKind({ user, weapon }: Pick<Shooter, 'user' | 'weapon'>): FireKind | undefined {
  if (weapon) return weaponCardOf(weapon).kind === 'anti-tank' ? 'ordnance' : 'combined';
  const card = cardOf(user);
  switch (card.kind) {
    case 'leader':
    case 'medic':
      return undefined;
    case 'sniper':
      return 'sniper';
    case 'weapon-team':
      return card.weapon === 'gun' ? 'ordnance' : card.weapon === 'mortar' ? 'mortar' : 'team';
    default:
      return 'combined';
  }
}

/** Its to-hit table (14.0.a). */
export function ordnanceOf({ user, weapon }: Pick<Shooter, 'user' | 'weapon'>): Ordnance | undefined {
  const card = weapon ? weaponCardOf(weapon) : cardOf(user);
  return 'toHit' in card ? card : undefined;
}

/** Printed firepower and range on the Direct Fire Table; a Sniper has neither, and ordnance its own table. */
export function printedFire({ user, weapon }: Pick<Shooter, 'user' | 'weapon'>): Fire | undefined {
  if (weapon) {
    const card = weaponCardOf(weapon);
    if (card.kind === 'machine-gun') return machineGunFire(card, weapon.assembled === true);
    return card.kind === 'anti-tank' ? undefined : card;
  }
  const card = cardOf(user);
  if (!('firepower' in card)) return undefined;
  if (card.kind === 'hero' && user.wounded) return { ...card, firepower: card.wounded.firepower };
  const { firepower, range } = card;
  return { firepower, range: typeof range === 'number' ? range : range.max };
}

/** Shells fall on all floors, on the inside of a bunker and on what is around it (18.0.a). */
export function unitsUnderShells(world: World, view: View, at: Location): readonly AnyUnit[] {
  const hex = hexOf(world, at);
  const places: readonly Location[] = [hex, upstairsOf(hex), insideOf(hex)];
  return view.units.filter(unit => unit.at !== undefined && places.includes(unit.at));
}

/** Vehicles that stand there, with their crews in them. */
export const vehiclesUnderShells = (world: World, view: View, at: Location): readonly AnyVehicle[] => {
  const hex = hexOf(world, at);
  return vehiclesOf(view).filter(each => each.at === hex && !each.abandoned);
};

export interface Reach {
  /** Mortars have one. */
  readonly least?: number;
  readonly most: number;
}

/** From how near to how far it can fire; a black box doubles the range (5.4). */
export function reachOf(shooter: Shooter): Reach {
  const ordnance = ordnanceOf(shooter);
  if (ordnance) return { most: ordnance.toHit.at(-1)?.range ?? 0 };
  if (fireKind(shooter) === 'sniper') return { most: Number.POSITIVE_INFINITY };
  const card = cardOf(shooter.user);
  if (card.kind === 'weapon-team' && card.weapon === 'mortar')
    return { least: card.range.min, most: card.range.max };
  const range = printedFire(shooter)?.range ?? 0;
  return { most: hasExtendedRange(shooter) ? 2 * range : range };
}

function hasExtendedRange({ user, weapon }: Pick<Shooter, 'user' | 'weapon'>): boolean {
  return !weapon && 'extendedRange' in cardOf(user);
}

/** Superscript J: it may jam (1.6.2). */
export function mayJam({ user, weapon }: Pick<Shooter, 'user' | 'weapon'>): boolean {
  return 'jams' in (weapon ? weaponCardOf(weapon) : cardOf(user));
}

export const isSatchel = ({ weapon }: Pick<Shooter, 'weapon'>): boolean =>
  weapon !== undefined && weaponCardOf(weapon).kind === 'satchel-charge';

export const isFlamethrower = ({ weapon }: Pick<Shooter, 'weapon'>): boolean =>
  weapon !== undefined && weaponCardOf(weapon).kind === 'flamethrower';

/** How often it may fire in an impulse: guns with "N x" more than once (1.7.h). */
export function shotsOf({ user }: Pick<Shooter, 'user'>): number {
  const card = cardOf(user);
  return card.kind === 'weapon-team' ? (card.shots ?? 1) : 1;
}
