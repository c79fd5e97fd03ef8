/** Smoke over a line (13.1.3, 13.1.4): into its hex, through it, or out of it. */
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import { eyeOf } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexAt } from '../world.ts';
import { lineOf } from './line.ts';

/** Half-levels above its hex that it reaches (13.1.4). */
const HEIGHT = 6;

/** How many hexes of smoke lie on the line: whoever is above them with all of it sees over. */
export function smokeOn(world: Land, { smoke }: View, from: LocId, to: LocId): number {
  if (smoke.length === 0) return 0;
  const low = Math.min(eyeOf(world, from), eyeOf(world, to));
  const crossed = new Set([hexAt(world, from), hexAt(world, to), ...lineOf(world, from, to).between]);
  return smoke.filter(at => {
    const hex = hexAt(world, at);
    return crossed.has(hex) && low <= 2 * (world.field.level[hex] ?? 0) + HEIGHT;
  }).length;
}
