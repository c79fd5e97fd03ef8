/** What fire loses on its way and where it falls. The board's part of it is found once for all situations. */
import { cover } from '../../rulebooks/lock-n-load/fire/cover.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { isHiddenByNight } from '../../rulebooks/lock-n-load/sight/night.ts';
import { degradingOf } from '../../rulebooks/lock-n-load/sight/sight.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { placeOf } from '../../rulebooks/lock-n-load/terrain/places.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';

/** What fire from one place at another loses by ground and shelter; undefined where it can't go. */
export function shelter(world: World, view: View, from: Location, to: Location): number | undefined {
  if (from === to || isHiddenByNight(world, view, from, to)) return undefined;
  const degrading = degradingOf(world, view, from, to);
  return degrading === undefined ? undefined : degrading + coverAt(world, view, to, from);
}

const covers = new WeakMap<World, Map<Location, Map<Location | undefined, number>>>();

/** What shelters those in a place: from fire out of another, or from whatever side. */
export function coverAt(world: World, view: View, at: Location, from?: Location): number {
  if (isMarked(world, view, at)) return coverFrom(world, view, at, from);
  let places = covers.get(world);
  if (!places) {
    places = new Map();
    covers.set(world, places);
  }
  let sides = places.get(at);
  if (!sides) {
    sides = new Map();
    places.set(at, sides);
  }
  let known = sides.get(from);
  if (known === undefined) {
    known = coverFrom(world, view, at, from);
    sides.set(from, known);
  }
  return known;
}

const coverFrom = (world: World, view: View, at: Location, from: Location | undefined): number =>
  cover(world, view, at, from === undefined ? {} : { from }).value;

/** Something lies there that comes and goes, and shelters those in it. */
function isMarked(world: World, { smoke, wrecks, foxholes }: View, at: Location): boolean {
  const { hexId, inBunker } = placeOf(world, at);
  return (
    inBunker ||
    smoke?.some(each => each.at === hexId) === true ||
    wrecks?.includes(hexId) === true ||
    foxholes?.includes(hexId) === true
  );
}
