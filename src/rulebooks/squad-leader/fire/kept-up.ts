/** Where fire that is kept up goes: into its track, or along the line of a machine gun (5.6.9.5 to 5.6.9.7). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import type { World } from '../world.ts';
import { hexesBefore, penetration, reachable } from './line.ts';
import { machineGun, type Shooter } from './shooters.ts';
import { type AnyTrack, newcomers, trackOf } from './tracks.ts';

/** Against its fire at that place, if it has begun to fire in this movement phase. */
export function keptUpRefusal(
  world: World,
  view: View,
  shooter: Shooter,
  target: LocId,
): Refusal | undefined {
  const track = trackOf(view, shooter.id);
  if (!track) return undefined;
  const isGun = machineGun(shooter) !== undefined;
  if (!isUnderFire(world, shooter, track, target)) {
    return isGun
      ? refusal('5.6.9.7', `its line of fire goes to ${track.at}, and its penetration is all it has along it`)
      : refusal('5.6.9.5', `it keeps up its fire into ${track.at}`);
  }
  if (newcomers(view, [shooter.id]).length > 0) return undefined;
  return refusal(isGun ? '8.9.2.9' : '5.6.9.5', 'it has fired at them already');
}

/** The hex itself; of a gun also those behind it, and those before it as far as it has penetration left (5.6.9.6, 5.6.9.7). */
function isUnderFire(world: World, shooter: Shooter, track: AnyTrack, target: LocId): boolean {
  if (target === track.at || track.spray?.includes(target)) return true;
  if (!machineGun(shooter) || track.spray) return false;
  if (hexesBehind(world, shooter, track, target) > 0) return true;
  const { into, right } = track;
  const isLeft = into.includes(target) || into.length < penetration(shooter);
  return isLeft && hexesBefore(world, shooter, track.at, right ? { right } : {}).includes(target);
}

/** How many hexes behind its first target that is, on its line and within its penetration; 0: it is not (8.9.2.3). */
export function hexesBehind(world: World, shooter: Shooter, { at, right }: AnyTrack, target: LocId): number {
  if (target === at) return 0;
  const behind = reachable(world, shooter, at, right ? { right } : {});
  return behind.find(path => path.at === target)?.beyond ?? 0;
}
