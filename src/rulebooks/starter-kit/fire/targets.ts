/** What a shooter may fire at: range, closest enemies, shots in a location, and the duty to fire together. */
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { isOrdnance, ordnanceRefusal, turnRefusal } from '../ordnance/ordnance.ts';
import { hasMen, knownVehicles } from '../ordnance/targets.ts';
import { knownEnemies } from '../rout/known-enemies.ts';
import { sight } from '../sight/sight.ts';
import type { ShooterId, Volley } from '../state.ts';
import { type AnyUnit, inMelee, unitsAt } from '../units.ts';
import { isArmId } from '../vehicles/arms.ts';
import { enemyVehiclesAt } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';
import { directorsIn } from './direction.ts';
import { fireMode, firesAfterFirstFire } from './modes.ts';
import {
  type Firer,
  firingAs,
  firingSide,
  isFlamethrower,
  isMachineGun,
  longestRange,
  movers,
  movingPiece,
  normalRange,
  type Shooter,
  shotsAllowed,
} from './shooters.ts';
import { ownFireRefusal } from './weapons.ts';

/** Farther than this a machine gun fires only if a leader directs it (4.1.c). */
export const UNDIRECTED_RANGE = 16;

/** The shooter as it would fire at the hex; or why it may not. */
export function mayFireAt(
  world: World,
  view: View,
  shooter: Shooter,
  target: HexId,
  declared: readonly ShooterId[] = [],
): Firer | Refusal {
  const mode = fireMode(world, view, shooter, declared);
  if (isRefusal(mode)) return mode;
  const firer = firingAs(mode, shooter);
  return aimRefusal(world, view, firer, target, declared) ?? firer;
}

/** Why one who may fire may not fire there. */
function aimRefusal(
  world: World,
  view: View,
  firer: Firer,
  target: HexId,
  declared: readonly ShooterId[],
): Refusal | undefined {
  const range = distance(world, firer.at, target);
  return (
    (isOrdnance(world, firer)
      ? ordnanceRefusal(world, view, firer, target)
      : outOfRange(world, firer, range)) ??
    (firer.equivalent ? turnRefusal(world, view, firer, target) : undefined) ??
    (firer.weapon ? undefined : ownFireRefusal(view, firer.user, firer.mode, range, declared)) ??
    tooManyShots(view, firer) ??
    mustHaveFiredTogether(world, view, firer, target, declared) ??
    unseen(world, view, firer, target) ??
    heldByEnemies(view, firer.at, firer.user.side, target) ??
    nobodyToHurt(world, view, firer, target) ??
    (firer.mode === 'subsequent' ? subsequentFireRefusal(world, view, firer, range) : undefined)
  );
}

function outOfRange(world: World, firer: Firer, range: number): Refusal | undefined {
  if (range > longestRange(world, firer)) return refusal('3.2.2.c', 'the target is out of its range');
  if (firer.mode === 'protective' && range > 1) {
    return refusal('3.3.3.j', 'final protective fire is at adjacent units');
  }
  if (firesAfterFirstFire(firer) && range > 1) {
    return refusal('3.4.b', 'marked with first fire, it may fire at adjacent units only');
  }
  return undefined;
}

/** With an enemy in its hex, on foot or in a vehicle, a unit fires within it or not at all (3.2.2.1). */
export function heldByEnemies(view: View, at: HexId, side: Side, target: HexId): Refusal | undefined {
  if (target === at) return undefined;
  const isEnemy = (unit: AnyUnit) => unit.at === at && unit.side !== side && !unit.hidden;
  if (!view.units.some(isEnemy) && enemyVehiclesAt(view, at, side).length === 0) return undefined;
  return refusal(view.melees.includes(at) ? '3.8.v' : '3.2.2.1.c', 'an enemy is in its hex');
}

/** Small arms do nothing to a vehicle, only to a crew that shows itself (7.12.a). */
function nobodyToHurt(world: World, view: View, firer: Firer, target: HexId): Refusal | undefined {
  if (
    view.vehicles === undefined ||
    isOrdnance(world, firer) ||
    hasMen(view, target, firer.user.side, firer.at)
  ) {
    return undefined;
  }
  return refusal('7.12.a', 'there is nobody whom it could hurt');
}

/** Nobody may measure before he has declared his attack, unless both have agreed to look (3.2.1.e). */
export function unseen(
  world: World,
  view: View,
  { at }: Pick<Shooter, 'at'>,
  target: HexId,
): Refusal | undefined {
  if (world.sight === 'strict') return undefined;
  const line = sight(world, view, at, target);
  return line.clear ? undefined : refusal(line.cite, `${line.by} in ${line.at} is in the way`);
}

/** Under the strict rule anything may: that is found out when the attack has been declared. */
function mayBeSeen(world: World, view: View, from: HexId, target: HexId): boolean {
  return world.sight === 'strict' || sight(world, view, from, target).clear;
}

function subsequentFireRefusal(world: World, view: View, firer: Firer, range: number): Refusal | undefined {
  if (range > normalRange(world, firer))
    return refusal('3.3.3.g', 'subsequent first fire is within normal range');
  const closer = knownEnemies(world, view, firer.user.side, firer.at).some(
    enemy => distance(world, firer.at, enemy.at) < range,
  );
  return closer ? refusal('3.3.3.g', 'a known enemy is closer') : undefined;
}

/** In one location nobody is shot at by the same more often than he spent movement factors in it (3.3.3). */
export function tooManyShots(view: View, { id, mode }: Pick<Firer, 'id' | 'mode'>): Refusal | undefined {
  const stack = movingPiece(view);
  if (!stack || mode === 'final') return undefined;
  const allowed = shotsAllowed(stack.here);
  return (stack.shots[id] ?? 0) < allowed
    ? undefined
    : refusal('3.3.3.l', `it has had its ${allowed} shots at this location`);
}

/** Who shares a hex attacks the same together; only weapons that keep their rate of fire go on alone (3.2.2). */
function mustHaveFiredTogether(
  world: World,
  view: View,
  firer: Firer,
  target: HexId,
  declared: readonly ShooterId[],
): Refusal | undefined {
  if (!view.volleys || isFlamethrower(firer) || isOrdnance(world, firer)) return undefined;
  const { id, at, user, weapon } = firer;
  const earlier = view.volleys.filter(
    volley => volley.from === at && volley.at === target && !volley.by.some(isArmId),
  );
  const hasTakenPart = (one: ShooterId) => earlier.some(({ by }) => by.includes(one));
  if (weapon && declared.includes(user.id) && hasTakenPart(id) && !hasTakenPart(user.id)) {
    return refusal('4.1.b', 'it has attacked the same apart from its unit');
  }
  if (earlier.every(volley => isSparedBy(view, firer, volley, declared)) || hasTakenPart(id))
    return undefined;
  return refusal('3.2.2.l', 'others in its hex have attacked the same without it');
}

/**
 * In subsequent first fire a squad may attack by itself what nobody but its own machine gun has attacked, if it does without
 * the gun (4.1.b).
 */
function isSparedBy(
  view: View,
  { user, weapon, mode }: Firer,
  { by }: Volley,
  declared: readonly ShooterId[],
): boolean {
  const isItsGun = (id: ShooterId) => view.weapons.some(each => each.id === id && each.by === user.id);
  return mode === 'subsequent' && !weapon && by.every(isItsGun) && !declared.some(isItsGun);
}

/** The hexes with somebody to fire at: the moving stack's in the movement phase, else all with an enemy. */
export function targetHexes(world: World, view: View): readonly HexId[] {
  const side = firingSide(world, view);
  const targets = view.phase === 'movement' ? movers(view) : view.units;
  const hexes = new Set<HexId>();
  for (const { at, side: owner } of targets) if (at !== undefined && owner !== side) hexes.add(at);
  if (view.vehicles) for (const { at } of knownVehicles(view, side)) if (at !== undefined) hexes.add(at);
  return [...hexes];
}

/** Whom fire into the hex affects: movers only in the movement phase; in a melee friends, too (3.2, 3.8.u). */
export function targetsIn(world: World, view: View, hex: HexId): readonly AnyUnit[] {
  if (view.phase === 'movement') return movers(view).filter(({ at }) => at === hex);
  const side = firingSide(world, view);
  return unitsAt(view, hex).filter(unit => unit.side !== side || inMelee(view, unit));
}

const NOBODY_TO_FIRE_AT = refusal('3.2.b', 'there is nobody to fire at');
const NONE_IN_SIGHT = refusal('3.2.1.a', 'no enemy is in its sight');
const UNDIRECTED = refusal('4.1.c', 'beyond 16 hexes a leader must direct it, and none can');

/** What keeps it from all of them, of several reasons the last; nothing as soon as one is open to it. */
export function refusedAtAll<T>(
  targets: readonly T[],
  refusalAt: (target: T) => Refusal | undefined,
): Refusal | undefined {
  let against: Refusal | undefined = NOBODY_TO_FIRE_AT;
  for (const target of targets) {
    against = refusalAt(target);
    if (!against) return undefined;
  }
  return against;
}

/** Why it may not fire now at any of the hexes, which are given as they are seen from its own. */
export function readyRefusal(
  world: World,
  view: View,
  shooter: Shooter,
  hexesFrom: (from: HexId) => readonly HexId[],
): Refusal | undefined {
  const mode = fireMode(world, view, shooter);
  if (isRefusal(mode)) return mode;
  const firer = firingAs(mode, shooter);
  const hexes = hexesFrom(shooter.at);
  return hexes.length === 0
    ? NONE_IN_SIGHT
    : refusedAtAll(hexes, hex => attackRefusal(world, view, firer, hex));
}

/** Why one who may fire may not begin an attack of its own at the hex. */
export function attackRefusal(world: World, view: View, firer: Firer, hex: HexId): Refusal | undefined {
  return (
    aimRefusal(world, view, firer, hex, []) ??
    (needsDirection(world, firer, hex) && !hasDirector(view, firer) ? UNDIRECTED : undefined)
  );
}

export function needsDirection(world: World, shooter: Shooter, target: HexId): boolean {
  return isMachineGun(shooter) && distance(world, shooter.at, target) > UNDIRECTED_RANGE;
}

function hasDirector(view: View, shooter: Shooter): boolean {
  return directorsIn(view, shooter.at, [shooter]).length > 0;
}

/** The targets that may be seen from a hex, found out once for all who fire from it. */
export function targetsInSight(world: World, view: View): (from: HexId) => readonly HexId[] {
  const hexes = targetHexes(world, view);
  const known = new Map<HexId, readonly HexId[]>();
  return from => {
    const found = known.get(from) ?? hexes.filter(hex => mayBeSeen(world, view, from, hex));
    known.set(from, found);
    return found;
  };
}
