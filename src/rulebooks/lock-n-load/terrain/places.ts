/** Locations and how they lie to one another: floors and bunkers are hexes within a hex (1.3, 10.2, 21.1). */

import { type Battlefield, type HexId, type HexIx, range } from '../../../board/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import type { Location } from '../state.ts';
import type { World } from '../world.ts';
import { isMultiStory } from './terrain.ts';

export interface Place {
  readonly location: Location;
  readonly hex: HexIx;
  readonly hexId: HexId;
  readonly upstairs: boolean;
  readonly inBunker: boolean;
  /** The level of the eyes of those in it: an upper floor is one up (10.2.b). */
  readonly level: number;
}

const UPSTAIRS = '/1';
const INSIDE = '#b';

export const upstairsOf = (hex: HexId): Location => `${hex}${UPSTAIRS}`;
export const insideOf = (hex: HexId): Location => `${hex}${INSIDE}`;

const placesOf = rememberedOf((_field: Battlefield) => new Map<Location, Place>());

/** Everything that a location's name says, read once. */
export function placeOf({ field }: World, location: Location): Place {
  const known = placesOf(field);
  let place = known.get(location);
  if (!place) {
    place = readPlace(field, location);
    known.set(location, place);
  }
  return place;
}

function readPlace(field: Battlefield, location: Location): Place {
  const upstairs = location.endsWith(UPSTAIRS);
  const inBunker = location.endsWith(INSIDE);
  const name = upstairs || inBunker ? location.slice(0, -2) : location;
  const hex = field.names.get(name);
  if (hex === undefined) throw new Error(`the battlefield has no hex ${name}`);
  const level = (field.level[hex] as number) + (upstairs ? 1 : 0);
  return { location, hex, hexId: field.ids[hex] as HexId, upstairs, inBunker, level };
}

export const hexOf = (world: World, location: Location): HexId => placeOf(world, location).hexId;

/** The range in hexes; those inside a bunker and those around it are as if adjacent (5.0.c, 21.1.d). */
export function distance(world: World, a: Location, b: Location): number {
  if (a === b) return 0;
  const [one, two] = [placeOf(world, a), placeOf(world, b)];
  return one.hex === two.hex ? 1 : range(world.field, one.hex, two.hex);
}

/**
 * Adjacent for fire and spotting. Different floors of multi-story buildings are not (10.2.c), hills of
 * different levels are (10.2.a), and so are the inside of a bunker and all around it (10.2.d).
 */
export function isAdjacent(world: World, a: Location, b: Location): boolean {
  if (a === b) return false;
  const [one, two] = [placeOf(world, a), placeOf(world, b)];
  if (one.hex === two.hex) return one.inBunker !== two.inBunker;
  return range(world.field, one.hex, two.hex) === 1 && !areFloorsApart(world, one, two);
}

/** On different floors of multi-story buildings, one hex or less from another: no look from the one to the other. */
export function areFloorsApart(world: World, one: Place, two: Place): boolean {
  return (
    one.upstairs !== two.upstairs &&
    isMultiStory(world, one.hex) &&
    isMultiStory(world, two.hex) &&
    range(world.field, one.hex, two.hex) <= 1
  );
}
