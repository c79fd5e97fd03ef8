/** What movement costs, and how far a unit goes (B12). */
import { type HexIx, sideOf, sideTerrainOf } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { crossingCost, entryCost, type Traction, turnCost, type Way, wayTurn } from '../charts/index.ts';
import { cardOfUnit, type Fielded } from '../game.ts';
import { terrainAt, wayThrough } from '../terrain/ground.ts';
import { ix, type World } from '../world.ts';

/** A step: what it costs, and the way that it follows. */
export interface Step {
  readonly cost: number;
  readonly way?: Way;
}

/** Tracked vehicles climb two levels at once, all others one (B12.8). */
const CLIMBS: Readonly<Record<Traction, number>> = { tracked: 2, 'half-tracked': 1, wheeled: 1 };

/** From a hex through one of its sides. */
export function stepFrom(world: World, unit: Fielded, side: Direction, to: HexIx): Step | Refusal {
  const { field, charts } = world;
  const from = ix(world, unit.at);
  const terrain = terrainAt(world, to);
  if (terrain === undefined) return refusal('B12.7', 'nobody goes there');
  const card = cardOfUnit(unit);
  const fence = sideTerrainOf(field, sideOf(field, from, side));
  if (card.is !== 'vehicle')
    return fence === 'cliff' ? refusal('B12.7', 'a cliff is in the way') : { cost: 1 };
  const way = wayThrough(world, from, side);
  if (way) return { cost: 1, way };
  const entry = entryCost(charts, terrain, card.traction);
  if (entry === undefined) return refusal('B12.7', 'no such vehicle goes there');
  const crossing = fence === undefined ? 0 : crossingCost(charts, fence, card.traction);
  if (crossing === undefined) return refusal('B12.7', 'it can’t cross what is in between');
  const climb = (field.level[to] ?? 0) - (field.level[from] ?? 0);
  if (Math.abs(climb) > CLIMBS[card.traction]) return refusal('B12.8', 'it is too steep');
  return { cost: entry + crossing + Math.max(0, climb) };
}

/** What a turn by one hexside costs where the unit stands (B12.2). */
export function turnCostAt(world: World, unit: Fielded, way: Way | undefined): number {
  if (way) return wayTurn(world.charts, way);
  return turnCost(world.charts, terrainAt(world, ix(world, unit.at)) ?? 'clear');
}

/** Its speed on the way that it follows, halved by all that halves it (B12.5, B12.6). */
export function speedOf(unit: Fielded, way: Way | undefined): number {
  const card = cardOfUnit(unit);
  const [open, path, road] =
    card.is === 'vehicle' ? card.speed : ([card.speed, card.speed, card.speed] as const);
  const speed = way === 'road' ? road : way === 'path' ? path : open;
  if (speed === 0) return 0;
  const halves = [unit.command === 'SHORT-HALT', unit.damaged, unit.suppressed].filter(Boolean).length;
  return Math.max(1, Math.floor(speed / 2 ** halves));
}
