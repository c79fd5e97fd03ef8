/** What a step costs men on foot (10.1.2): terrain, hexside, slope, stairs. */
import { buildingOf, type HexId, sideOf } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { costOf, crossingCost, entryCost } from '../charts/index.ts';
import { type AnyUnit, armOf, type Fielded, isLeader, isSquad, type View } from '../game.ts';
import type { LocId } from '../state.ts';
import { flameRefusal } from '../terrain/flames.ts';
import {
  directionTo,
  hasStairs,
  hexsideBetween,
  isBuilding,
  isRoadBetween,
  isSteeple,
  isThroughHole,
  isWalled,
  levelOf,
  locationsIn,
  terrainAt,
  terrainIn,
} from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { bunkerIn, pillboxRefusal } from '../works/pillboxes.ts';
import { trenchIn } from '../works/trenches.ts';
import {
  floorOf,
  hexAt,
  hexName,
  hexOf,
  isIntoHoles,
  isLip,
  isPillbox,
  isTrench,
  neighbourNumbers,
  placeFor,
} from '../world.ts';
import { wouldOverfill } from './stacking.ts';

/** Places that lie next to one another (1.2.4): those of the same hex, and the ground of the next ones. */
export function placesBeside(world: Land, view: View, at: LocId): readonly LocId[] {
  const hex = hexAt(world, at);
  const trenchesBeside = neighbourNumbers(world, hex).flatMap(next => trenchIn(view, hexName(world, next)));
  const besides = neighbourNumbers(world, hex).map(next => hexName(world, next));
  // Out of a pillbox one goes as out of a pit: straight on, or to the ground around it (7.9.3).
  if (isPillbox(at)) return [hexName(world, hex), ...besides];
  // Out of a trench one gets to the ground of its hex, or into the next trench (7.2.1.a, 7.2.1.b).
  if (isTrench(at)) {
    // A building beside a trench is connected to it (7.3.3).
    const houses = neighbourNumbers(world, hex).filter(next => isBuilding(terrainIn(world, next)));
    return [hexName(world, hex), ...trenchesBeside, ...houses.map(next => hexName(world, next))];
  }
  const here = locationsIn(world, hex).filter(
    each =>
      each !== at && isBesideWithin(each, at) && (floorOf(each) === floorOf(at) || hasStairs(world, hex)),
  );
  if (floorOf(at) > 0) return [...here, ...roomsBeside(world, at)];
  const inHex = [...trenchIn(view, hexOf(at)), ...bunkerIn(view, hexOf(at))];
  // Into a pillbox beside it through a mousehole alone (7.6.1).
  const holes = besides.filter(next => isThroughHole(world, at, next)).flatMap(next => bunkerIn(view, next));
  // From the ground, and straight out of a building, into any trench beside it (6.4.4).
  return [...here, ...inHex, ...besides.flatMap(next => waysInto(world, next)), ...trenchesBeside, ...holes];
}

/** Those in other hexes: where one flees to. */
export const waysOut = (world: Land, view: View, at: LocId): readonly LocId[] =>
  placesBeside(world, view, at).filter(to => hexOf(to) !== hexOf(at) && !isIntoHoles(to));

/** Across shellholes, or into them for a point more (6.9.1.a). */
const waysInto = (world: Land, hex: HexId): readonly LocId[] =>
  terrainAt(world, hex) === 'shellholes' ? [hex, `${hex}#holes`] : [hex];

/** On a floor from hex to hex of the building (R53). */
function roomsBeside(world: Land, at: LocId): readonly LocId[] {
  const hex = hexAt(world, at);
  const building = buildingOf(world.field, hex);
  if (!building || isSteeple(world, at)) return [];
  return neighbourNumbers(world, hex)
    .filter(next => building.hexes.includes(next))
    .map((next): LocId => `${hexName(world, next)}/${floorOf(at)}`)
    .filter(next => locationsIn(world, hexAt(world, next)).includes(next) && !isSteeple(world, next));
}

const isBesideWithin = (a: LocId, b: LocId): boolean =>
  Math.abs(floorOf(a) - floorOf(b)) === 1 || isLip(a) || isLip(b);

/** Undefined cost: it can't go there. */
export function stepCost(world: Land, view: View, unit: Fielded, to: LocId): number | Refusal {
  const cost = groundCost(world, unit.at, to);
  if (typeof cost !== 'number') return cost;
  const shut = pillboxRefusal(world, view, unit, unit.at, to);
  if (shut) return shut;
  const narrow = steepleRefusal(world, unit, to);
  if (narrow) return narrow;
  // Into a place that is full one gets for twice as much (8.2.1).
  return wouldOverfill(view, unit, placeFor(to)) ? 2 * cost : cost;
}

/** Leaders, half-squads and machine guns climb a steeple (6.4.6.1). */
export function steepleRefusal(world: Land, unit: AnyUnit, to: LocId): Refusal | undefined {
  const fits = isLeader(unit) || (isSquad(unit) && unit.half) || armOf(unit) === 'MG';
  return isSteeple(world, to) && !fits ? refusal('6.4.6.1', 'the steeple is too narrow for it') : undefined;
}

export function groundCost(world: Land, from: LocId, to: LocId): number | Refusal {
  const { charts } = world;
  const [a, b] = [hexAt(world, from), hexAt(world, to)];
  const fire = flameRefusal(world, from, to);
  if (fire) return fire;
  if (isTrench(from) && isTrench(to) && levelOf(world, from) === levelOf(world, to))
    return costOf(charts, 'trench to trench');
  if (a === b && (isTrench(from) || isTrench(to))) return costOf(charts, 'out of a trench');
  // In as under a marker of those dug in, and out for nothing (7.9.3, 7.1.2.a, 7.1.2.b).
  if (a === b && isPillbox(to)) return costOf(charts, 'under a marker');
  if (a === b && isPillbox(from)) return 0;
  if (a === b) return isLip(from) || isLip(to) ? costOf(charts, 'gully lip') : costOf(charts, 'storey');
  const terrain = terrainIn(world, b);
  const side = directionTo(world, a, b);
  if (side === undefined) return refusal('10.1.2', 'it does not lie beside it');
  if (terrain === undefined) return refusal('6.1.1(1)', 'nobody goes there on foot');
  const hexside = hexsideBetween(world, a, side);
  if (hexside === 'cliff') return refusal('5.2.10.1', 'there is a cliff');
  const number = sideOf(world.field, a, side);
  // Holes are made at the ground (R41).
  const isUpstairs = floorOf(from) > 0;
  if (isUpstairs ? world.field.bars.has(number) : isWalled(world, number))
    return refusal('6.4.8', 'there is a wall without a door');
  if (isThroughHole(world, from, to) && !isUpstairs)
    return costOf(charts, 'mousehole') + slopeCost(world, from, to);
  const isByRoad = isRoadBetween(world, a, b, side) && !isBuilding(terrain);
  // Shellholes are crossed all the same (6.3.3), and so is a roadblock, which stands on the road (7.8.2); a gate is open (6.7.1.1).
  const ground = isByRoad && terrain !== 'shellholes' ? 1 : entryCost(charts, terrain);
  const isGate = world.field.gates.has(number);
  const isOpen = hexside === undefined || ((isByRoad || isGate) && !world.barred.has(number));
  const crossing = isOpen ? 0 : crossingCost(charts, hexside);
  const holes = isIntoHoles(to) ? costOf(charts, 'shellholes') : 0;
  return ground + crossing + holes + slopeCost(world, from, to);
}

/** Every level up, and down where it is steep (5.2.9, 5.2.9.1.a, R2). */
function slopeCost(world: Land, from: LocId, to: LocId): number {
  // A gully is left from its lip for as much as from its bed (6.10.2.b).
  const start = isLip(from) ? levelOf(world, from) - 1 : levelOf(world, from);
  const rise = levelOf(world, to) - start;
  const levels = rise > 0 ? rise : rise < -1 ? -rise : 0;
  return levels * costOf(world.charts, 'level up');
}
