/** What can fire: units with their own firepower, and the weapons that units possess. */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import { IFE, vehicularRange } from '../charts/ordnance/vehicle-weapons.ts';
import type { AntiTankRifleCard, FlamethrowerCard, MachineGunCard } from '../counters/card.ts';
import type { View } from '../game.ts';
import type { DriveFrame, FireMode, MoveFrame, ShooterId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  isMmc,
  isWeaponId,
  mmcCard,
  possessorOf,
  unitById,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { isArmId } from '../vehicles/arms.ts';
import { enemyOf, type World } from '../world.ts';

/** A unit that fires with its own firepower, or with a weapon. */
export interface Shooter {
  readonly id: ShooterId;
  readonly user: AnyUnit;
  readonly weapon?: AnyWeapon;
  readonly at: HexId;
  /** A gun that fires like a machine gun, with its infantry firepower equivalent (6.8). */
  readonly equivalent?: true;
}
/** One that takes part in an attack, in its way. */
export interface Firer extends Shooter {
  readonly mode: FireMode;
}

export function firingAs(mode: FireMode, shooter: Shooter): Firer {
  const { id, user, weapon, at, equivalent } = shooter;
  // Written out: this is done for everything that might fire, whenever somebody might.
  if (equivalent) return { ...shooter, mode };
  return weapon ? { id, user, weapon, at, mode } : { id, user, at, mode };
}

/** Undefined for a weapon that nobody possesses, for what is not on the map, and for the arms of vehicles. */
export function findShooter(view: View, id: ShooterId): Shooter | undefined {
  if (isArmId(id)) return undefined;
  const weapon = isWeaponId(id) ? weaponById(view, id) : undefined;
  const user = weapon ? possessorOf(view, weapon) : unitById(view, id);
  if (user?.at === undefined) return undefined;
  return { id, user, ...(weapon && { weapon }), at: user.at };
}

export function shooterOf(view: View, id: ShooterId): Shooter {
  const shooter = findShooter(view, id);
  if (!shooter) throw new Error(`${id} can't fire: nobody possesses it, or it is not on the map`);
  return shooter;
}

/** Everything of a side that might fire, each unit before its weapons. */
export function shootersOf(view: View, side: Side): readonly Shooter[] {
  const found: Shooter[] = [];
  for (const user of view.units) {
    const { at } = user;
    if (user.side !== side || at === undefined) continue;
    if (isMmc(user)) found.push({ id: user.id, user, at });
    for (const weapon of view.weapons) {
      if (weapon.by === user.id) found.push({ id: weapon.id, user, weapon, at });
    }
  }
  return found;
}

/** Whose fire it is: the attacker's in the two phases of his own, the defender's in between. */
export function firingSide(world: World, view: View): Side {
  const { attacker, phase } = view;
  return phase === 'prep-fire' || phase === 'advancing-fire' ? attacker : enemyOf(world, attacker);
}

type FirearmCard = MachineGunCard | FlamethrowerCard | AntiTankRifleCard;

/** Weapons that attack on the fire table at once; ordnance must hit first. */
export function firearmCard(weapon: AnyWeapon): FirearmCard | undefined {
  const card = weaponCardOf(weapon);
  return card.kind === 'machine-gun' || card.kind === 'flamethrower' || card.kind === 'anti-tank-rifle'
    ? card
    : undefined;
}

export function isMachineGun({ weapon }: Pick<Shooter, 'weapon'>): boolean {
  return weapon !== undefined && weaponCardOf(weapon).kind === 'machine-gun';
}
export function isFlamethrower({ weapon }: Pick<Shooter, 'weapon'>): boolean {
  return weapon !== undefined && weaponCardOf(weapon).kind === 'flamethrower';
}
export function isAntiTankRifle({ weapon }: Pick<Shooter, 'weapon'>): boolean {
  return weapon !== undefined && weaponCardOf(weapon).kind === 'anti-tank-rifle';
}

/** What fires again as long as its crew has the nerve: machine guns, and guns that fire like them (3.3.3, 6.8). */
export const isAutomatic = (shooter: Pick<Shooter, 'weapon' | 'equivalent'>): boolean =>
  isMachineGun(shooter) || shooter.equivalent === true;

/** The firepower of a gun that can fire like a machine gun (6.8). */
export function equivalentOf({ weapon }: Pick<Shooter, 'weapon'>): number | undefined {
  const card = weapon && weaponCardOf(weapon);
  return card?.kind === 'gun' ? card.piece.firepowerEquivalent : undefined;
}

export function normalRange(world: World, { user, weapon, equivalent }: Shooter): number {
  if (!weapon) return mmcCard(user).range;
  if (equivalent) return vehicularRange(world.charts, IFE);
  return firearmCard(weapon)?.range ?? 0;
}

/** Twice the normal range, but an anti-tank rifle has no long range (3.2.2, 4.4.4). */
export function longestRange(world: World, shooter: Shooter): number {
  return isAntiTankRifle(shooter) ? normalRange(world, shooter) : 2 * normalRange(world, shooter);
}

/** The stack whose movement is under way; those it has left behind wait in frames of their own. */
export function movingStack(view: View): Frozen<MoveFrame> | undefined {
  return view.doing.findLast(frame => frame.is === 'move');
}

/** What moves now: a stack, or a vehicle. */
export function movingPiece(view: View): Frozen<MoveFrame | DriveFrame> | undefined {
  return view.doing.findLast(frame => frame.is === 'move' || frame.is === 'drive');
}

/** Shots of one shooter at who moves: one for each whole movement factor or point, given in halves; and one for whatever is less (3.3.3.l). */
export const shotsAllowed = (halves: number): number => Math.max(1, Math.floor(halves / 2));

/** Where that is; nowhere while it is off the map. */
export function moverAt(view: View): HexId | undefined {
  const mover = movingPiece(view);
  if (mover?.is !== 'drive') return movers(view)[0]?.at;
  return view.vehicles?.find(({ id, wreck }) => id === mover.vehicle && !wreck)?.at;
}

/** Those of the moving stack that are still there. */
export function movers(view: View): readonly AnyUnit[] {
  const ids = movingStack(view)?.units ?? [];
  return view.units.filter(unit => ids.includes(unit.id) && unit.at !== undefined);
}
