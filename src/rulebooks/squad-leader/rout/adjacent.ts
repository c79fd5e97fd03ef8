/** Which hexes are adjacent: for most purposes, and for routs (3.21.3, 3.21.4.a). */
import { sees } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { isPassable, levelAt } from '../terrain/terrain.ts';
import { distance, type World } from '../world.ts';

/** One of the sides could advance from one to the other (3.21.3). */
export const isAdjacent = (world: World, a: LocId, b: LocId): boolean =>
  distance(world, a, b) === 1 && (isPassable(world, a, b) || isPassable(world, b, a));

/** In sight, and at most a level apart (3.21.4.a). */
export const isBeside = (world: World, a: LocId, b: LocId): boolean =>
  distance(world, a, b) === 1 && Math.abs(levelAt(world, a) - levelAt(world, b)) <= 1 && sees(world, a, b);
