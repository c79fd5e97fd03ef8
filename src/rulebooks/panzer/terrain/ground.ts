/** What a hex is to this book: its terrain, its height, its ways. */
import { buildingOf, groundOf, type HexIx, roadsThrough, watercoursesIn } from '../../../board/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { heightOf, type Terrain, terrainOf, type Way, wayOf } from '../charts/index.ts';
import type { World } from '../world.ts';

/** Undefined: nobody goes there. */
export function terrainAt({ field, charts }: World, hex: HexIx): Terrain | undefined {
  if (watercoursesIn(field, hex).includes('gully')) return 'gully';
  return terrainOf(charts, groundOf(field, hex), buildingOf(field, hex)?.material);
}

/** The height on which a unit stands: that of the ground, less in a gully. */
export function standsAt(world: World, hex: HexIx): number {
  const level = world.field.level[hex] ?? 0;
  return terrainAt(world, hex) === 'gully' ? level + heightOf(world.charts, 'gully') : level;
}

/** How high the hex stands in the way of a line, with what is on it (B4.7). */
export function obstacleAt(world: World, hex: HexIx): number {
  // A gully is lower than its ground: one sees along it.
  const rises = heightOf(world.charts, terrainAt(world, hex) ?? 'clear');
  const storeys = buildingOf(world.field, hex)?.upper ?? 0;
  return (world.field.level[hex] ?? 0) + rises + Math.min(storeys, 1);
}

/** The better of the ways that go through the side; undefined: none does. */
export function wayThrough({ field, charts }: World, hex: HexIx, side: Direction): Way | undefined {
  const ways = roadsThrough(field, hex, side).map(road => wayOf(charts, road));
  return ways.includes('road') ? 'road' : ways[0];
}
