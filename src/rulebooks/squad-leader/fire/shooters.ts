/** Who can fire: units with their own firepower, and the weapons they man (5.1, 8.9.1). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { MachineGunCard } from '../counters/card.ts';
import type { View } from '../game.ts';
import type { FirePhase, LocId, ShooterId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  cardOf,
  inMelee,
  isLeader,
  isSquad,
  isWeaponId,
  unitById,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { enemyOf, type World } from '../world.ts';

export interface Shooter {
  readonly id: ShooterId;
  /** Who fires it: the unit itself, or who mans the weapon. */
  readonly user: AnyUnit;
  readonly weapon?: AnyWeapon;
  readonly at: LocId;
}

/** The side that fires in the present phase. */
export const firingSide = (world: World, { phase, attacker }: View): Side =>
  phase === 'defensive-fire' ? enemyOf(world, attacker) : attacker;

export const machineGun = ({ weapon }: Shooter): MachineGunCard | undefined => {
  const card = weapon && weaponCardOf(weapon);
  return card?.kind === 'machine-gun' ? card : undefined;
};

/** Firepower and range as they are printed; undefined: it has none of its own. */
export function printed(
  shooter: Shooter,
): { readonly firepower: number; readonly range: number } | undefined {
  if (shooter.weapon) return machineGun(shooter);
  const card = cardOf(shooter.user);
  return card.kind === 'leader' || shooter.user.unarmed ? undefined : card;
}

function asShooter(user: AnyUnit, weapon?: AnyWeapon): Shooter | undefined {
  if (user.at === undefined) return undefined;
  return { id: weapon?.id ?? user.id, user, at: user.at, ...(weapon && { weapon }) };
}

/** All that a side could fire with, whatever stands against it. */
export function shootersOf(view: View, side: Side): readonly Shooter[] {
  const found: Shooter[] = [];
  for (const user of view.units) {
    if (user.side !== side) continue;
    const own = asShooter(user);
    if (own && printed(own)) found.push(own);
  }
  for (const weapon of view.weapons) {
    const user = bearerOf(view, weapon);
    const shooter = user?.side === side ? asShooter(user, weapon) : undefined;
    if (shooter && printed(shooter)) found.push(shooter);
  }
  return found;
}

export function shooterOf(view: View, id: ShooterId): Shooter {
  const found = findShooter(view, id);
  if (!found) throw new Error(`${id} can't fire`);
  return found;
}

export function findShooter(view: View, id: ShooterId): Shooter | undefined {
  if (!isWeaponId(id)) return asShooter(unitById(view, id));
  const weapon = weaponById(view, id);
  const user = bearerOf(view, weapon);
  return user && asShooter(user, weapon);
}

export const normalRange = (shooter: Shooter): number => printed(shooter)?.range ?? 0;

/** Beyond its normal range it fires at half strength, beyond twice that not at all (5.4.4). */
export const longestRange = (shooter: Shooter): number => 2 * normalRange(shooter);

/** Against its firing in this phase, whatever at. */
export function fireRefusal(
  view: View,
  { user, weapon }: Shooter,
  declared: readonly ShooterId[] = [],
): Refusal | undefined {
  const phase = view.phase as FirePhase;
  if (user.broken) return refusal('3.21.1', 'broken units may not fire');
  if (user.guard !== undefined) return refusal('3.29.10', 'it is a prisoner');
  if (inMelee(view, user)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (user.berserk && phase === 'prep-fire')
    return refusal('3.25.3', 'berserk units charge and don’t prep fire');
  if (user.tasked) return refusal('4.4.3', 'it is busy with a task');
  if (user.fired !== undefined && user.fired !== phase)
    return refusal('5.1.2', 'it has fired in an earlier phase');
  if (phase === 'advancing-fire' && user.exhausted && user.moved)
    return refusal('4.7.6', 'it has double timed');
  return weapon ? weaponRefusal(view, user, weapon, declared) : ownFireRefusal(view, user, declared);
}

/** Its own firepower is fired once, and given up for too many weapons (5.1.2, 8.9.1.1, 8.9.1.4). */
function ownFireRefusal(view: View, user: AnyUnit, declared: readonly ShooterId[]): Refusal | undefined {
  if (user.spent) return refusal('5.1.2', 'its own firepower is used up');
  const weapons = usedBy(view, user, declared);
  return costsOwnFire(user, weapons)
    ? refusal('8.9.1.1', 'the weapons it fires cost it its own firepower')
    : undefined;
}

function weaponRefusal(
  view: View,
  user: AnyUnit,
  weapon: AnyWeapon,
  declared: readonly ShooterId[],
): Refusal | undefined {
  if (isLeader(user) && user.wounds !== undefined) return refusal('3.4.4', 'he is wounded');
  if (weapon.malfunctioned) return refusal('10.9.1.1', 'it has malfunctioned');
  if (weapon.dismantled) return refusal('4.2.7.1', 'it is dismantled');
  if (weapon.fired) return refusal('5.1.2', 'it has fired in this player turn');
  if (view.phase === 'advancing-fire' && user.laden) return refusal('4.2.5', 'its load has slowed it down');
  const weapons = [...usedBy(view, user, declared), weapon];
  if (weapons.length > mostWeapons(user)) return refusal('8.9.1.1', 'it can serve no more weapons');
  const isOwnFireUsed = user.spent || declared.includes(user.id);
  return isOwnFireUsed && costsOwnFire(user, weapons)
    ? refusal('8.9.1.1', 'it has used its own firepower, which this would cost')
    : undefined;
}

/** The weapons that it has fired in this phase or is about to. */
function usedBy(view: View, user: AnyUnit, declared: readonly ShooterId[]): readonly AnyWeapon[] {
  const ids = [...(user.used ?? []), ...declared];
  return view.weapons.filter(({ id, by }) => by === user.id && ids.includes(id));
}

/** Two machine guns to a squad, one to all others (8.9.1.1, 8.9.1.2, 8.9.1.4). */
const mostWeapons = (user: AnyUnit): number => (isSquad(user) ? 2 : 1);

const FREE_FIREPOWER = 4;

/** A squad serves one machine gun, or several of no more than 4 factors, beside its own fire; smaller units none (8.9.1.1, 8.9.1.4). */
export function costsOwnFire(user: AnyUnit, weapons: readonly AnyWeapon[]): boolean {
  if (weapons.length === 0 || isLeader(user)) return false;
  if (!isSquad(user)) return true;
  const firepower = weapons.reduce((sum, weapon) => {
    const card = weaponCardOf(weapon);
    return sum + (card.kind === 'machine-gun' ? card.firepower : 0);
  }, 0);
  return weapons.length > 1 && firepower > FREE_FIREPOWER;
}
