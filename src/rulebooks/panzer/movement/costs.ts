/** What movement costs, and how far a unit goes (B12). */
import { type HexIx, sideOf, sideTerrainOf } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { crossingCost, entryCost, type Traction, turnCost, type Way, wayTurn } from '../charts/index.ts';
import { cardOfUnit, type Fielded } from '../game.ts';
import { isSunken, terrainAt, wayThrough } from '../terrain/ground.ts';
import { cautionIn } from '../weather/conditions.ts';
import { hexName, isOn, ix, type World } from '../world.ts';
import { bridgeRefusal } from './bridges.ts';

/** A step: what it costs, the way that it follows, and whether the vehicle shows its belly in it (7.13.1). */
export interface Step {
  readonly cost: number;
  readonly way?: Way;
  readonly climbs?: true;
}

/** Tracked vehicles climb two levels at once, all others one (B12.8). */
const CLIMBS: Readonly<Record<Traction, number>> = { tracked: 2, 'half-tracked': 1, wheeled: 1 };

/** A hexside to be crossed, off the ways. */
interface Crossing {
  readonly from: HexIx;
  readonly side: Direction;
  readonly to: HexIx;
}

/** What comes to the cost of the hex itself, or forbids the step. */
const SURCHARGES: readonly ((world: World, crossing: Crossing, traction: Traction) => number | Refusal)[] = [
  ({ field, charts }, { from, side }, traction) => {
    const fence = sideTerrainOf(field, sideOf(field, from, side));
    const crossing = fence === undefined ? 0 : crossingCost(charts, fence, traction);
    return crossing ?? refusal('B12.7', 'it can’t cross what is in between');
  },
  ({ field }, { from, to }, traction) => {
    const climb = (field.level[to] ?? 0) - (field.level[from] ?? 0);
    return Math.abs(climb) > CLIMBS[traction] ? refusal('B12.8', 'it is too steep') : Math.max(0, climb);
  },
];

/** From a hex through one of its sides; a way counts if the move has been on it all along, or with 7.40 in any case. */
export function stepFrom(
  world: World,
  unit: Fielded,
  side: Direction,
  to: HexIx,
  onWay: boolean,
): Step | Refusal {
  const { field, charts } = world;
  const from = ix(world, unit.at);
  const terrain = terrainAt(world, to);
  if (terrain === undefined) return refusal('B12.7', 'nobody goes there');
  const heavy = bridgeRefusal(world, unit, hexName(world, to));
  if (heavy) return heavy;
  const way = wayThrough(world, from, side);
  const isBanked = isSunken(world, from) || isSunken(world, to);
  if (isBanked && !way && !world.scenario.narrow?.open)
    return refusal('7.30.i', 'the banks of the sunken road are too steep');
  const card = cardOfUnit(unit);
  const fence = sideTerrainOf(field, sideOf(field, from, side));
  if (card.is !== 'vehicle')
    return fence === 'cliff' ? refusal('B12.7', 'a cliff is in the way') : { cost: 1 };
  if (way && (onWay || isOn(world, '7.40'))) return { cost: 1, way };
  const entry = entryCost(charts, terrain, card.traction);
  if (entry === undefined) return refusal('B12.7', 'no such vehicle goes there');
  let cost = entry;
  for (const surcharge of SURCHARGES) {
    const more = surcharge(world, { from, side, to }, card.traction);
    if (isRefusal(more)) return more;
    cost += more;
  }
  const leavesGully = terrainAt(world, from) === 'gully' && terrain !== 'gully';
  return {
    cost,
    ...((leavesGully || fence === 'wall') && ({ climbs: true } as const)),
  };
}

/** The way that a move has followed from its beginning: it alone gives its speed (B12.6), whatever a hex costs (7.40). */
export function followed(step: Pick<Step, 'way'>, hexes: number, before: Way | undefined): Way | undefined {
  if (!step.way || (hexes > 0 && before === undefined)) return undefined;
  return step.way === 'path' || before === 'path' ? 'path' : step.way;
}

/** What a turn by one hexside costs where the unit stands (B12.2). */
export function turnCostAt(world: World, unit: Fielded, way: Way | undefined): number {
  if (way) return wayTurn(world.charts, way);
  return turnCost(world.charts, terrainAt(world, ix(world, unit.at)) ?? 'clear');
}

/** What running gear that was hit takes off for good (7.23.3). */
const RUNNING_GEAR = 2;

/** Each of these halves the speed again (B12.5). */
const HALVES: readonly ((unit: Fielded) => boolean)[] = [
  ({ command }) => command === 'SHORT-HALT',
  ({ hullDamaged }) => hullDamaged === true,
  ({ suppressed }) => suppressed !== undefined,
  // 7.1.5.2.f
  ({ broken }) => broken !== undefined,
];

/** Its speed on the way that it follows, halved by all that halves it (B12.5, B12.6), and by bad light for vehicles (7.36.2). */
export function speedOf(world: World, unit: Fielded, way: Way | undefined): number {
  const card = cardOfUnit(unit);
  const [open, path, road] =
    card.is === 'vehicle' ? card.speed : ([card.speed, card.speed, card.speed] as const);
  const caution = card.is === 'vehicle' ? cautionIn(world) : undefined;
  // Who can't see the road gains nothing by it (7.36.2.b).
  const on = caution === 'very limited' ? undefined : way;
  const listed = (on === 'road' ? road : on === 'path' ? path : open) + (unit.quickmarch ? 1 : 0);
  if (listed === 0) return 0;
  const speed = unit.collateral?.includes('running gear') ? Math.max(1, listed - RUNNING_GEAR) : listed;
  const halves = HALVES.filter(isHalved => isHalved(unit)).length + (caution ? 1 : 0);
  return Math.max(1, Math.floor(speed / 2 ** halves));
}
