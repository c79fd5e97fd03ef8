/** Why the arms of a vehicle may not fire, or not together (7.2, 7.8). */
import type { HexId } from '../../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { mainAt } from '../../ordnance/marksmen.ts';
import { knownTargetHexes } from '../../ordnance/targets.ts';
import type { ArmId, FireFrame } from '../../state.ts';
import { armMode, armOf, isArmId } from '../../vehicles/arms.ts';
import { isGunfire } from '../../vehicles/gunfire.ts';
import { type Gunner, mayFireAt, turnsToward } from '../../vehicles/gunnery.ts';
import type { Scene } from '../names.ts';

type Declaration = Frozen<FireFrame>;
type Reasons = readonly Refusal[];

/** Why the arm can't fire at anything now; nothing if there is something that it can fire at. */
export function armReasons(scene: Scene, id: ArmId): Reasons {
  const { world, view } = scene;
  const { vehicle, arm } = armOf(view, id);
  const mode = armMode(world, view, vehicle, arm);
  if (isRefusal(mode)) return [mode];
  const hexes = knownTargetHexes(view, vehicle.side);
  if (hexes.length === 0) return [refusal('3.2.b', 'there is nobody to fire at')];
  const reasons = hexes.map(hex => armTargetReasons(scene, id, hex));
  return reasons.some(each => each.length === 0) ? [] : reasons.flat();
}

/** Why the arm may not fire at the hex. A main armament is aimed, unless it fires like a machine gun. */
export function armTargetReasons({ world, view }: Scene, id: ArmId, hex: HexId, like = false): Reasons {
  const shooter = armOf(view, id);
  const shot =
    shooter.arm === 'MA' && !like
      ? mainAt(world, view, shooter.vehicle, hex)
      : mayFireAt(world, view, shooter, hex);
  return isRefusal(shot) ? [shot] : [];
}

/** Why the gun may not join those of the vehicle that fire. */
export function armJoinReasons(scene: Scene, frame: Declaration, id: string): Reasons {
  const { world, view } = scene;
  const { target } = frame;
  const declared = frame.shooters.filter(isArmId);
  const isOwn =
    isArmId(id) && declared.some(each => armOf(view, each).vehicle.id === armOf(view, id).vehicle.id);
  if (!isOwn || !isGunfire(frame)) {
    return [refusal('3.2.2.j', 'the machine guns of a vehicle fire with each other, and with nothing else')];
  }
  if (declared.includes(id)) return [refusal('7.8.c', 'it takes part already')];
  if (target === undefined) return [refusal('3.2.2.e', 'the attack has no target yet')];
  const gunners: Gunner[] = [];
  for (const each of [...declared, id]) {
    const gunner = mayFireAt(world, view, armOf(view, each), target);
    if (isRefusal(gunner)) return [gunner];
    gunners.push(gunner);
  }
  const bearing = turnsToward(world, view, gunners, target);
  return isRefusal(bearing) ? [bearing] : [];
}
