/** Why something does not fire, or not at that place (5.0). */

import { possibleTargets } from '../../fire/fire.ts';
import { aidingLeaders } from '../../fire/leaders.ts';
import { readinessRefusal } from '../../fire/may-fire.ts';
import { occasionOf } from '../../fire/occasion.ts';
import { fireKind, printedFire, type Shooter, shooterOf } from '../../fire/shooters.ts';
import { occupationRefusal, targetAt, targetRefusal, targetsFor } from '../../fire/targets.ts';
import { enclosing } from '../../frames.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import type { FireFrame, Location, ShooterId, UnitId } from '../../state.ts';
import { unitById, weaponById } from '../../units.ts';
import type { Scene } from '../names.ts';

export type Reasons = readonly Refusal[];
type Declaration = Pick<FireFrame, 'by' | 'from' | 'shooters' | 'target' | 'leader'>;

const listed = (reason: Refusal | undefined): Reasons => (reason ? [reason] : []);

/** The shooter, if it is on the map and somebody has it. */
function findShooter({ view }: Scene, id: ShooterId): Shooter | Refusal {
  if (id.startsWith('w') && weaponById(view, id).possessedBy === undefined)
    return refusal('1.6.b', 'nobody possesses it');
  const weapon = view.weapons.find(each => each.id === id);
  const user = unitById(view, weapon?.possessedBy ?? id);
  return user.at === undefined ? refusal('22.0.a', 'it is not on the map') : shooterOf(view, id);
}

const isRefusal = (found: Shooter | Refusal): found is Refusal => 'why' in found;

/** Its own state first; then what keeps it from each of the enemies. */
export function shooterReasons(scene: Scene, id: ShooterId): Reasons {
  const { world, view } = scene;
  const shooter = findShooter(scene, id);
  if (isRefusal(shooter)) return [shooter];
  const { side } = shooter.user;
  const occasion = occasionOf(view, side);
  if (!occasion) return [refusal('4.0.a', 'it is not its side’s impulse')];
  const unready = readinessRefusal(world, view, occasion, shooter);
  if (unready) return [unready];
  if (!occasion.opportunity && !isActivated(scene, shooter.user.id))
    return [refusal('4.0.c', 'its hex is not activated')];
  const window = enclosing(view, 'window');
  const targets =
    occasion.opportunity && window ? [targetAt(world, view, side, window.at)] : targetsFor(world, view, side);
  if (targets.length === 0) return [refusal('5.0.a', 'there is nobody to fire at')];
  const reasons = targets.map(target => targetRefusal(world, view, shooter, target));
  // By a line of its own, or by one of those who call a mortar's fire.
  const canFire = reasons.includes(undefined) || possibleTargets(world, view, shooter, side).length > 0;
  return canFire ? [] : reasons.flatMap(listed);
}

const isActivated = ({ view }: Scene, id: UnitId): boolean =>
  enclosing(view, 'impulse')?.groups.some(({ units }) => units.includes(id)) === true;

/** Why the attack can't go there. */
export function aimReasons(scene: Scene, { by, shooters }: Declaration, at: Location): Reasons {
  const { world, view } = scene;
  const [first] = shooters;
  if (first === undefined) return [];
  const target = targetAt(world, view, by, at);
  return listed(
    occupationRefusal(view, by, at) ?? targetRefusal(world, view, shooterOf(view, first), target),
  );
}

/** Why it doesn't join in. */
export function joinReasons(scene: Scene, frame: Declaration, id: ShooterId): Reasons {
  const { world, view } = scene;
  const shooter = findShooter(scene, id);
  if (isRefusal(shooter)) return [shooter];
  if (frame.shooters.includes(id)) return [refusal('5.2.a', 'it fires already')];
  if (shooter.at !== frame.from) return [refusal('5.2.a', 'only those in one place fire together')];
  const kinds = [...frame.shooters.map(each => shooterOf(view, each)), shooter].map(fireKind);
  if (kinds.some(kind => kind !== 'combined'))
    return [refusal('5.2.b', 'ordnance, weapon teams, mortars and Snipers attack alone')];
  const occasion = occasionOf(view, frame.by);
  const unready = occasion && readinessRefusal(world, view, occasion, shooter, frame.shooters);
  if (unready || frame.target === undefined) return listed(unready);
  const blocked = targetRefusal(world, view, shooter, targetAt(world, view, frame.by, frame.target));
  if (blocked) return [blocked];
  if (frame.leader !== undefined) return [refusal('5.0.1.a', 'once a Leader aids it the group stands')];
  return !shooter.weapon && printedFire(shooter)?.firepower === 0
    ? [refusal('5.2.a', 'it would add no firepower')]
    : [];
}

export function aidReasons({ world, view }: Scene, frame: Declaration, id: UnitId): Reasons {
  if (frame.target === undefined) return [refusal('5.0.a', 'the attack has no target yet')];
  const shooters = frame.shooters.map(each => shooterOf(view, each));
  const able = aidingLeaders(world, view, occasionOf(view, frame.by), shooters, frame.target);
  if (able.some(leader => leader.id === id)) return [];
  return unitById(view, id).at === frame.from
    ? [refusal('5.0.1.a', 'he is no Leader of their kind who could still aid fire')]
    : [refusal('5.0.1.a', 'Leaders aid fire from their own place')];
}
