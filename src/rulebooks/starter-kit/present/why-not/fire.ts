/** Why something may not fire, join a fire group, or direct it (3.2.2 to 3.5, 4.0 to 4.5). */
import type { HexId } from '../../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { directorsIn, firingHexes } from '../../fire/direction.ts';
import { fireMode } from '../../fire/modes.ts';
import { findShooter, isFlamethrower, type Shooter, shooterOf } from '../../fire/shooters.ts';
import { mayFireAt, needsDirection, targetHexes } from '../../fire/targets.ts';
import { engageable } from '../../ordnance/engaging.ts';
import { faustActs } from '../../ordnance/fausts.ts';
import { isOrdnance, isOrdnanceFrame } from '../../ordnance/ordnance.ts';
import { knownTargetHexes } from '../../ordnance/targets.ts';
import type { FireFrame, ShooterId, UnitId } from '../../state.ts';
import { faustRefusal } from '../../support-weapons/light-anti-tank.ts';
import { canLead, isLeader, isWeaponId, unitById, weaponsOf } from '../../units.ts';
import { isArmId } from '../../vehicles/arms.ts';
import { isGunfire } from '../../vehicles/gunfire.ts';
import { distance } from '../../world.ts';
import type { Scene } from '../names.ts';
import { armJoinReasons, armReasons, armTargetReasons } from './gunfire.ts';
import { groundReasons, isGroundFire } from './ordnance.ts';

type Declaration = Frozen<FireFrame>;
export type Reasons = readonly Refusal[];

/** Why it can't fire at anything now; nothing if there is something that it can fire at. */
export function shooterReasons(scene: Scene, id: ShooterId): Reasons {
  const { world, view } = scene;
  if (isArmId(id)) return armReasons(scene, id);
  const shooter = findShooter(view, id);
  if (!shooter) {
    return isWeaponId(id)
      ? [refusal('1.2.4.a', 'nobody on the map possesses it')]
      : [refusal('3.3.d', 'it is not on the map')];
  }
  const mode = fireMode(world, view, shooter);
  if (isRefusal(mode)) return [mode];
  const hexes = targetHexes(world, view);
  if (hexes.length === 0) return [refusal('3.2.b', 'there is nobody to fire at')];
  const reasons = hexes.map(hex => targetReasons(scene, shooter, hex));
  return reasons.some(each => each.length === 0) ? [] : reasons.flat();
}

/** Why the shooter may not fire at the hex, beside those who are declared already. */
export function targetReasons(
  { world, view }: Scene,
  shooter: Shooter,
  hex: HexId,
  declared: readonly ShooterId[] = [],
): Reasons {
  const firer = mayFireAt(world, view, shooter, hex, declared);
  if (isRefusal(firer)) return [firer];
  if (!needsDirection(world, shooter, hex)) return [];
  return directorsIn(view, shooter.at, [shooter]).length > 0
    ? []
    : [refusal('4.1.c', 'beyond 16 hexes a leader must direct it, and none can')];
}

/** Why the declared attack may not go to the hex. */
export function aimReasons(scene: Scene, frame: Declaration, hex: HexId): Reasons {
  const { world, view } = scene;
  if (frame.target !== undefined) return [refusal('3.2.2.e', 'the attack has its target')];
  if (isGroundFire(frame)) return groundReasons(scene, frame, hex);
  const byVehicle = frame.shooters.some(isArmId);
  const hexes = byVehicle ? knownTargetHexes(view, frame.by) : targetHexes(world, view);
  if (!hexes.includes(hex)) return [refusal('3.2.b', 'there is nobody to fire at')];
  if (frame.faust) {
    return frame.shooters.flatMap(id => faustRefusal(world, view, unitById(view, id)) ?? []);
  }
  return frame.shooters.flatMap(id =>
    isArmId(id)
      ? armTargetReasons(scene, id, hex, isGunfire(frame))
      : hexReasons(scene, shooterOf(view, id), hex),
  );
}

/** At the men in the hex, or at a vehicle there. */
function hexReasons(scene: Scene, shooter: Shooter, hex: HexId): Reasons {
  const { world, view } = scene;
  const reasons = targetReasons(scene, shooter, hex);
  return reasons.length > 0 && engageable(world, view, shooter).some(({ at }) => at === hex) ? [] : reasons;
}

/** Why it may not join the fire group. */
export function joinReasons(scene: Scene, frame: Declaration, id: ShooterId): Reasons {
  const { world, view } = scene;
  if ([...frame.shooters, id].some(isArmId)) return armJoinReasons(scene, frame, id);
  const shooter = findShooter(view, id);
  if (!shooter) return shooterReasons(scene, id);
  const group = frame.shooters.map(each => shooterOf(view, each));
  if (frame.shooters.includes(id)) return [refusal('3.2.2.i', 'it takes part already')];
  const isAlone = (each: Shooter) => isFlamethrower(each) || isOrdnance(world, each);
  if (isOrdnanceFrame(world, view, frame) || [...group, shooter].some(isAlone)) {
    return [refusal('3.2.2.j', 'flamethrowers and ordnance never fire with others')];
  }
  if (frame.leaders.length > 0) return [refusal('3.2.2.m', 'the attack is directed: its group stands')];
  if (frame.target === undefined) return [refusal('3.2.2.e', 'the attack has no target yet')];
  const reasons = targetReasons(scene, shooter, frame.target, frame.shooters);
  if (reasons.length > 0) return reasons;
  return group.every(({ at }) => distance(world, at, shooter.at) > 1)
    ? [refusal('3.2.2.i', 'it is neither in nor next to a hex of the fire group')]
    : [];
}

/** Why the leader may not direct the attack. */
export function directionReasons(scene: Scene, frame: Declaration, id: UnitId): Reasons {
  const { view } = scene;
  const leader = unitById(view, id);
  if (frame.shooters.some(isArmId)) return [refusal('3.2.2.m', 'nobody directs the fire of a vehicle')];
  const group = frame.shooters.map(each => shooterOf(view, each));
  if (!isLeader(leader)) return [refusal('1.2.1.b', 'only leaders direct fire')];
  if (!canLead(view, leader)) return [refusal('1.2.1.b', 'a broken, pinned or fighting leader leads nobody')];
  if (group.some(isFlamethrower)) return [refusal('3.2.2.m', 'nobody directs a flamethrower')];
  if (frame.target === undefined) return [refusal('3.2.2.e', 'the attack has no target yet')];
  if (!firingHexes(group).some(hex => hex === leader.at)) {
    return [refusal('3.2.2.m', 'he is not with those who fire')];
  }
  if (group.some(({ user }) => user.id === id) || leader.used) {
    return [refusal('4.0.k', 'who uses a weapon leads nobody in that fire phase')];
  }
  if (leader.directs && group.some(each => !leader.directs?.includes(each.id))) {
    return [refusal('3.4.e', 'he has directed others in this player turn')];
  }
  const bare = firingHexes(group).find(hex => directorsIn(view, hex, group).length === 0);
  if (bare !== undefined) return [refusal('3.2.2.n', `there is no leader to direct those in ${bare}`)];
  const isLed = frame.leaders.some(each => unitById(view, each).at === leader.at);
  return isLed ? [refusal('3.2.2.n', 'one leader directs those of his hex')] : [];
}

/** Why the dice may not fall yet. */
export function shotReasons(scene: Scene, frame: Declaration): Reasons {
  const { view, world } = scene;
  const { target } = frame;
  if (target === undefined) return [refusal('3.2.2.e', 'the attack has no target yet')];
  if (isGunfire(frame) || isOrdnanceFrame(world, view, frame)) return [];
  const group = frame.shooters.map(id => shooterOf(view, id));
  const leaders = frame.leaders.map(id => unitById(view, id));
  const isDirected = firingHexes(group).every(hex => leaders.some(({ at }) => at === hex));
  if (!isDirected && group.some(each => needsDirection(world, each, target))) {
    return [refusal('4.1.c', 'beyond 16 hexes a leader must direct the machine gun')];
  }
  if (!isDirected && leaders.length > 0) {
    return [refusal('3.2.2.n', 'a leader must direct those of every hex')];
  }
  return group.some(each => holdsBack(scene, frame, each))
    ? [refusal('3.3.3.k', 'in final protective fire a unit fires with all it has')]
    : [];
}

/** In final protective fire it has something that could fire, too, and is not declared. */
function holdsBack(scene: Scene, frame: Declaration, { user, weapon }: Shooter): boolean {
  const { world, view } = scene;
  const own = shooterOf(view, weapon?.id ?? user.id);
  if (isLeader(user) || fireMode(world, view, own) !== 'protective') return false;
  const all: readonly ShooterId[] = [user.id, ...weaponsOf(view, user).map(({ id }) => id)];
  return all.some(id => !frame.shooters.includes(id) && joinReasons(scene, frame, id).length === 0);
}

export function faustReasons({ world, view }: Scene, id: UnitId): Reasons {
  if (faustActs(world, view).some(({ unit }) => unit === id)) return [];
  const refused = faustRefusal(world, view, unitById(view, id));
  return refused ? [refused] : [refusal('4.4.b', 'no enemy in a building is within reach and sight')];
}
