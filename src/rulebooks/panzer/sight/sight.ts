/** Line of sight (B4): heights of hexes, blind zones behind what is between. */
import { type HexId, type HexIx, type Leg, trace } from '../../../board/index.ts';
import { CENTRE } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { obstacleAt, standsAt, terrainAt } from '../terrain/ground.ts';
import { distance, ix, type World } from '../world.ts';

const linesOf = rememberedOf((_: World) => new Map<number, boolean>());

/** Whether units in the two hexes see one another: the same from both ends, worked out once. */
export function inSight(world: World, a: HexId, b: HexId): boolean {
  const [one, other] = [ix(world, a), ix(world, b)].toSorted((x, y) => x - y) as [HexIx, HexIx];
  const known = linesOf(world);
  const key = one * world.field.hexCount + other;
  const found = known.get(key) ?? isClear(world, one, other);
  known.set(key, found);
  return found;
}

function isClear(world: World, a: HexIx, b: HexIx): boolean {
  if (a === b) return true;
  const { legs, range } = trace(world.field, { hex: a, spot: CENTRE }, { hex: b, spot: CENTRE });
  if (range > 1 && !isOutOfGully(world, a, b, legs)) return false;
  const ends = [standsAt(world, a), standsAt(world, b)] as const;
  const [high, low] = ends[0] >= ends[1] ? [a, b] : [b, a];
  // Obstacles of the two hexes at the ends do not count (B4.6).
  return legs.every(({ hex, twin, kind }) => {
    if (kind === 'vertex') return true;
    const hexes = twin === undefined ? [hex] : [hex, twin];
    return hexes.every(
      each =>
        each === a ||
        each === b ||
        !hides(world, each, { high, low, top: Math.max(...ends), foot: Math.min(...ends) }),
    );
  });
}

interface Line {
  readonly high: HexIx;
  readonly low: HexIx;
  readonly top: number;
  readonly foot: number;
}

/** Whether what stands in the hex hides the ends from one another. */
function hides(world: World, hex: HexIx, { high, low, top, foot }: Line): boolean {
  const obstacle = obstacleAt(world, hex);
  if (obstacle <= foot) return false;
  if (obstacle >= top) return true;
  return rangeOf(world, hex, low) <= blindZone(rangeOf(world, high, hex), top - obstacle, foot);
}

/** How many hexes behind an obstacle are blind (B4.3, B4.4). */
function blindZone(range: number, above: number, foot: number): number {
  if (above >= 4) return 1;
  const divisor = Math.max(2, 2 ** above + foot);
  return Math.max(1, Math.floor(range / divisor));
}

/** From a gully one sees the next hex, and along the gully (B4.8). */
function isOutOfGully(world: World, a: HexIx, b: HexIx, legs: readonly Leg[]): boolean {
  if (!isGully(world, a) && !isGully(world, b)) return true;
  return legs.every(({ hex, twin }) => isGully(world, hex) && (twin === undefined || isGully(world, twin)));
}

const isGully = (world: World, hex: HexIx): boolean => terrainAt(world, hex) === 'gully';

const rangeOf = (world: World, a: HexIx, b: HexIx): number =>
  distance(world, world.field.ids[a] as HexId, world.field.ids[b] as HexId);

/** The hexes that a line crosses between its ends, for what lies in them. */
export function hexesBetween(world: World, a: HexId, b: HexId): readonly HexId[] {
  const [from, to] = [ix(world, a), ix(world, b)];
  const { legs } = trace(world.field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE });
  const crossed = legs.flatMap(({ hex, twin, kind }) =>
    kind === 'vertex' ? [] : twin === undefined ? [hex] : [hex, twin],
  );
  return crossed.filter(hex => hex !== from && hex !== to).map(hex => world.field.ids[hex] as HexId);
}
