/** Who can fire: units with their own firepower, and the weapons they man (5.1, 8.9.1). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { MachineGunCard, WeaponCard } from '../counters/card.ts';
import type { View } from '../game.ts';
import type { FirePhase, LocId, ShooterId } from '../state.ts';
import { isCaptured } from '../support-weapons/captured.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  canLead,
  cardOf,
  gunOfRage,
  inMelee,
  isInexperienced,
  isLeader,
  isSquad,
  isWeaponId,
  unitById,
  unitsAt,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { keepsOnWith, trackOf } from './tracks.ts';

export interface Shooter {
  readonly id: ShooterId;
  /** Who fires it: the unit itself, or who mans the weapon. */
  readonly user: AnyUnit;
  readonly weapon?: AnyWeapon;
  readonly at: LocId;
  /** Two leaders or heroes serve it together (8.9.1.2). */
  readonly helped?: true;
  /** A hero alone does what is work for two (3.8.6.a). */
  readonly alone?: true;
  /** In the hands of men who don't know it well (3.9.5). */
  readonly inexperienced?: true;
  /** Untried men who have kept their heads: they fire at point blank as others do (3.26.3). */
  readonly firm?: true;
  readonly sustained?: true;
  readonly sprays?: true;
}

/** The side that fires in the present phase. */
export const firingSide = (world: World, { phase, attacker }: View): Side =>
  phase === 'defensive-fire' ? enemyOf(world, attacker) : attacker;

export const machineGun = ({ weapon }: Shooter): MachineGunCard | undefined => {
  const card = weapon && weaponCardOf(weapon);
  return card?.kind === 'machine-gun' ? card : undefined;
};

export const isFlamethrower = ({ weapon }: Shooter): boolean =>
  weapon !== undefined && weaponCardOf(weapon).kind === 'flamethrower';

/** Firepower and range as they are printed; undefined: it has none of its own. */
export function printed(
  shooter: Shooter,
): { readonly firepower: number; readonly range: number } | undefined {
  if (shooter.weapon) {
    const weapon = weaponCardOf(shooter.weapon);
    return weapon.kind === 'demolition-charge' ? undefined : weapon;
  }
  const card = cardOf(shooter.user);
  return card.kind === 'leader' || shooter.user.unarmed ? undefined : card;
}

function asShooter(view: View, user: AnyUnit, weapon?: AnyWeapon): Shooter | undefined {
  if (user.at === undefined) return undefined;
  return {
    id: weapon?.id ?? user.id,
    user,
    at: user.at,
    ...(weapon && { weapon }),
    ...(isInexperienced(view, user) && { inexperienced: true }),
  };
}

/** All that a side could fire with, whatever stands against it. */
export function shootersOf(view: View, side: Side): readonly Shooter[] {
  const found: Shooter[] = [];
  for (const user of view.units) {
    if (user.side !== side) continue;
    const own = asShooter(view, user);
    if (own && printed(own)) found.push(own);
  }
  for (const weapon of view.weapons) {
    const user = bearerOf(view, weapon);
    const shooter = user?.side === side ? asShooter(view, user, weapon) : undefined;
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
  if (!isWeaponId(id)) return asShooter(view, unitById(view, id));
  const weapon = weaponById(view, id);
  const user = bearerOf(view, weapon);
  return user && asShooter(view, user, weapon);
}

export const normalRange = (shooter: Shooter): number => printed(shooter)?.range ?? 0;

/** The normal range of a weapon; of anything else none. */
export const weaponRange = (shooter: Shooter): number => (shooter.weapon ? normalRange(shooter) : 0);

/** Beyond its normal range it fires at half strength, beyond twice that not at all (5.4.4); flames have no long range (8.10.1). */
export const longestRange = (shooter: Shooter): number =>
  isFlamethrower(shooter) ? normalRange(shooter) : 2 * normalRange(shooter);

/** As far as a machine gun fires at men without a leader who directs it (8.9.5.1). */
export const UNDIRECTED_RANGE = 16;

/** Against his directing an attack: once a player turn, and not while he fires a weapon with others (3.2.2, 8.9.1.3). */
export function directionRefusal(
  view: View,
  leader: AnyUnit,
  group: readonly Shooter[],
  helpers: readonly string[] = [],
): Refusal | undefined {
  if (!canLead(view, leader)) return refusal('3.2.5', 'a broken leader directs nobody');
  if (leader.tasked) return refusal('3.30.1', 'he is busy with a task');
  const shooters = group.map(({ id }) => id);
  if (leader.directed && !keepsOnWith(view, leader.id, shooters))
    return refusal('3.2.2', 'he has directed fire in this player turn');
  const isServing = helpers.includes(leader.id) || group.some(({ user }) => user.id === leader.id);
  const isAlone = group.every(({ user, helped }) => user.id === leader.id || helped);
  return isServing && !isAlone ? refusal('8.9.1.3', 'he fires himself, and directs nobody else') : undefined;
}

/** Somebody is there who could direct it. */
export const mayBeDirected = (view: View, shooter: Shooter): boolean =>
  unitsAt(view, shooter.at, shooter.user.side).some(
    unit => isLeader(unit) && !directionRefusal(view, unit, [shooter]),
  );

/** Against its firing in this phase, whatever at. */
export function fireRefusal(
  world: World,
  view: View,
  { id, user, weapon }: Shooter,
  declared: readonly ShooterId[] = [],
): Refusal | undefined {
  const phase = view.phase as FirePhase;
  if (user.broken) return refusal('3.21.1', 'broken units may not fire');
  if (user.guard !== undefined) return refusal('3.29.10', 'it is a prisoner');
  if (inMelee(view, user)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (user.berserk && phase === 'prep-fire' && !(weapon && gunOfRage(view, user)))
    return refusal('3.25.3', 'berserk units charge and don’t prep fire');
  if (user.tasked) return refusal('4.4.3', 'it is busy with a task');
  if (user.adrift) return refusal('3.1.3.a', 'it is out of command');
  // Who keeps up his fire fires as often as somebody comes into it (5.6.9.5).
  if (trackOf(view, id))
    return weapon?.malfunctioned ? refusal('10.9.1.1', 'it has malfunctioned') : undefined;
  if (user.fired !== undefined && user.fired !== phase)
    return refusal('5.1.2', 'it has fired in an earlier phase');
  if (phase === 'advancing-fire' && user.exhausted && user.moved)
    return refusal('4.7.6', 'it has double timed');
  if (world.options.conventions && user.moved && weapon && isHeavy(weapon))
    return refusal('SQLA-17B', 'it has moved, and is too heavy to be ready again');
  if (weapon && isCaptured(user, weapon) && world.scenario.noCaptured?.includes(user.side))
    return refusal('8.6.6', 'in this scenario they don’t use what they capture');
  return weapon ? weaponRefusal(view, user, weapon, declared) : ownFireRefusal(view, user, declared);
}

const isHeavy = (weapon: AnyWeapon): boolean => {
  const card = weaponCardOf(weapon);
  return card.kind === 'machine-gun' && card.size !== 'LMG';
};

/** Its own firepower is fired once, and given up for too many weapons (5.1.2, 8.9.1.1, 8.9.1.4). */
function ownFireRefusal(view: View, user: AnyUnit, declared: readonly ShooterId[]): Refusal | undefined {
  if (user.spent) return refusal('5.1.2', 'its own firepower is used up');
  const weapons = usedBy(view, user, declared);
  return costsOwnFire(user, weapons)
    ? refusal('8.9.1.1', 'the weapons it fires cost it its own firepower')
    : undefined;
}

/** Against its using that weapon besides what it has used or is about to (5.2, 8.9.1, 8.10). */
export function weaponRefusal(
  view: View,
  user: AnyUnit,
  weapon: AnyWeapon,
  declared: readonly ShooterId[] = [],
): Refusal | undefined {
  if (isLeader(user) && user.wounds !== undefined) return refusal('3.4.4', 'he is wounded');
  if (weapon.malfunctioned) return refusal('10.9.1.1', 'it has malfunctioned');
  if (weapon.dismantled) return refusal('4.2.7.1', 'it is dismantled');
  if (weapon.fired) return refusal('5.1.2', 'it has fired in this player turn');
  if (view.phase === 'advancing-fire' && user.laden) return refusal('5.2.1', 'its load has slowed it down');
  const { kind } = weaponCardOf(weapon);
  if (kind !== 'machine-gun' && user.pinned) return refusal('5.5.6.3', 'pinned, it can’t use that');
  const used = usedBy(view, user, declared);
  const isBusy =
    view.charges.some(({ by }) => by === user.id) || view.volleys?.some(({ apart }) => apart === user.id);
  if (used.some(each => weaponCardOf(each).kind !== kind) || isBusy)
    return refusal('5.2.2', 'it uses another type of weapon in this phase');
  const weapons = [...used, weapon];
  if (weapons.length > mostWeapons(user, kind)) return refusal('8.3', 'it can serve no more of them');
  const isOwnFireUsed = user.spent || declared.includes(user.id);
  if (isOwnFireUsed && kind === 'flamethrower')
    return refusal('8.10.5', 'the flamethrower comes before its own fire');
  return isOwnFireUsed && costsOwnFire(user, weapons)
    ? refusal('8.9.1.1', 'it has used its own firepower, which this would cost')
    : undefined;
}

/** The weapons that it has fired in this phase or is about to. */
function usedBy(view: View, user: AnyUnit, declared: readonly ShooterId[]): readonly AnyWeapon[] {
  const ids = [...(user.used ?? []), ...declared];
  return view.weapons.filter(({ id, by }) => by === user.id && ids.includes(id));
}

/** Two machine guns to a squad, one weapon to all others and of all other kinds (8.3, 8.9.1.1, 8.9.1.2, 8.9.1.4). */
const mostWeapons = (user: AnyUnit, kind: WeaponCard['kind']): number =>
  isSquad(user) && kind === 'machine-gun' ? 2 : 1;

const FREE_FIREPOWER = 4;

/** A squad serves one machine gun, or several of no more than 4 factors, beside its own fire; smaller units and heroes none (8.9.1.1, 8.9.1.4, 3.8.6.a). */
export function costsOwnFire(user: AnyUnit, weapons: readonly AnyWeapon[]): boolean {
  if (weapons.length === 0 || isLeader(user)) return false;
  if (!isSquad(user)) return true;
  const firepower = weapons.reduce((sum, weapon) => {
    const card = weaponCardOf(weapon);
    return sum + (card.kind === 'machine-gun' ? card.firepower : 0);
  }, 0);
  return weapons.length > 1 && firepower > FREE_FIREPOWER;
}
