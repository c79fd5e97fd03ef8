/**
 * Machine guns fire into more hexes than one (8.9.2): on behind their target along the same line, weaker by one factor with
 * every hex. Flamethrowers reach their two hexes in the same way (8.10.1).
 */
import type { View } from '../game.ts';
import { sees } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import type { World } from '../world.ts';
import { type Beyond, type Course, isObstacle, reachable } from './line.ts';
import type { Shooter } from './shooters.ts';
import { targetsAt } from './targets.ts';

/**
 * The hexes behind the target that the fire strikes. Each must be seen by itself (8.9.2.6); where it strikes those in an
 * obstacle it goes no farther (8.9.2.7).
 */
export function struckBeyond(
  world: World,
  view: View,
  shooter: Shooter,
  target: LocId,
  course: Course = {},
): readonly Beyond[] {
  const struck: Beyond[] = [];
  const { look = (from, at) => sees(world, from, at) } = course;
  for (const { at, beyond } of reachable(world, shooter, target, course)) {
    if (!look(shooter.at, at)) continue;
    const isBlocking = isObstacle(world, at);
    if (isBlocking && course.past?.includes(at)) continue;
    struck.push({ at, beyond });
    if (isBlocking && targetsAt(view, at).length > 0) break;
  }
  return struck;
}

/** Obstacles with somebody in them on its line, which it may pass by (8.9.2.7). */
export const obstaclesBeyond = (
  world: World,
  view: View,
  shooter: Shooter,
  target: LocId,
  course: Course,
): readonly LocId[] =>
  reachable(world, shooter, target, course)
    .map(({ at }) => at)
    .filter(at => isObstacle(world, at) && targetsAt(view, at).length > 0 && !course.past?.includes(at));
