/** What a hex is to this book: its terrain, its height, its ways. */
import {
  bridgeOf,
  buildingOf,
  groundOf,
  type HexIx,
  hexesIn,
  roadsIn,
  roadsThrough,
  watercoursesIn,
} from '../../../board/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { heightOf, type Terrain, terrainOf, type Way, wayOf } from '../charts/index.ts';
import { isOn, ix, type World } from '../world.ts';

/** Undefined: nobody goes there. Whoever is where a gully is bridged is on the bridge. */
export function terrainAt({ field, charts }: World, hex: HexIx): Terrain | undefined {
  if (watercoursesIn(field, hex).includes('gully') && !bridgeOf(field, hex)) return 'gully';
  return terrainOf(charts, groundOf(field, hex), buildingOf(field, hex)?.material);
}

/** A sunken road that the scenario counts lies a level below its ground (7.30.i). */
const DEPTH = 1;
const sunken = rememberedOf((world: World): ReadonlySet<HexIx> => {
  const { narrow } = world.scenario;
  if (!isOn(world, '7.30') || !narrow) return new Set();
  const hexes = hexesIn(world.field, narrow.hexes).map(hex => ix(world, hex));
  return new Set(hexes.filter(hex => roadsIn(world.field, hex).includes('sunken')));
});
export const isSunken = (world: World, hex: HexIx): boolean => sunken(world).has(hex);

/** The height of the ground itself. */
const levelOf = (world: World, hex: HexIx): number =>
  (world.field.level[hex] ?? 0) - (isSunken(world, hex) ? DEPTH : 0);

/** The height on which a unit stands: that of the ground, less in a gully. */
export function standsAt(world: World, hex: HexIx): number {
  const level = levelOf(world, hex);
  return terrainAt(world, hex) === 'gully' ? level + heightOf(world.charts, 'gully') : level;
}

/** How high the hex stands in the way of a line, with what is on it (B4.7). */
export function obstacleAt(world: World, hex: HexIx): number {
  // A gully is lower than its ground: one sees along it.
  const rises = heightOf(world.charts, terrainAt(world, hex) ?? 'clear');
  const isHoused = terrainAt(world, hex)?.endsWith('building');
  const storeys = isHoused ? (buildingOf(world.field, hex)?.upper ?? 0) : 0;
  return levelOf(world, hex) + rises + Math.min(storeys, 1);
}

/** The better of the ways that go through the side; undefined: none does. */
export function wayThrough({ field, charts }: World, hex: HexIx, side: Direction): Way | undefined {
  const ways = roadsThrough(field, hex, side).map(road => wayOf(charts, road));
  return ways.includes('road') ? 'road' : ways[0];
}
