/** What a hex is to this book: its terrain, its floors, its height, its sides and ways. */
import {
  buildingOf,
  groundOf,
  type HexIx,
  roadsThrough,
  type SideIx,
  sideOf,
  sideTerrainOf,
  watercoursesIn,
} from '../../../board/index.ts';
import { ALL_DIRECTIONS, type Direction, opposite } from '../../../hex/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { type Hexside, hexsideOf, type Terrain, terrainOf } from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { floorOf, hexAt, hexName, isLip, type World } from '../world.ts';
import type { Land } from './land.ts';

export const isGully = ({ field }: World, hex: HexIx): boolean =>
  watercoursesIn(field, hex).includes('gully');

/** By what lies under the dot (6.1.1(2)), or has come down on it (6.6.1). Undefined: nobody goes there. */
export const terrainIn = rememberedIn((land: Land, hex: HexIx): Terrain | undefined => {
  const { field, charts, rubble } = land;
  if (rubble.has(hex)) return 'rubble';
  const terrain = terrainOf(charts, groundOf(field, hex), buildingOf(field, hex)?.material);
  return isGully(land, hex) && terrain === 'open' ? 'gully' : terrain;
});

export const terrainAt = (world: Land, at: LocId): Terrain | undefined => terrainIn(world, hexAt(world, at));

export const isBuilding = (terrain: Terrain | undefined): boolean =>
  terrain === 'wooden building' || terrain === 'stone building';

const HIGHEST_FLOOR = 2;

/** Floors above the ground: one in a building of several hexes (6.4.1.2), else as many as it has (6.4.1.1, 6.4.1.1.1, 6.4.1.3). */
function floorsIn({ field, rubble }: Land, hex: HexIx): number {
  const building = buildingOf(field, hex);
  if (!building || rubble.has(hex)) return 0;
  return Math.min(HIGHEST_FLOOR, Math.max(building.upper, building.hexes.length > 1 ? 1 : 0));
}

const hasSteeple = ({ field, rubble }: Land, hex: HexIx): boolean =>
  buildingOf(field, hex)?.steeple === hex && !rubble.has(hex);

/** How many levels a building stands in the way (6.4.1.1, 6.4.1.3), with its steeple (6.4.6.1). */
export const buildingLevels = (world: Land, hex: HexIx): number =>
  Math.max(1, floorsIn(world, hex)) + (hasSteeple(world, hex) ? 1 : 0);

/** Above the highest floor of its hex (6.4.6.1). */
export const isSteeple = (world: Land, at: LocId): boolean => floorOf(at) > floorsIn(world, hexAt(world, at));

/** Floors are changed in any hex of a building, or only where its stairs are (6.4.1.3.1, 6.4.1.3.1.1). */
export function hasStairs({ field }: Land, hex: HexIx): boolean {
  const stairs = buildingOf(field, hex)?.stairs ?? [];
  return stairs.length === 0 || stairs.includes(hex);
}

/** The places of a hex in which units can be (2.5.4): the ground, floors, the lip of a gully. */
export const locationsIn = rememberedIn((world: Land, hex: HexIx): readonly LocId[] => {
  const ground = hexName(world, hex);
  const highest = floorsIn(world, hex) + (hasSteeple(world, hex) ? 1 : 0);
  const floors = Array.from({ length: highest }, (_, i): LocId => `${ground}/${i + 1}`);
  return [ground, ...floors, ...(isGully(world, hex) ? [`${ground}#lip` as LocId] : [])];
});

/** Levels of the ground on which a unit stands, without its floor: a gully is one lower (6.10.1.a). */
export function levelOf(world: World, at: LocId): number {
  const hex = hexAt(world, at);
  const ground = world.field.level[hex] ?? 0;
  return isGully(world, hex) && !isLip(at) ? ground - 1 : ground;
}

/** From how high it looks, in half-levels (5.2.3.1, 6.4.2). */
export const eyeOf = (world: World, at: LocId): number => 2 * (levelOf(world, at) + floorOf(at));

/** The direction from a hex to a neighbour of it. */
export const directionTo = ({ field }: World, from: HexIx, to: HexIx): Direction | undefined =>
  ALL_DIRECTIONS.find(side => field.neighbours[from * 6 + side] === to);

/** What stands on the hexside: undefined for nothing. */
export const hexsideBetween = (land: Land, from: HexIx, side: Direction): Hexside | 'cliff' | undefined =>
  hexsideAt(land, sideOf(land.field, from, side));

/** What is drawn there, and a wall where a roadblock stands and nothing taller does (7.8.2). */
export function hexsideAt({ field, charts, barred }: Land, side: SideIx): Hexside | 'cliff' | undefined {
  const terrain = sideTerrainOf(field, side);
  if (terrain === 'cliff') return 'cliff';
  const drawn = terrain && hexsideOf(charts, terrain);
  return barred.has(side) && drawn !== 'bocage' ? 'wall' : drawn;
}

/** Whether a road or path leads from the one to the other (6.3.1.1, 6.3.2). */
export const isRoadBetween = ({ field }: World, from: HexIx, to: HexIx, side: Direction): boolean =>
  roadsThrough(field, from, side).length > 0 && roadsThrough(field, to, opposite(side)).length > 0;

/** The hexside between two places that lie beside one another. */
export function sideBetween(land: Land, from: LocId, to: LocId): SideIx | undefined {
  const [a, b] = [hexAt(land, from), hexAt(land, to)];
  const direction = directionTo(land, a, b);
  return direction === undefined ? undefined : sideOf(land.field, a, direction);
}

/** Whether a wall inside a building stands between them, and no mousehole leads through it (6.4.8). */
export const isWalled = ({ field, holed }: Land, side: SideIx): boolean =>
  field.bars.has(side) && !holed.has(side);

/** Whether a mousehole leads from the one into the other (7.6.1). */
export function isThroughHole(land: Land, from: LocId, to: LocId): boolean {
  if (land.holed.size === 0) return false;
  const side = sideBetween(land, from, to);
  return side !== undefined && land.holed.has(side);
}

/** One could walk from the one to the other with nothing in between: no cliff, and no storey (1.2.4). */
export function areAdjacent(world: Land, a: LocId, b: LocId): boolean {
  const [from, to] = [hexAt(world, a), hexAt(world, b)];
  if (from === to) return Math.abs(floorOf(a) - floorOf(b)) <= 1;
  const side = directionTo(world, from, to);
  return side !== undefined && hexsideBetween(world, from, side) !== 'cliff';
}
