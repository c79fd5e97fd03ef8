/** What a step costs men on foot (10.1.2): terrain, hexside, slope, stairs. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { costOf, crossingCost, entryCost } from '../charts/index.ts';
import type { Fielded, View } from '../game.ts';
import type { LocId } from '../state.ts';
import {
  directionTo,
  hexsideBetween,
  isBuilding,
  isRoadBetween,
  levelOf,
  locationsIn,
  terrainIn,
} from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { floorOf, hexAt, hexName, isLip, isTrench, neighbourNumbers } from '../world.ts';
import { wouldOverfill } from './stacking.ts';

/** Places that lie next to one another (1.2.4): those of the same hex, and the ground of the next ones. */
export function placesBeside(world: Land, view: View, at: LocId): readonly LocId[] {
  const hex = hexAt(world, at);
  const trenchesBeside = neighbourNumbers(world, hex).flatMap(next => trenchIn(view, hexName(world, next)));
  // Out of a trench one gets to the ground of its hex, or into the next trench (7.2.1.a, 7.2.1.b).
  if (isTrench(at)) {
    // A building beside a trench is connected to it (7.3.3).
    const houses = neighbourNumbers(world, hex).filter(next => isBuilding(terrainIn(world, next)));
    return [hexName(world, hex), ...trenchesBeside, ...houses.map(next => hexName(world, next))];
  }
  const here = locationsIn(world, hex).filter(each => each !== at && isBesideWithin(each, at));
  if (floorOf(at) > 0) return here;
  // From the ground, and straight out of a building, into any trench beside it (6.4.4).
  const ground = neighbourNumbers(world, hex).map(next => hexName(world, next));
  return [...here, ...trenchIn(view, hexName(world, hex)), ...ground, ...trenchesBeside];
}

const trenchIn = ({ works }: View, hex: HexId): readonly LocId[] =>
  works.some(({ is, at }) => is === 'trench' && at === hex) ? [`${hex}#trench`] : [];

const isBesideWithin = (a: LocId, b: LocId): boolean =>
  Math.abs(floorOf(a) - floorOf(b)) === 1 || isLip(a) || isLip(b);

/** Undefined cost: it can't go there. */
export function stepCost(world: Land, view: View, unit: Fielded, to: LocId): number | Refusal {
  const cost = groundCost(world, unit.at, to);
  if (typeof cost !== 'number') return cost;
  // Into a place that is full one gets for twice as much (8.2.1).
  return wouldOverfill(view, unit, to) ? 2 * cost : cost;
}

export function groundCost(world: Land, from: LocId, to: LocId): number | Refusal {
  const { charts } = world;
  const [a, b] = [hexAt(world, from), hexAt(world, to)];
  if (isTrench(from) && isTrench(to) && levelOf(world, from) === levelOf(world, to))
    return costOf(charts, 'trench to trench');
  if (a === b && (isTrench(from) || isTrench(to))) return costOf(charts, 'out of a trench');
  if (a === b) return isLip(from) || isLip(to) ? costOf(charts, 'gully lip') : costOf(charts, 'storey');
  const terrain = terrainIn(world, b);
  const side = directionTo(world, a, b);
  if (side === undefined) return refusal('10.1.2', 'it does not lie beside it');
  if (terrain === undefined) return refusal('6.1.1(1)', 'nobody goes there on foot');
  const hexside = hexsideBetween(world, a, side);
  if (hexside === 'cliff') return refusal('5.2.10.1', 'there is a cliff');
  const isByRoad = isRoadBetween(world, a, b, side) && !isBuilding(terrain);
  const ground = isByRoad ? 1 : entryCost(charts, terrain);
  const crossing = hexside === undefined || isByRoad ? 0 : crossingCost(charts, hexside);
  return ground + crossing + slopeCost(world, from, to);
}

/** Every level up, and down where it is steep (5.2.9, 5.2.9.1.a, R2). */
function slopeCost(world: Land, from: LocId, to: LocId): number {
  // A gully is left from its lip for as much as from its bed (6.10.2.b).
  const start = isLip(from) ? levelOf(world, from) - 1 : levelOf(world, from);
  const rise = levelOf(world, to) - start;
  const levels = rise > 0 ? rise : rise < -1 ? -rise : 0;
  return levels * costOf(world.charts, 'level up');
}
