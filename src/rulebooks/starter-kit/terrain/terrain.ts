/** The ground of a hex as the book sees it (1.1.1): what it is, what cover it gives, and to whom it gives none. */

import {
  bridgeOf,
  buildingOf,
  cellOfHex,
  groundOf,
  type HexId,
  type HexIx,
  neighbourOf,
  type PlacedBuilding,
  type RoadKind,
  roadsThrough,
  sideOf,
  sideTerrainOf,
  type Trace,
  trace,
} from '../../../board/index.ts';
import { ALL_DIRECTIONS, CENTRE, centreOf, sideOfLine } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import {
  isImpassable,
  isOpenGround,
  isShelter,
  roadOf,
  type Terrain,
  terrainModifier,
  terrainOf,
} from '../charts/index.ts';
import type { View } from '../game.ts';
import { pacificTerrainAt } from '../pacific/ground.ts';
import { grainInSeason } from '../scenario/seasons.ts';
import type { MoveFrame } from '../state.ts';
import { isPacific, ix, type World } from '../world.ts';

/** How a mover came into its hex. */
export type Entry = NonNullable<MoveFrame['entry']>;

const terrains = rememberedOf((world: World) => world.field.ids.map((_, at) => readTerrain(world, at)));

/** What the hex plays as in this month; undefined where nobody can go. A bridge is a piece of road. */
export function terrainAt(world: World, hex: HexId): Terrain | undefined {
  return terrains(world)[ix(world, hex)];
}

function readTerrain(world: World, at: HexIx): Terrain | undefined {
  const terrain = terrainOf(world.charts, groundOf(world.field, at), buildingOf(world.field, at)?.material);
  if (terrain === undefined) return bridgeOf(world.field, at) && 'open ground';
  if (isPacific(world)) return pacificTerrainAt(world, at, terrain);
  return terrain === 'grain' && !grainInSeason(world) ? 'open ground' : terrain;
}

export function levelAt(world: World, hex: HexId): number {
  return world.field.level[ix(world, hex)] as number;
}

export function buildingAt(world: World, hex: HexId): PlacedBuilding | undefined {
  return buildingOf(world.field, ix(world, hex));
}

/** All that terrain asks of the state of play. */
type Huts = Pick<View, 'collapsed'>;

/** Whether walls stand in the hex that hold a blast; huts are too light for that, whole or collapsed (8.2.1). */
export const hasWalls = (world: World, hex: HexId): boolean =>
  buildingAt(world, hex) !== undefined && terrainAt(world, hex) !== 'hut';

/** What is left of it as things stand: huts may have collapsed (8.2.1). */
export function terrainNow(world: World, view: Huts, hex: HexId): Terrain | undefined {
  return view.collapsed?.includes(hex) ? 'collapsed hut' : terrainAt(world, hex);
}

/** Whether one is under a roof there: in a building that has not collapsed. */
export const isIndoors = (world: World, view: Huts, hex: HexId): boolean =>
  buildingAt(world, hex) !== undefined && !view.collapsed?.includes(hex);

/** Woods or building: where broken units rally more easily and rout to. */
export function isCoverHex(world: World, view: Huts, hex: HexId): boolean {
  const terrain = terrainNow(world, view, hex);
  return terrain !== undefined && isShelter(world.charts, terrain);
}

/** Whether a road leads from the one hex into the other; from nowhere: over the edge of the map. */
export function isRoadBetween(world: World, a: HexIx | undefined, b: HexIx): boolean {
  // In the Pacific there are no roads (8.2).
  return !isPacific(world) && isTrackBetween(world, a, b, road => roadOf(world.charts, road) !== 'no road');
}

/** Whether the board shows a road or path of such a kind between the two. */
export function isTrackBetween(
  { field }: World,
  a: HexIx | undefined,
  b: HexIx,
  isSuch: (road: RoadKind) => boolean,
): boolean {
  return ALL_DIRECTIONS.some(
    side => neighbourOf(field, b, side) === a && roadsThrough(field, b, side).some(isSuch),
  );
}

/** Whether a road leads out of the hex over the edge of the map: roads go on there (3.3.d). */
export const isRoadOut = (world: World, hex: HexId): boolean =>
  isRoadBetween(world, undefined, ix(world, hex));

/** Whether infantry can go from one hex to the next at all: not into water but by a bridge, nor over a cliff. */
export function isPassable(world: World, from: HexId, to: HexId): boolean {
  const { field } = world;
  const [a, b] = [ix(world, from), ix(world, to)];
  const across = ALL_DIRECTIONS.find(side => neighbourOf(field, a, side) === b);
  if (across === undefined || terrainAt(world, to) === undefined) return false;
  const edge = sideTerrainOf(field, sideOf(field, a, across));
  if (edge !== undefined && isImpassable(world.charts, edge)) return false;
  const overWater = [a, b].some(hex => terrainOf(world.charts, groundOf(field, hex)) === undefined);
  return !overWater || isTrackBetween(world, a, b, road => roadOf(world.charts, road) !== 'no road');
}

export interface Cover {
  readonly terrain: string;
  readonly tem: number;
  readonly cite: string;
}

const TEM_CITES: Partial<Record<Terrain, string>> = {
  woods: '1.1.1.woods.d',
  'wooden building': '1.1.1.building.c',
  'stone building': '1.1.1.building.c',
  'dense jungle': '8.2.1.jungle.b',
  'light jungle': '8.2.1.jungle.a',
  bamboo: '8.2.1.bamboo.a',
  hut: '8.2.1.hut.b',
};

/** The terrain effects modifier of a hex for a unit in it, against fire from another; without one, from nowhere. */
export function coverAt(
  world: World,
  view: Huts,
  hex: HexId,
  from?: HexId,
  entry?: Entry,
): Cover | undefined {
  const terrain = terrainNow(world, view, hex);
  const cite = terrain && TEM_CITES[terrain];
  if (!terrain || !cite || isOnWoodsRoad(world, hex, from, entry)) return undefined;
  return { terrain, tem: terrainModifier(world.charts, terrain), cite };
}

/** Open ground, on which moving units draw the FFMO modifier and routing ones interdiction. */
export function isOpenAt(world: World, hex: HexId, from?: HexId, entry?: Entry): boolean {
  const terrain = terrainAt(world, hex);
  return (
    (terrain !== undefined && isOpenGround(world.charts, terrain)) ||
    isOnWoodsRoad(world, hex, from, entry) ||
    isOnLinedRoad(world, hex, from, entry)
  );
}

/** Who came along the road through woods has no cover from those who see him without looking through trees. */
function isOnWoodsRoad(world: World, hex: HexId, from: HexId | undefined, entry: Entry | undefined): boolean {
  if (!entry?.byRoad || terrainAt(world, hex) !== 'woods') return false;
  return from === undefined || looksDownRoad(world, from, hex) || !seesThroughWoods(world, from, hex);
}

/** On a road lined by trees or crops, only who looks straight down the road sees him as if in the open. */
function isOnLinedRoad(world: World, hex: HexId, from: HexId | undefined, entry: Entry | undefined): boolean {
  if (!entry?.byRoad || from === undefined || !LINES_ROADS.has(terrainAt(world, hex))) return false;
  return looksDownRoad(world, from, hex);
}

/** The book has roads through woods and orchards; ours also run through fields and brush, and play as its second. */
const LINES_ROADS: ReadonlySet<Terrain | undefined> = new Set(['orchard', 'grain', 'brush']);

/** Fire from below at a unit without other cover, unless it has just come up over the crest in the line of fire. */
export function hasHeightAdvantage(
  world: World,
  view: Huts,
  hex: HexId,
  from: HexId,
  entry?: Entry,
): boolean {
  if (levelAt(world, from) >= levelAt(world, hex) || coverAt(world, view, hex, from, entry)) return false;
  if (entry?.from === undefined || levelAt(world, entry.from) === levelAt(world, hex)) return true;
  return !crosses(world, from, hex, entry.from);
}

/** In the open to one who looks from there: nothing but distance protects a unit that moves (FFMO, interdiction). */
export function isExposed(world: World, view: Huts, from: HexId, hex: HexId, entry?: Entry): boolean {
  return isOpenAt(world, hex, from, entry) && !hasHeightAdvantage(world, view, hex, from, entry);
}

function lineTo({ field }: World, from: HexIx, to: HexIx): Trace {
  return trace(field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE });
}

/** Whether the line meets the hexside by which the hex was entered from that neighbour. */
function crosses(world: World, from: HexId, to: HexId, neighbour: HexId): boolean {
  const { sideHexes } = world.field;
  const pair = [ix(world, to), ix(world, neighbour)];
  return lineTo(world, ix(world, from), ix(world, to)).crossings.some(
    ({ side }) =>
      pair.includes(sideHexes[2 * side] as number) && pair.includes(sideHexes[2 * side + 1] as number),
  );
}

function seesThroughWoods(world: World, from: HexId, to: HexId): boolean {
  const { field } = world;
  const line = lineTo(world, ix(world, from), ix(world, to));
  return line.touches.some(({ shape, on }) => {
    const drawn = field.shapes[shape];
    return on === 'both' && drawn?.kind === 'area' && drawn.ground === 'woods';
  });
}

/** The line comes in over the middle of a road hexside, so that it never leaves the road. */
function looksDownRoad(world: World, from: HexId, to: HexId): boolean {
  const { field } = world;
  const [start, end] = [ix(world, from), ix(world, to)];
  const before = lineTo(world, start, end).legs.at(-2);
  if (before?.kind !== 'in' || !isRoadBetween(world, before.hex, end)) return false;
  const dot = (hex: HexIx) => centreOf(cellOfHex(field, hex));
  return sideOfLine(dot(start), dot(end), dot(before.hex)) === 0;
}
