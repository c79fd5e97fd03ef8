/** Which hexes are adjacent: for most purposes, and for routs (3.21.3, 3.21.4.a). */
import { type HexIx, range } from '../../../board/index.ts';
import { sightBetween } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { isPassable } from '../terrain/terrain.ts';
import { distance, ix, type World } from '../world.ts';

/** One of the sides could advance from one to the other (3.21.3). */
export const isAdjacent = (world: World, a: LocId, b: LocId): boolean =>
  distance(world, a, b) === 1 && (isPassable(world, a, b) || isPassable(world, b, a));

/** In sight, and at most a level apart (3.21.4.a). */
export const isBeside = (world: World, a: LocId, b: LocId): boolean =>
  areBeside(world, ix(world, a), ix(world, b));

export function areBeside(world: World, a: HexIx, b: HexIx): boolean {
  const { field } = world;
  return (
    range(field, a, b) === 1 &&
    Math.abs((field.level[a] as number) - (field.level[b] as number)) <= 1 &&
    sightBetween(world, a, b).clear
  );
}
