/** Which locations an impulse may take in (4.0): one, and from a Leader there to those around him, and on. */

import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { Location, UnitId, VehicleId } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { isMultiStory } from '../terrain/terrain.ts';
import { type AnyUnit, findUnit, isFresh, isGoodOrder, isLeader, isUnitId, stacksOf } from '../units.ts';
import {
  type AnyVehicle,
  canBeUsed,
  findVehicle,
  isInOrder,
  isVehicleDone,
  isVehicleId,
  vehiclesAt,
  vehiclesOf,
} from '../vehicles/vehicles.ts';
import { neighbours, type World } from '../world.ts';
import { canBeActivated, isDone } from './groups.ts';
import type { AnyImpulse } from './scene.ts';

/** The side's locations with somebody in them who may be activated. */
export const activeLocations = (view: View, side: string): readonly Location[] => [
  ...new Set([...onFoot(view, side), ...garages(view, side)]),
];

function onFoot(view: View, side: string): readonly Location[] {
  const locations: Location[] = [];
  for (const [at, units] of stacksOf(view, side))
    if (units.some(unit => canBeActivated(view, unit))) locations.push(at);
  return locations;
}

/** Where the side has vehicles that may be activated. */
const garages = (view: View, side: string): readonly Location[] =>
  vehiclesOf(view).flatMap(each =>
    each.side === side && each.at !== undefined && canBeUsed(each) ? [each.at] : [],
  );

/** Those that go into the impulse when the location is activated. */
export function activated(view: View, at: Location, side: string): readonly UnitId[] {
  return view.units
    .filter(unit => unit.at === at && unit.side === side && canBeActivated(view, unit))
    .map(({ id }) => id);
}

/** Vehicles that go into it. */
export const activatedVehicles = (view: View, at: Location, side: string): readonly VehicleId[] =>
  vehiclesAt(view, at, side)
    .filter(canBeUsed)
    .map(({ id }) => id);

/** Leaders bring in those on foot, Armor Leaders vehicles, and never the other way round (4.0.g, 11.5.e). */
interface Extension {
  readonly at: Location;
  readonly by: UnitId | VehicleId;
}

/** Locations that Leaders of the impulse may still bring in, each with the Leader who does (4.0.c, 4.0.p). */
export function extensions(world: World, view: View, impulse: AnyImpulse): readonly Extension[] {
  return impulse.acted
    ? []
    : [...footExtensions(world, view, impulse), ...armorExtensions(world, view, impulse)];
}

function footExtensions(world: World, view: View, impulse: AnyImpulse): readonly Extension[] {
  const leaders = impulse.groups.flatMap(({ units }) =>
    units.flatMap(id => {
      const unit = findUnit(view, id);
      return unit && mayActivateOthers(impulse, unit) ? [unit] : [];
    }),
  );
  if (leaders.length === 0) return [];
  const taken = new Set(
    impulse.groups.filter(({ by }) => by === undefined || isUnitId(by)).map(({ at }) => at),
  );
  return onFoot(view, impulse.side).flatMap(at => {
    const leader = taken.has(at) ? undefined : leaders.find(each => reaches(world, each, at));
    return leader ? [{ at, by: leader.id }] : [];
  });
}

function armorExtensions(world: World, view: View, impulse: AnyImpulse): readonly Extension[] {
  const leaders = impulse.groups.flatMap(({ vehicles = [] }) =>
    vehicles.flatMap(id => {
      const vehicle = findVehicle(view, id);
      return vehicle?.leader !== undefined && isFresh(vehicle) && isInOrder(vehicle) ? [vehicle] : [];
    }),
  );
  if (leaders.length === 0) return [];
  const taken = new Set(
    impulse.groups.filter(({ by }) => by === undefined || isVehicleId(by)).map(({ at }) => at),
  );
  return [...new Set(garages(view, impulse.side))].flatMap(at => {
    const leader = taken.has(at) ? undefined : leaders.find(each => areBeside(world, each, at));
    return leader ? [{ at, by: leader.id }] : [];
  });
}

function areBeside(world: World, { at: from }: AnyVehicle, at: Location): boolean {
  if (from === undefined) return false;
  return neighbours(world, placeOf(world, from).hex).includes(placeOf(world, at).hex);
}

/** In Good Order and without a marker, but for that of this impulse's spotting (4.0.p, EOP.1). */
function mayActivateOthers(impulse: AnyImpulse, unit: AnyUnit): boolean {
  return isLeader(unit) && isGoodOrder(unit) && (isFresh(unit) || impulse.spotting?.by === unit.id);
}

/** How far a Leader's activation carries: one hex, none if he is wounded (11.1.c). */
function leadershipRange(world: World, leader: AnyUnit): number {
  const wound = leader.wounded ? modifier(world.charts.woundEffects, 'Leadership Range').n : 0;
  return Math.max(0, modifier(world.charts.distances, 'Leadership Range').n + wound);
}

/** Whether a Leader can activate the units of another location. */
export function reaches(world: World, leader: AnyUnit, at: Location): boolean {
  if (leader.at === undefined || leadershipRange(world, leader) === 0) return false;
  const [from, to] = [placeOf(world, leader.at), placeOf(world, at)];
  // The floor above or below, the inside of a bunker and what is around it (4.0.e, 4.0.f).
  if (from.hex === to.hex) return true;
  if (!neighbours(world, from.hex).includes(to.hex)) return false;
  if (from.inBunker || to.inBunker) return false;
  return !isMultiStory(world, to.hex) || from.level === to.level;
}

export const isEverybodyDone = (view: View): boolean =>
  view.units.every(unit => unit.at === undefined || isDone(view, unit)) &&
  vehiclesOf(view).every(isVehicleDone);
