/** Courses of vehicles on the move: where to, by which turns and hexes, and where to stop. */
import type { HexId } from '../../board/index.ts';
import { turned } from '../../hex/index.ts';
import type { BookAct } from '../../rulebooks/starter-kit/acts.ts';
import { ahead, type Spine } from '../../rulebooks/starter-kit/covered-arcs.ts';
import { entryHexes } from '../../rulebooks/starter-kit/entry.ts';
import { inHalves } from '../../rulebooks/starter-kit/movement-cost.ts';
import { isRefusal } from '../../rulebooks/starter-kit/refusal.ts';
import { spineOf } from '../../rulebooks/starter-kit/vehicles/arcs.ts';
import { riskOfEntry } from '../../rulebooks/starter-kit/vehicles/bog.ts';
import { canDrive } from '../../rulebooks/starter-kit/vehicles/drive-acts.ts';
import { allotmentOf, drive, left } from '../../rulebooks/starter-kit/vehicles/driving.ts';
import {
  approach,
  entryCost,
  exitCost,
  turnCost,
} from '../../rulebooks/starter-kit/vehicles/driving-cost.ts';
import { looksOut, spinesFromOutside } from '../../rulebooks/starter-kit/vehicles/map-edge.ts';
import { isMobile } from '../../rulebooks/starter-kit/vehicles/starting.ts';
import { type AnyVehicle, vehicleById, vehiclesAt } from '../../rulebooks/starter-kit/vehicles.ts';
import { exitHexes, pointsOf } from '../../rulebooks/starter-kit/victory.ts';
import type { Course } from '../doctrine.ts';
import type { Situation } from './situation.ts';
import { tankStanding } from './tank-standing.ts';

/** A move that gains less than this is no reason to start the engine. */
const EFFORT = 0.5;
/** Who isn't on the map by the end of his turn never comes. */
const LEFT_BEHIND = -40;
/** A point of what has left the map. */
const POINT = 6;
const START_AND_STOP = inHalves(1);
/** As many places are looked at, with time and in haste. */
const PLACES = 400;
const PLACES_IN_HASTE = 90;

/** Where it could be, and how it looks there. */
interface Place {
  readonly at: HexId | undefined;
  readonly facing: Spine;
  readonly spent: number;
  readonly acts: readonly BookAct[];
  readonly leaves?: true;
}

/** Whom to drive next. */
export function driveCourses(s: Situation): readonly Course[] {
  return (s.view.vehicles ?? [])
    .filter(vehicle => vehicle.side === s.side && canDrive(s.world, s.view, vehicle))
    .flatMap(vehicle => {
      const found = bestPlace(
        s,
        vehicle,
        allotmentOf(vehicle),
        vehicle.motion === true || vehicle.at === undefined,
      );
      if (!found) return [];
      const begin: BookAct = { verb: 'drive', vehicle: vehicle.id };
      return [{ acts: [begin, ...found.acts], worth: found.gain - EFFORT, why: reason(found) }];
    });
}

/** What a move would gain the vehicle, in points; 0: it stays. */
export function bestDrive(s: Situation, vehicle: AnyVehicle): number {
  if (vehicle.at === undefined || !isMobile(vehicle)) return 0;
  return Math.max(
    0,
    (bestPlace(s, vehicle, allotmentOf(vehicle), vehicle.motion === true)?.gain ?? 0) - EFFORT,
  );
}

/** How the vehicle on the move goes on; if nowhere is better, it stops. */
export function drivingOn(s: Situation): readonly Course[] {
  const frame = drive(s.view);
  if (!frame) return [];
  const vehicle = vehicleById(s.view, frame.vehicle);
  const found = bestPlace(s, vehicle, left(vehicle, frame), vehicle.motion === true);
  const [first, ...rest] = found?.acts ?? [];
  const stop: readonly Course[] = vehicle.motion
    ? [{ acts: [{ verb: 'stop' }, { verb: 'done' }], worth: 0.2, why: 'I stopped where I was.' }]
    : [];
  return found && first ? [{ acts: [first, ...rest], worth: found.gain, why: reason(found) }, ...stop] : stop;
}

type Found = Place & { readonly gain: number };

function bestPlace(s: Situation, vehicle: AnyVehicle, purse: number, rolls: boolean): Found | undefined {
  const here =
    vehicle.at === undefined ? LEFT_BEHIND : tankStanding(s, vehicle, vehicle.at, spineOf(vehicle, 'hull'));
  let most: Found | undefined;
  for (const place of reach(s, vehicle, purse, rolls)) {
    const worth = place.leaves ? POINT * pointsOf(vehicle.card) : standingAt(s, vehicle, place);
    const gain = worth - here;
    if (!most || gain > most.gain) most = { ...place, acts: ending(place, purse), gain };
  }
  return most;
}

const standingAt = (s: Situation, vehicle: AnyVehicle, { at, facing }: Place): number =>
  at === undefined ? LEFT_BEHIND : tankStanding(s, vehicle, at, facing);

/** It stops where it has come to, if it can. */
function ending({ acts, spent, leaves }: Place, purse: number): readonly BookAct[] {
  if (leaves) return acts;
  return spent + START_AND_STOP <= purse
    ? [...acts, { verb: 'stop' }, { verb: 'done' }]
    : [...acts, { verb: 'done' }];
}

/** Every place within reach, the nearest first. */
function reach(s: Situation, vehicle: AnyVehicle, purse: number, rolls: boolean): readonly Place[] {
  const found = new Map<string, Place>();
  // Places are taken up in the order of what they cost: one list for each number of half points.
  const bySpent: Place[][] = [];
  const exits = new Set(exitHexes(s.world, s.side));
  const add = (place: Place) => {
    if (place.spent > purse) return;
    const key = `${place.at} ${place.facing} ${place.leaves}`;
    const known = found.get(key);
    if (known && known.spent <= place.spent) return;
    found.set(key, place);
    const list = bySpent[place.spent] ?? [];
    list.push(place);
    bySpent[place.spent] = list;
  };
  for (const place of starts(s, vehicle, rolls)) add(place);
  let looked = 0;
  for (let spent = 0; spent < bySpent.length; spent++) {
    for (const from of bySpent[spent] ?? []) {
      if (looked++ > (s.inHaste ? PLACES_IN_HASTE : PLACES)) return placesIn(found);
      if (!from.leaves) for (const next of stepsFrom(s, vehicle, from, exits)) add(next);
    }
  }
  return placesIn(found);
}

const placesIn = (found: ReadonlyMap<string, Place>): readonly Place[] =>
  [...found.values()].filter(({ acts }) => acts.length > 0);

function starts(s: Situation, vehicle: AnyVehicle, rolls: boolean): readonly Place[] {
  if (vehicle.at !== undefined) {
    if (!isMobile(vehicle)) return [];
    const place = { at: vehicle.at, facing: spineOf(vehicle, 'hull') };
    return [
      rolls
        ? { ...place, spent: 0, acts: [] }
        : { ...place, spent: START_AND_STOP, acts: [{ verb: 'start' }] },
    ];
  }
  return entryHexes(s.world, vehicle).flatMap(to => {
    const cost = costOf(s, vehicle, to);
    if (cost === undefined) return [];
    return spinesFromOutside(s.world, to).map(
      (facing): Place => ({ at: to, facing, spent: cost, acts: [{ verb: 'come', to, facing }] }),
    );
  });
}

function* stepsFrom(
  s: Situation,
  vehicle: AnyVehicle,
  { at, facing, spent, acts }: Place,
  exits: ReadonlySet<HexId>,
): Generator<Place> {
  if (at === undefined) return;
  const there = { ...vehicle, at, facing };
  for (const to of ahead(s.world, at, facing)) {
    const cost = costOf(s, there, to);
    if (cost !== undefined)
      yield { at: to, facing, spent: spent + cost, acts: [...acts, { verb: 'enter', to }] };
  }
  const turn = spent + inHalves(turnCost(s.world, s.view, at).value);
  for (const by of [1, -1]) {
    const to = turned(facing, by);
    yield { at, facing: to, spent: turn, acts: [...acts, { verb: 'turn', to }] };
  }
  if (exits.has(at) && looksOut(s.world, at, facing)) {
    const off = spent + inHalves(exitCost(s.world, there, at).value);
    yield { at, facing, spent: off, acts: [...acts, { verb: 'exit' }], leaves: true };
  }
}

/** In halves; undefined where it had better not go: into trees and houses, or upon another vehicle. */
function costOf(s: Situation, vehicle: AnyVehicle, to: HexId): number | undefined {
  const way = approach(s.world, s.view, vehicle, to);
  if (isRefusal(way) || riskOfEntry(vehicle, way, false) || vehiclesAt(s.view, to).length > 0)
    return undefined;
  const cost = entryCost(s.world, s.view, vehicle, to);
  return cost && inHalves(cost.value);
}

function reason({ at, leaves }: Place): string {
  return leaves
    ? 'I drove off the map: that is what we came for.'
    : `I drove to ${at}, where I am of more use.`;
}
