/** The ground of a hex as the book sees it (4.1.6, 14.1): what it plays as, how high it lies, what joins it to the next. */

import {
  bridgeOf,
  buildingOf,
  groundOf,
  type HexIx,
  neighbourOf,
  type PlacedBuilding,
  roadsThrough,
  type SideTerrain,
  sideOf,
  sideTerrainOf,
  type WatercourseKind,
  watercoursesIn,
} from '../../../board/index.ts';
import { ALL_DIRECTIONS } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import {
  isCoverTerrain,
  isPassableSide,
  isRoad,
  type Terrain,
  terrainOf,
  wheatStands,
} from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { ix, type World } from '../world.ts';

const terrains = rememberedOf((world: World) => world.field.ids.map((_, hex) => readTerrain(world, hex)));

/** What the hex plays as in this month; undefined where nobody can go. A bridge is a piece of road. */
export function terrainAt(world: World, at: LocId): Terrain | undefined {
  return terrainOfHex(world, ix(world, at));
}

export const terrainOfHex = (world: World, hex: HexIx): Terrain | undefined => terrains(world)[hex];

function readTerrain({ field, charts, scenario }: World, hex: HexIx): Terrain | undefined {
  const terrain = terrainOf(charts, groundOf(field, hex), buildingOf(field, hex)?.material);
  if (terrain === undefined) return bridgeOf(field, hex) && 'open ground';
  // Out of season it is open ground (14.11.5).
  return terrain === 'wheat' && !wheatStands(charts, scenario.date.month) ? 'open ground' : terrain;
}

/** Wet ground, whatever it plays as. */
export const isMarshAt = ({ field, ...world }: World, at: LocId): boolean =>
  groundOf(field, ix({ field, ...world }, at)) === 'marsh';

/** The level on which the centre dot lies (2.1.12, 14.7.5). */
export const levelAt = (world: World, at: LocId): number => world.field.level[ix(world, at)] as number;

export const buildingAt = (world: World, at: LocId): PlacedBuilding | undefined =>
  buildingOf(world.field, ix(world, at));

/** Woods or building: where broken units rout to and rally more easily (3.21.7, 3.21.20). */
export function isCoverAt(world: World, at: LocId): boolean {
  const terrain = terrainAt(world, at);
  return terrain !== undefined && isCoverTerrain(world.charts, terrain);
}

/** How deep it lies: a gully or stream that no bridge crosses (2.2.3). */
export function sunkenIn({ field }: World, hex: HexIx): WatercourseKind | undefined {
  return bridgeOf(field, hex) ? undefined : watercoursesIn(field, hex)[0];
}

const directionTo = ({ field }: World, from: HexIx, to: HexIx) =>
  ALL_DIRECTIONS.find(side => neighbourOf(field, from, side) === to);

/** The wall, hedge or cliff on the hexside between two hexes. */
export function sideBetween(world: World, a: LocId, b: LocId): SideTerrain | undefined {
  const { field } = world;
  const hex = ix(world, a);
  const across = directionTo(world, hex, ix(world, b));
  return across === undefined ? undefined : sideTerrainOf(field, sideOf(field, hex, across));
}

/** Whether a road crosses the hexside between them; from nowhere: over the edge of the map (4.1.8, SQLA-5A). */
export function isRoadBetween(world: World, from: LocId | undefined, to: LocId): boolean {
  const { field } = world;
  const hex = ix(world, to);
  const beyond = from === undefined ? undefined : ix(world, from);
  return ALL_DIRECTIONS.some(
    side =>
      neighbourOf(field, hex, side) === beyond &&
      roadsThrough(field, hex, side).some(road => isRoad(world.charts, road)),
  );
}

/** Whether infantry can go from one hex to the next at all: not into water but by a bridge, nor over a cliff. */
export function isPassable(world: World, from: LocId, to: LocId): boolean {
  if (terrainAt(world, to) === undefined || directionTo(world, ix(world, from), ix(world, to)) === undefined)
    return false;
  const side = sideBetween(world, from, to);
  if (side !== undefined && !isPassableSide(world.charts, side)) return false;
  const isWet = (at: LocId) => terrainOf(world.charts, groundOf(world.field, ix(world, at))) === undefined;
  return (!isWet(from) && !isWet(to)) || isRoadBetween(world, from, to);
}
