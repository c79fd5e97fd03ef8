/** The ground as the Terrain Effects Chart sees it (10.4). What depends on the board alone is read once. */

import {
  bridgeOf,
  buildingOf,
  groundOf,
  type HexIx,
  neighbourOf,
  roadsThrough,
  sideOf,
  sideTerrainOf,
  watercoursesIn,
} from '../../../board/index.ts';
import type { TallyEntry, TallyPlan } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import {
  crossingCost,
  type Edge,
  isBuilding,
  isPassable,
  isRoad,
  isScoutPath,
  modifier,
  movementCost,
  sightClass,
  type Terrain,
  terrainOf,
} from '../charts/index.ts';
import type { World } from '../world.ts';

const terrains = rememberedOf((world: World) => world.field.ids.map((_, at) => readTerrain(world, at)));

/** What the hex plays as, by the terrain around its centre dot; undefined where nobody can go. */
export const terrainAt = (world: World, hex: HexIx): Terrain | undefined => terrains(world)[hex];

function readTerrain(world: World, hex: HexIx): Terrain | undefined {
  const { field } = world;
  const building = buildingOf(field, hex);
  const house = building && { material: building.material, hexes: building.hexes.length };
  const terrain = terrainOf(world.charts, groundOf(field, hex), house);
  // A bridge is a piece of road over water.
  return terrain ?? (bridgeOf(field, hex) && 'Clear');
}

/** Stone buildings of three hexes and more have an upper floor (10.2.b). */
export const isMultiStory = (world: World, hex: HexIx): boolean =>
  terrainAt(world, hex) === 'Multi-story HC Building';

export function isBuildingHex(world: World, hex: HexIx): boolean {
  const terrain = terrainAt(world, hex);
  return terrain !== undefined && isBuilding(terrain);
}

/** Open terrain: whoever is in it is spotted (10.1.c). */
export function isOpen(world: World, hex: HexIx): boolean {
  const terrain = terrainAt(world, hex);
  return terrain !== undefined && sightClass(world.charts, terrain) === 'open';
}

export const levelAt = ({ field }: World, hex: HexIx): number => field.level[hex] as number;

/** The direction of a neighbour. */
export function directionTo({ field }: World, from: HexIx, to: HexIx): Direction | undefined {
  return ALL_DIRECTIONS.find(side => neighbourOf(field, from, side) === to);
}

/** Walls, hedges, hedgerows and cliffs between two neighbours. */
export function edgeBetween({ field }: World, from: HexIx, direction: Direction): Edge | undefined {
  return sideTerrainOf(field, sideOf(field, from, direction));
}

/** Whether a road leads through that side of the hex. */
export function isRoadThrough(world: World, hex: HexIx, direction: Direction): boolean {
  const { field } = world;
  return roadsThrough(field, hex, direction).some(road => isRoad(world.charts, road));
}

/** Whether those on foot can go from one hex to the next at all: not into water but by a bridge, nor over a cliff. */
export function canCross(world: World, from: HexIx, to: HexIx): boolean {
  const { field } = world;
  const direction = directionTo(world, from, to);
  if (direction === undefined || terrainAt(world, to) === undefined) return false;
  const edge = edgeBetween(world, from, direction);
  if (edge !== undefined && !isPassable(world.charts, edge)) return false;
  const isWater = (hex: HexIx) => terrainOf(world.charts, groundOf(field, hex)) === undefined;
  return !(isWater(from) || isWater(to)) || isRoadThrough(world, from, direction);
}

/** What entering a hex costs: one price for the hex, and what comes on top (6.0, 10.4). */
export const COST_PLAN: TallyPlan = { stages: ['hex', 'extra'], groups: { hex: 'first' } };

const onTop = (id: string, n: number, cite: string): TallyEntry => ({ id, cite, op: '+', n, stage: 'extra' });

/**
 * The cost of the ground alone. Wire and a Scout replace the price of the hex: put theirs first, in group
 * `hex`. From nowhere: over the edge of the map.
 */
export function groundCost(world: World, from: HexIx | undefined, to: HexIx): readonly TallyEntry[] {
  const terrain = terrainAt(world, to);
  if (terrain === undefined) throw new Error(`nobody can enter ${world.field.ids[to]}`);
  const direction = from === undefined ? undefined : directionTo(world, from, to);
  const byRoad =
    from === undefined
      ? isRoadIn(world, to)
      : direction !== undefined && isRoadThrough(world, from, direction);
  const road = modifier(world.charts.fixedCosts, 'along a road');
  const entries: TallyEntry[] = [
    byRoad
      ? { id: 'road', cite: road.cite, op: '+', n: road.n, stage: 'hex', group: 'hex' }
      : {
          id: terrain,
          cite: '10.4.a',
          op: '+',
          n: movementCost(world.charts, terrain),
          stage: 'hex',
          group: 'hex',
        },
  ];
  if (!byRoad) {
    for (const water of watercoursesIn(world.field, to))
      entries.push(onTop(water, crossingCost(world.charts, water), '10.4.a'));
  }
  if (from === undefined || direction === undefined) return entries;
  const edge = byRoad ? undefined : edgeBetween(world, from, direction);
  if (edge !== undefined) entries.push(onTop(edge, crossingCost(world.charts, edge), '10.4.a'));
  const climb = levelAt(world, to) - levelAt(world, from);
  const uphill = modifier(world.charts.extraCosts, 'each level uphill');
  if (climb > 0) entries.push(onTop('uphill', climb * uphill.n, uphill.cite));
  return entries;
}

/** A road leads out of the hex somewhere: roads go on beyond the edge. */
export function isRoadIn(world: World, hex: HexIx): boolean {
  return ALL_DIRECTIONS.some(
    side => neighbourOf(world.field, hex, side) === undefined && isRoadThrough(world, hex, side),
  );
}

/** What a stack that a Scout leads pays instead (11.6.b). */
export function scoutCost(world: World, to: HexIx): TallyEntry | undefined {
  const terrain = terrainAt(world, to);
  if (terrain === undefined || !isScoutPath(terrain)) return undefined;
  const { n, cite } = modifier(world.charts.fixedCosts, 'led by a Scout');
  return { id: 'led by a Scout', cite, op: '+', n, stage: 'hex', group: 'hex' };
}
