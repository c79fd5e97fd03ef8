/** By which of its hexsides a line comes into a hex. */
import type { LocId } from '../state.ts';
import { directionTo } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexAt, rangeOf } from '../world.ts';
import { lineOf } from './line.ts';

/** The hexsides of the target by which the line comes in: two where it runs along one. */
export function entrySides(world: Land, from: LocId, at: LocId): readonly number[] {
  const [a, b] = [hexAt(world, from), hexAt(world, at)];
  const before = rangeOf(world, from, at) <= 1 ? [a] : lineOf(world, from, at).between;
  return before.flatMap(hex => directionTo(world, b, hex) ?? []);
}
