/** What it costs infantry to enter a hex (2.0 COT, 1.1.1, 1.2.5), in movement factors. */
import type { HexId } from '../../board/index.ts';
import { type Tally, type TallyEntry, tally } from '../../engine/index.ts';
import { infantryCost, isShelter, type Terrain } from './charts/index.ts';
import type { View } from './game.ts';
import { smokeHindrance } from './smoke.ts';
import { isPassable, isRoadBetween, levelAt, terrainAt } from './terrain.ts';
import { ix, type World } from './world.ts';

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
};

/** From one hex into the next; from nowhere: onto the map. */
export interface Way {
  readonly from: HexId | undefined;
  readonly to: HexId;
}

/** Whether the way goes over a road hexside; roads go on beyond the edge of the map (3.3.d). */
export function isRoadHexside(world: World, { from, to }: Way): boolean {
  return isRoadBetween(world, from === undefined ? undefined : ix(world, from), ix(world, to));
}

/** A road leads into open country or through trees; a house beside it is entered through its door. */
export function hasRoadRate(world: World, way: Way): boolean {
  const terrain = terrainAt(world, way.to);
  return terrain !== undefined && !isHouse(terrain) && isRoadHexside(world, way);
}

const isHouse = (terrain: Terrain) => isShelter(terrain) && terrain !== 'woods';

/** Where one may leave the road for the cover beside it, at the cost of that (1.1.1.woodsroad.b). */
export function canCreep(world: World, way: Way): boolean {
  return hasRoadRate(world, way) && terrainAt(world, way.to) !== 'open ground';
}

export interface CostOptions {
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
  const cost = groundCost(world, way, creep);
  if (!cost || !smoke || view.smoke.length === 0 || smokeHindrance(view.smoke, way.to) === 0) return cost;
  return tally(PLAN, 0, [...cost.kept, { id: 'smoke', cite: '1.2.5.e', op: '+', n: 1, stage: 'smoke' }]);
}

type Costs = Map<string, Tally | undefined>;
const memories = new WeakMap<World, Costs>();

/** The ground never changes: its costs are remembered, and smoke is laid over them. */
function groundCost(world: World, way: Way, creep: boolean): Tally | undefined {
  const memory: Costs = memories.get(world) ?? new Map();
  memories.set(world, memory);
  const key = `${way.from} ${way.to} ${creep}`;
  if (!memory.has(key)) memory.set(key, readCost(world, way, creep));
  return memory.get(key);
}

function readCost(world: World, way: Way, creep: boolean): Tally | undefined {
  const { from, to } = way;
  const terrain = terrainAt(world, to);
  if (terrain === undefined || (from !== undefined && !isPassable(world, from, to))) return undefined;
  const byRoad = !creep && hasRoadRate(world, way);
  const entries: TallyEntry[] = [
    byRoad
      ? { id: 'road', cite: '1.1.1.road.a', op: '+', n: infantryCost('open ground'), stage: 'terrain' }
      : { id: terrain, cite: COST_CITES[terrain], op: '+', n: infantryCost(terrain), stage: 'terrain' },
  ];
  if (from !== undefined && levelAt(world, to) > levelAt(world, from)) {
    entries.push({ id: 'uphill', cite: '1.1.1.hill.e', op: 'x', n: 2, stage: 'slope' });
  }
  return tally(PLAN, 0, entries);
}

/** Movement factors are counted in halves: grain costs one and a half. */
export const inHalves = (factors: number): number => 2 * factors;
