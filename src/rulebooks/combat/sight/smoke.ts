/** Smoke over a line (13.1.3, 13.1.4): into its hex, through it, or out of it. */
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import { eyeOf, levelOf } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexAt } from '../world.ts';
import { lineOf } from './line.ts';

/** Half-levels above its hex that it reaches (13.1.4). */
const HEIGHT = 6;

/** How many hexes of smoke lie on the line: whoever is above them with all of it sees over. */
export function smokeOn(world: Land, { smoke }: View, from: LocId, to: LocId): number {
  if (smoke.length === 0) return 0;
  const low = Math.min(eyeOf(world, from), eyeOf(world, to));
  const { between, alongside } = lineOf(world, from, to);
  const crossed = new Set([hexAt(world, from), hexAt(world, to), ...between]);
  const levelIn = (hex: number) => world.field.level[hex] ?? 0;
  return smoke.filter(at => {
    const hex = hexAt(world, at);
    // Along a hexside it counts on either side, if it lies no lower than the target (1.2.3).
    const isBelow = alongside.includes(hex) && levelIn(hex) < levelOf(world, to);
    return crossed.has(hex) && !isBelow && low <= 2 * levelIn(hex) + HEIGHT;
  }).length;
}
