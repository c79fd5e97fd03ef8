/** What it costs infantry to enter a hex (4.1.6 to 4.1.10), in movement factors. */

import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { infantryCost, sideCost } from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { ix, type World } from '../world.ts';
import { isPassable, isRoadBetween, levelAt, sideBetween, terrainAt } from './terrain.ts';

/** From one location into the next; from nowhere: onto the map. */
export interface Way {
  readonly from: LocId | undefined;
  readonly to: LocId;
}

/** The ground's own cost, doubled uphill; then what lies on the hexside (4.1.9, 4.1.7). */
const PLAN = { stages: ['terrain', 'slope', 'hexside'] } as const;

/** Along a road a hex costs half a factor (4.1.8), or, where units may double time, one like any open ground (4.7.1). */
const ROAD = { half: 0.5, whole: 1 } as const;

const costs = rememberedOf((_world: World) => new Map<number, Tally | undefined>());

/** Undefined where infantry can't go. Outside the map the ground is as high as at its edge. */
export function entryCost(world: World, way: Way): Tally | undefined {
  const known = costs(world);
  const { hexCount } = world.field;
  const key = (way.from === undefined ? hexCount : ix(world, way.from)) * hexCount + ix(world, way.to);
  let cost = known.get(key);
  if (cost === undefined && !known.has(key)) {
    cost = readCost(world, way);
    known.set(key, cost);
  }
  return cost;
}

function readCost(world: World, { from, to }: Way): Tally | undefined {
  const terrain = terrainAt(world, to);
  if (terrain === undefined || (from !== undefined && !isPassable(world, from, to))) return undefined;
  const isHouse = terrain === 'wooden building' || terrain === 'stone building';
  // A shell hole along a road costs what open ground does (4.1.10, QA-5.54).
  const onRoad = !isHouse && terrain !== 'shell holes' && isRoadBetween(world, from, to);
  const ground: TallyEntry = onRoad
    ? {
        id: 'road',
        cite: '4.1.8',
        op: '+',
        n: world.options.doubleTime ? ROAD.whole : ROAD.half,
        stage: 'terrain',
      }
    : { id: terrain, cite: '4.1.6', op: '+', n: infantryCost(world.charts, terrain), stage: 'terrain' };
  const isUphill = from !== undefined && levelAt(world, to) > levelAt(world, from);
  const side = from === undefined ? undefined : sideBetween(world, from, to);
  return tally(PLAN, 0, [
    ground,
    ...(isUphill ? [{ id: 'uphill', cite: '4.1.9', op: 'x', n: 2, stage: 'slope' } as const] : []),
    ...(side === undefined
      ? []
      : [{ id: side, cite: '4.1.7', op: '+', n: sideCost(world.charts, side), stage: 'hexside' } as const]),
  ]);
}

/** Movement factors are counted in halves: a road may cost half of one. */
export const inHalves = (factors: number): number => 2 * factors;
