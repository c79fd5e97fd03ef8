/** Walls and hedges as cover (5.3.3, 5.3.4, 14.5.3). */
import { hasSide, type SideTerrain, sideTerrainOf, trace } from '../../../board/index.ts';
import { CENTRE } from '../../../hex/index.ts';
import { best } from '../../kit/best.ts';
import { sideModifier } from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { distance, ix, type World } from '../world.ts';
import { levelAt, terrainAt } from './terrain.ts';

/** The best wall or hedge of the target's hex that the line from there crosses. */
function crossed(world: World, from: LocId, target: LocId): SideTerrain | undefined {
  const { field, charts } = world;
  const [a, b] = [ix(world, from), ix(world, target)];
  if (a === b) return undefined;
  const line = trace(field, { hex: a, spot: CENTRE }, { hex: b, spot: CENTRE });
  let strongest: SideTerrain | undefined;
  for (const { side } of line.crossings) {
    const terrain = hasSide(field, b, side) ? sideTerrainOf(field, side) : undefined;
    if (terrain === undefined || sideModifier(charts, terrain) === 0) continue;
    // Who stands higher than the hexside has no use of it (5.3.3).
    const beyond = [field.sideHexes[2 * side], field.sideHexes[2 * side + 1]].find(hex => hex !== b) ?? b;
    if (beyond >= 0 && levelAt(world, target) > (field.level[beyond] as number)) continue;
    if (!strongest || sideModifier(charts, terrain) > sideModifier(charts, strongest)) strongest = terrain;
  }
  return strongest;
}

/** Behind whose walls one needs no other (14.5.4). */
const STRUCTURES: ReadonlySet<string | undefined> = new Set(['wooden building', 'stone building', 'rubble']);

/**
 * Whether the wall or hedge covers from that place. In a structure it adds nothing against fire from the next hex or from
 * another level; who has just moved up to an enemy in the open has no use of it against him (14.5.4).
 */
function counts(world: World, from: LocId, target: LocId, moved: boolean): boolean {
  const isNext = distance(world, from, target) === 1;
  if (STRUCTURES.has(terrainAt(world, target)))
    return !isNext && levelAt(world, from) === levelAt(world, target);
  return !(moved && isNext) || STRUCTURES.has(terrainAt(world, from));
}

/** What covers the target against all of them: where some fire past it, it covers from nobody (5.3.4). */
export function hexsideCover(
  world: World,
  from: readonly LocId[],
  target: LocId,
  { moved = false } = {},
): SideTerrain | undefined {
  const sides: SideTerrain[] = [];
  for (const at of new Set(from)) {
    const side = counts(world, at, target, moved) ? crossed(world, at, target) : undefined;
    if (side === undefined) return undefined;
    sides.push(side);
  }
  return best(sides, side => -sideModifier(world.charts, side));
}
