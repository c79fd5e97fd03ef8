/** What it costs infantry to enter a hex (2.0 COT, 1.1.1, 1.2.5), in movement factors. */

import type { HexId } from '../../../board/index.ts';
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { infantryCost, isShelter, isWooded, type Terrain } from '../charts/index.ts';
import type { View } from '../game.ts';
import { isJungle } from '../pacific/ground.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import { isPassable, isRoadBetween, isTrackBetween, levelAt, terrainAt } from '../terrain/terrain.ts';
import { ix, type World } from '../world.ts';

/** The terrain's own cost, doubled uphill; what smoke adds is not doubled. */
const PLAN = { stages: ['terrain', 'slope', 'smoke'] } as const;

const COST_CITES: Readonly<Record<Terrain, string>> = {
  'open ground': '1.1.1.open.b',
  woods: '1.1.1.woods.b',
  brush: '1.1.1.brush.b',
  orchard: '1.1.1.orchard.b',
  grain: '1.1.1.grain.b',
  'wooden building': '1.1.1.building.b',
  'stone building': '1.1.1.building.b',
  'dense jungle': '8.2.1.jungle.b',
  'light jungle': '8.2.1.jungle.a',
  bamboo: '8.2.1.bamboo.b',
  'palm trees': '8.2.1.palm',
  kunai: '8.2.1.kunai',
  hut: '8.2.1.hut.b',
  'collapsed hut': '8.2.1.hut.e',
};

/** From one hex into the next; from nowhere: onto the map. */
export interface Way {
  readonly from: HexId | undefined;
  readonly to: HexId;
}

/** What the ground says about a way. It never changes, and is remembered; smoke is laid over it. */
interface Passage {
  /** It goes over a road hexside; roads go on beyond the edge of the map (3.3.d). */
  readonly isRoad: boolean;
  /** It may be gone at the cost of the road: a house beside a road is entered through its door. */
  readonly hasRoadRate: boolean;
  /** Undefined where infantry can't go. */
  readonly cost: Tally | undefined;
  /** Beside the road and not on it, where that is another thing (1.1.1.woodsroad.b). */
  readonly creeping: Tally | undefined;
}

const passages = rememberedOf((_world: World) => new Map<number, Passage>());

function passage(world: World, way: Way): Passage {
  const known = passages(world);
  const start = way.from === undefined ? world.field.hexCount : ix(world, way.from);
  const key = start * world.field.hexCount + ix(world, way.to);
  let found = known.get(key);
  if (!found) {
    found = readPassage(world, way);
    known.set(key, found);
  }
  return found;
}

function readPassage(world: World, { from, to }: Way): Passage {
  const terrain = terrainAt(world, to);
  const isRoad = isRoadBetween(world, from === undefined ? undefined : ix(world, from), ix(world, to));
  const hasRoadRate = isRoad && terrain !== undefined && !isHouse(world, terrain);
  const isOpen = terrain !== undefined && (from === undefined || isPassable(world, from, to));
  if (!isOpen) return { isRoad, hasRoadRate, cost: undefined, creeping: undefined };
  const slope: readonly TallyEntry[] =
    from !== undefined && levelAt(world, to) > levelAt(world, from)
      ? [{ id: 'uphill', cite: '1.1.1.hill.e', op: 'x', n: 2, stage: 'slope' }]
      : [];
  const isPath = isJungle(terrain) && isPathBetween(world, from, to);
  const across = tally(PLAN, 0, [
    isPath
      ? costOf(world, 'path', '8.2.1.path', 'open ground')
      : costOf(world, terrain, COST_CITES[terrain], terrain),
    ...slope,
  ]);
  const along = tally(PLAN, 0, [costOf(world, 'road', '1.1.1.road.a', 'open ground'), ...slope]);
  return {
    isRoad,
    hasRoadRate,
    cost: hasRoadRate ? along : across,
    creeping: hasRoadRate && terrain !== 'open ground' ? across : undefined,
  };
}

/** Roads through jungle are paths in the Pacific, and paths are (8.2.1). */
const isPathBetween = (world: World, from: HexId | undefined, to: HexId): boolean =>
  isTrackBetween(world, from === undefined ? undefined : ix(world, from), ix(world, to), () => true);

/** Bamboo takes all that a unit has (8.2.1). */
export const takesAll = (cost: Tally): boolean => cost.value === Number.POSITIVE_INFINITY;

const isHouse = (world: World, terrain: Terrain) =>
  isShelter(world.charts, terrain) && !isWooded(world.charts, terrain);

const costOf = (world: World, id: string, cite: string, terrain: Terrain): TallyEntry => ({
  id,
  cite,
  op: '+',
  n: infantryCost(world.charts, terrain),
  stage: 'terrain',
});

export const isRoadHexside = (world: World, way: Way): boolean => passage(world, way).isRoad;

/** A road leads into open country or through trees. */
export const hasRoadRate = (world: World, way: Way): boolean => passage(world, way).hasRoadRate;

/** Where one may leave the road for the cover beside it, at the cost of that. */
export const canCreep = (world: World, way: Way): boolean => passage(world, way).creeping !== undefined;

interface CostOptions {
  /** Beside the road and not on it. */
  readonly creep?: boolean;
  /** Smoke slows movement and routs, but nobody who advances (1.2.5.e). */
  readonly smoke?: boolean;
}

/** Undefined where infantry can't go. Outside the map the ground is as high as at its edge. */
export function entryCost(
  world: World,
  view: View,
  way: Way,
  { creep = false, smoke = true }: CostOptions = {},
): Tally | undefined {
  const { cost: onTheWay, creeping } = passage(world, way);
  const cost = creep ? (creeping ?? onTheWay) : onTheWay;
  if (!cost || !smoke || view.smoke.length === 0 || smokeHindrance(world, view.smoke, way.to) === 0)
    return cost;
  return tally(PLAN, 0, [...cost.kept, { id: 'smoke', cite: '1.2.5.e', op: '+', n: 1, stage: 'smoke' }]);
}

/** Movement factors are counted in halves: grain costs one and a half. */
export const inHalves = (factors: number): number => 2 * factors;
