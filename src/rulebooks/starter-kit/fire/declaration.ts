/** How an attack is declared (3.2.2): who fires first, at what, who joins in, who directs it; then the dice. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { ordnanceFrame } from '../ordnance/declaration.ts';
import { engageActs, engageable } from '../ordnance/engaging.ts';
import { declaredShooter } from '../ordnance/equivalent.ts';
import { flameAttack } from '../ordnance/flame.ts';
import { isOrdnance, isOrdnanceFrame } from '../ordnance/ordnance.ts';
import { hasMen } from '../ordnance/targets.ts';
import { isThick } from '../pacific/ground.ts';
import type { FireFrame, VehicleId } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { isGoodOrder, isLeader, isMmc, unitsAt } from '../units.ts';
import { gunfireFrame, isGunfire } from '../vehicles/gunfire.ts';
import { distance, isPacific, type World } from '../world.ts';
import { fireAttack } from './attack.ts';
import { declaredFirer } from './card.ts';
import { directorsIn, firingHexes, isDirectable } from './direction.ts';
import { showShooter } from './openings.ts';
import { isFlamethrower, isMachineGun, type Shooter, shooterOf, shootersOf } from './shooters.ts';
import { mayFireAt, needsDirection, targetsOf } from './targets.ts';
import { weaponRefusal } from './weapons.ts';

type Declaration = Frozen<FireFrame>;

/** One pick of the declaration; the last one throws the dice. */
export function* fireFrame(game: Game, frame: Declaration): Rule<void> {
  const { target } = frame;
  if (isGunfire(frame)) yield* gunfireFrame(game, frame);
  else if (isOrdnanceFrame(game.world, game.state, frame)) yield* ordnanceFrame(game, frame);
  else if (target === undefined) yield* pickTarget(game, frame);
  else yield* pickGroup(game, frame, target);
}

function* pickTarget(game: Game, frame: Declaration): Rule<void> {
  const { world } = game;
  const { hex } = yield* choose({
    by: frame.by,
    id: 'fire-target',
    cite: '3.2.2.e',
    prompt: 'At which hex?',
    acts: view =>
      frame.shooters.flatMap(id =>
        targetsFor(world, view, declaredShooter(view, id, frame)).map(hex => ({ verb: 'at', hex }) as const),
      ),
  });
  replaceTop(game, { ...frame, target: hex });
}

/** Hexes with men to fire at, or with a vehicle that the weapon could harm. */
function targetsFor(world: World, view: View, shooter: Shooter): readonly HexId[] {
  const vehicles = shooter.equivalent ? [] : engageable(world, view, shooter).flatMap(({ at }) => at ?? []);
  return [...new Set([...targetsOf(world, view, shooter), ...vehicles])];
}

function* pickGroup(game: Game, frame: Declaration, target: HexId): Rule<void> {
  const { world } = game;
  const act = yield* choose({
    by: frame.by,
    id: 'fire-group',
    cite: '3.2.2.i',
    prompt: `Who fires at ${target}?`,
    acts: view => groupActs(world, view, frame, target),
  });
  if (act.verb === 'engage') return yield* engage(game, frame, target, act.vehicle);
  if (act.verb !== 'shoot') showShooter(game, act.verb === 'add' ? act.shooter : act.leader);
  if (act.verb === 'add') replaceTop(game, { ...frame, shooters: [...frame.shooters, act.shooter] });
  else if (act.verb === 'direct') replaceTop(game, { ...frame, leaders: [...frame.leaders, act.leader] });
  else yield* fireAttack(game, { ...frame, target });
}

/** The attack goes at one vehicle: by the flame at once, by all else with an aimed shot. */
function* engage(game: Game, frame: Declaration, target: HexId, vehicle: VehicleId): Rule<void> {
  if (frame.shooters.some(id => isFlamethrower(shooterOf(game.state, id))))
    yield* flameAttack(game, frame, target, vehicle);
  else replaceTop(game, { ...frame, vehicle });
}

type GroupAct = Extract<BookAct, { verb: 'add' | 'direct' | 'engage' | 'shoot' }>;

function groupActs(world: World, view: View, frame: Declaration, target: HexId): readonly GroupAct[] {
  const group = frame.shooters.map(id => declaredShooter(view, id, frame));
  const acts: GroupAct[] = [...engageActs(world, view, frame, target)];
  // A vehicle without anybody to be seen can only be engaged (7.12.a).
  if (acts.length > 0 && !group.every(({ at }) => hasMen(view, target, frame.by, at))) return acts;
  // Once it is directed the group stands: whoever else joined could be beyond what the leader may direct.
  if (frame.leaders.length === 0) {
    for (const { id } of joiners(world, view, frame, group, target)) acts.push({ verb: 'add', shooter: id });
  }
  if (!isComplete(world, view, frame, group, target)) return acts;
  const undirected = firingHexes(group).filter(
    hex => !frame.leaders.some(id => unitsAt(view, hex).some(unit => unit.id === id)),
  );
  if (isDirectable(view, group)) {
    for (const hex of undirected) {
      for (const { id } of directorsIn(view, hex, group)) acts.push({ verb: 'direct', leader: id });
    }
  }
  const directed = undirected.length === 0;
  const mustBeDirected = frame.leaders.length > 0 || group.some(each => needsDirection(world, each, target));
  if (directed || !mustBeDirected) acts.push({ verb: 'shoot' });
  return acts;
}

/** Those who may join the fire group: in or next to a hex of it, and able to fire at its target (3.2.2.i). */
function joiners(
  world: World,
  view: View,
  frame: Declaration,
  group: readonly Shooter[],
  target: HexId,
): readonly Shooter[] {
  // Flamethrowers and ordnance never fire with others (3.2.2.j), nor do guns that fire like machine guns (6.8.a).
  if (group.some(each => isFlamethrower(each) || each.equivalent)) return [];
  const hexes = firingHexes(group);
  const near = (hex: HexId) =>
    frame.compelled
      ? hex === target
      : hexes.some(each => distance(world, each, hex) <= 1) && !areParted(world, hexes, hex);
  const firers = shootersOf(view, frame.by).filter(
    shooter =>
      !frame.shooters.includes(shooter.id) &&
      !isFlamethrower(shooter) &&
      !isOrdnance(world, shooter) &&
      near(shooter.at) &&
      !isRefusal(mayFireAt(world, view, shooter, target, frame.shooters)),
  );
  return [...firers, ...secondMen(view, frame, group)].filter(shooter => {
    const grown = [...group, shooter];
    return !grown.some(each => needsDirection(world, each, target)) || isDirectable(view, grown);
  });
}

/** Out of two hexes of thick growth nobody fires as one group (8.2). */
function areParted(world: World, hexes: readonly HexId[], other: HexId): boolean {
  if (!isPacific(world) || !isThick(terrainAt(world, other))) return false;
  return hexes.some(hex => hex !== other && isThick(terrainAt(world, hex)));
}

/** A second leader may help one who fires a machine gun, so that it fires at full strength (4.1.a). */
function secondMen(view: View, frame: Declaration, group: readonly Shooter[]): readonly Shooter[] {
  const gun = group.find(each => isMachineGun(each) && isLeader(each.user));
  const { weapon, user, at } = gun ?? {};
  if (!weapon || !user || at === undefined || group.some(each => !each.weapon && isLeader(each.user)))
    return [];
  return unitsAt(view, at, frame.by)
    .filter(unit => isLeader(unit) && unit.id !== user.id && isGoodOrder(view, unit))
    .filter(
      unit =>
        !weaponRefusal(view, unit, weapon) && !frame.shooters.some(id => ownsShooter(view, unit.id, id)),
    )
    .map(unit => ({ id: unit.id, user: unit, at }));
}

function ownsShooter(view: View, unit: string, shooter: FireFrame['shooters'][number]): boolean {
  return shooterOf(view, shooter).user.id === unit;
}

/** In final protective fire a unit fires with everything it has: its own firepower and its machine guns (3.3.3.k). */
function isComplete(
  world: World,
  view: View,
  frame: Declaration,
  group: readonly Shooter[],
  target: HexId,
): boolean {
  const isMissing = (shooter: Shooter) =>
    !frame.shooters.includes(shooter.id) &&
    !isRefusal(mayFireAt(world, view, shooter, target, frame.shooters));
  // All upon whom a Banzai charge has come fire at it (8.1.8.7).
  if (
    frame.compelled &&
    shootersOf(view, frame.by).some(each => each.at === target && !each.weapon && isMissing(each))
  ) {
    return false;
  }
  const desperate = new Set(
    group
      .filter(({ id }) => declaredFirer(world, view, id, frame).mode === 'protective')
      .filter(({ user }) => isMmc(user))
      .map(({ user }) => user.id),
  );
  if (desperate.size === 0) return true;
  return !shootersOf(view, frame.by).some(shooter => desperate.has(shooter.user.id) && isMissing(shooter));
}
