/** Where a step can lead: the hexes around, the floor above or below, the inside of a Bunker (6.0, 10.2, 21.1). */

import { buildingOf, type HexId, type HexIx, hexesIn } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import type { View } from '../game.ts';
import { isTooBigForHouses } from '../scenario/set-up.ts';
import type { Location } from '../state.ts';
import { bunkerAt } from '../terrain/bunkers.ts';
import { insideOf, type Place, placeOf, upstairsOf } from '../terrain/places.ts';
import {
  canCross,
  directionTo,
  edgeBetween,
  isBuildingHex,
  isMultiStory,
  isRoadThrough,
  terrainAt,
} from '../terrain/terrain.ts';
import type { AnyUnit } from '../units.ts';
import { groupOf, hexName, ix, neighbours, type World } from '../world.ts';

/** All locations that lie beside this one for those on foot. */
export function waysFrom(world: World, view: View, from: Location): readonly Location[] {
  const place = placeOf(world, from);
  if (place.inBunker) return [place.hexId];
  const ways = waysOverGround(world, place);
  return bunkerAt(view, place.hexId) ? [...ways, insideOf(place.hexId)] : ways;
}

/** What the board alone decides is read once. */
const waysOverGround = rememberedIn((world: World, place: Place): readonly Location[] =>
  place.upstairs ? upperFloors(world, place) : hexes(world, place),
);

function hexes(world: World, { hex, hexId }: Place): readonly Location[] {
  const around = neighbours(world, hex)
    .filter(next => canCross(world, hex, next))
    .map(next => hexName(world, next));
  return isMultiStory(world, hex) ? [...around, upstairsOf(hexId)] : around;
}

/** Down the stairs, or along the upper floor of the same building. */
function upperFloors(world: World, { hex, hexId }: Place): readonly Location[] {
  const building = buildingOf(world.field, hex);
  const along = neighbours(world, hex)
    .filter(next => building !== undefined && buildingOf(world.field, next) === building)
    .map(next => upstairsOf(hexName(world, next)));
  return [hexId, ...along];
}

/** The hexes of the edge by which a unit may come onto the map (22.0.a). */
export function entryHexes(world: World, unit: AnyUnit): readonly HexId[] {
  const along = groupOf(world, unit.group).enter?.along ?? [];
  return hexesIn(world.field, along).filter(hex => terrainAt(world, ix(world, hex)) !== undefined);
}

/** Guns and mortars keep out of buildings, and cross walls and hedges only where a road does (1.7.b). */
export function gunRefusal(
  world: World,
  stack: readonly AnyUnit[],
  from: Location | undefined,
  to: Location,
): Refusal | undefined {
  if (!stack.some(isTooBigForHouses)) return undefined;
  const { hex } = placeOf(world, to);
  if (isBuildingHex(world, hex)) return refusal('1.7.b', 'the gun does not fit into a building');
  return from !== undefined && isHexsideBetween(world, placeOf(world, from).hex, hex)
    ? refusal('1.7.b', 'the gun does not get across the hexside')
    : undefined;
}

function isHexsideBetween(world: World, from: HexIx, to: HexIx): boolean {
  const direction = directionTo(world, from, to);
  return (
    direction !== undefined &&
    edgeBetween(world, from, direction) !== undefined &&
    !isRoadThrough(world, from, direction)
  );
}
