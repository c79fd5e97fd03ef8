/** Courses of vehicles on the move: where to, by which turns and hexes, and where to stop. */

import type { HexId } from '../../board/index.ts';
import { isRefusal } from '../../engine/index.ts';
import { turned } from '../../hex/index.ts';
import type { BookAct } from '../../rulebooks/starter-kit/acts.ts';
import { inHalves } from '../../rulebooks/starter-kit/movement/cost.ts';
import { entryHexes } from '../../rulebooks/starter-kit/movement/entry.ts';
import { ahead, SPINES, type Spine } from '../../rulebooks/starter-kit/ordnance/covered-arcs.ts';
import { exitHexes, pointsOf } from '../../rulebooks/starter-kit/scenario/victory.ts';
import { spineOf } from '../../rulebooks/starter-kit/vehicles/arcs.ts';
import { riskOfEntry } from '../../rulebooks/starter-kit/vehicles/driving/bog.ts';
import { allotmentOf, drive, left } from '../../rulebooks/starter-kit/vehicles/driving/driving.ts';
import {
  approach,
  entryCost,
  exitCost,
  turnCost,
} from '../../rulebooks/starter-kit/vehicles/driving/driving-cost.ts';
import { canDrive } from '../../rulebooks/starter-kit/vehicles/driving/duty.ts';
import { looksOut, spinesFromOutside } from '../../rulebooks/starter-kit/vehicles/driving/map-edge.ts';
import { isMobile } from '../../rulebooks/starter-kit/vehicles/driving/starting.ts';
import { type AnyVehicle, vehicleById, vehiclesAt } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import { ix } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { Pairs } from '../thinking/memo.ts';
import type { Situation } from './situation.ts';
import { tankStanding } from './tank-standing.ts';

/** A move that gains less than this is no reason to start the engine. */
const EFFORT = 0.5;
/** Who isn't on the map by the end of his turn never comes. */
const LEFT_BEHIND = -40;
/** A point of what has left the map. */
const POINT = 6;
const START_AND_STOP = inHalves(1);
/** As many places are looked at. */
const PLACES = 400;
/** Of all the hexes that it could go to, so many of the best are weighed by one who is thorough. */
const HEXES_TO_WEIGH = 3;

/** Where it could be, how it looks there, and how it came there. */
interface Place {
  readonly at: HexId;
  readonly facing: Spine;
  readonly spent: number;
  readonly leaves?: true;
  /** Undefined where it stands at first. */
  readonly by: BookAct | undefined;
  readonly from: Place | undefined;
}

/** Whom to drive next. */
export function driveCourses(s: Situation): readonly Course[] {
  return (s.view.vehicles ?? [])
    .filter(vehicle => vehicle.side === s.side && canDrive(s.world, s.view, vehicle))
    .flatMap(vehicle => {
      const rolls = vehicle.motion === true || vehicle.at === undefined;
      const begin: BookAct = { verb: 'drive', vehicle: vehicle.id };
      return bestPlaces(s, vehicle, allotmentOf(vehicle), rolls).map(found => ({
        acts: [begin, ...found.acts],
        worth: found.gain - EFFORT,
        why: reason(found),
        subject: vehicle.id,
      }));
    });
}

/** What a move would gain the vehicle, in points; 0: it stays. */
export function bestDrive(s: Situation, vehicle: AnyVehicle): number {
  if (vehicle.at === undefined || !isMobile(vehicle)) return 0;
  const [found] = bestPlaces(s, vehicle, allotmentOf(vehicle), vehicle.motion === true);
  return Math.max(0, (found?.gain ?? 0) - EFFORT);
}

/** How the vehicle on the move goes on; if nowhere is better, it stops. */
export function drivingOn(s: Situation): readonly Course[] {
  const frame = drive(s.view);
  if (!frame) return [];
  const vehicle = vehicleById(s.view, frame.vehicle);
  const further = bestPlaces(s, vehicle, left(vehicle, frame), vehicle.motion === true).flatMap(
    (found): readonly Course[] => {
      const [first, ...rest] = found.acts;
      return first ? [{ acts: [first, ...rest], worth: found.gain, why: reason(found) }] : [];
    },
  );
  const stop: readonly Course[] = vehicle.motion
    ? [{ acts: [{ verb: 'stop' }, { verb: 'done' }], worth: 0.2, why: 'I stopped where I was.' }]
    : [];
  return [...further, ...stop];
}

interface Found {
  readonly at: HexId;
  readonly leaves: boolean;
  readonly acts: readonly BookAct[];
  readonly gain: number;
}

/** Where it gains most by going, the best first; who is thorough thinks of a few more hexes. */
function bestPlaces(s: Situation, vehicle: AnyVehicle, purse: number, rolls: boolean): readonly Found[] {
  const here =
    vehicle.at === undefined ? LEFT_BEHIND : tankStanding(s, vehicle, vehicle.at, spineOf(vehicle, 'hull'));
  const gains: { readonly place: Place; readonly gain: number }[] = [];
  for (const place of reach(s, vehicle, purse, rolls)) {
    if (!place.by) continue;
    const { at, facing, leaves } = place;
    const gain = (leaves ? POINT * pointsOf(vehicle.card) : tankStanding(s, vehicle, at, facing)) - here;
    gains.push({ place, gain });
  }
  const bestIn = new Map<HexId, (typeof gains)[number]>();
  for (const each of gains.toSorted((a, b) => b.gain - a.gain))
    if (!bestIn.has(each.place.at)) bestIn.set(each.place.at, each);
  return [...bestIn.values()].slice(0, s.isThorough ? HEXES_TO_WEIGH : 1).map(({ place, gain }) => ({
    at: place.at,
    leaves: place.leaves === true,
    acts: actsTo(place, purse),
    gain,
  }));
}

/** It stops where it has come to, if it can. */
function actsTo(place: Place, purse: number): readonly BookAct[] {
  const acts: BookAct[] = [];
  for (let at: Place | undefined = place; at; at = at.from) if (at.by) acts.unshift(at.by);
  const { spent, leaves } = place;
  if (leaves) return acts;
  return spent + START_AND_STOP <= purse
    ? [...acts, { verb: 'stop' }, { verb: 'done' }]
    : [...acts, { verb: 'done' }];
}

/** Every place within reach, the nearest first. */
function reach(s: Situation, vehicle: AnyVehicle, purse: number, rolls: boolean): Iterable<Place> {
  const found = new Map<number, Place>();
  // Places are taken up in the order of what they cost: one list for each number of half points.
  const bySpent: Place[][] = [];
  const way = new Way(s, vehicle);
  const add = (place: Place) => {
    if (place.spent > purse) return;
    const key = (ix(s.world, place.at) * SPINES.length + place.facing) * 2 + (place.leaves ? 1 : 0);
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
      if (looked++ > PLACES) return found.values();
      if (!from.leaves) way.goOnFrom(from, add);
    }
  }
  return found.values();
}

function starts(s: Situation, vehicle: AnyVehicle, rolls: boolean): readonly Place[] {
  if (vehicle.at !== undefined) {
    if (!isMobile(vehicle)) return [];
    const place = { at: vehicle.at, facing: spineOf(vehicle, 'hull'), from: undefined };
    return [
      rolls
        ? { ...place, spent: 0, by: undefined }
        : { ...place, spent: START_AND_STOP, by: { verb: 'start' } },
    ];
  }
  return entryHexes(s.world, vehicle).flatMap(to => {
    const spent = costOf(s, vehicle, to);
    if (spent === undefined) return [];
    return spinesFromOutside(s.world, to).map(
      (facing): Place => ({ at: to, facing, spent, by: { verb: 'come', to, facing }, from: undefined }),
    );
  });
}

/** How one vehicle gets on from place to place. */
class Way {
  readonly #s: Situation;
  readonly #vehicle: AnyVehicle;
  readonly #exits: ReadonlySet<HexId>;
  readonly #costs: Pairs<number | undefined>;

  constructor(s: Situation, vehicle: AnyVehicle) {
    this.#s = s;
    this.#vehicle = vehicle;
    this.#exits = new Set(exitHexes(s.world, s.side));
    this.#costs = new Pairs(s.world.field.hexCount);
  }

  goOnFrom(from: Place, add: (place: Place) => void): void {
    const { world, view } = this.#s;
    const { at, facing, spent } = from;
    for (const to of ahead(world, at, facing)) {
      const cost = this.#costTo(at, to);
      if (cost !== undefined) add({ at: to, facing, spent: spent + cost, by: { verb: 'enter', to }, from });
    }
    const turn = spent + inHalves(turnCost(world, view, at).value);
    for (const by of [1, -1]) {
      const to = turned(facing, by);
      add({ at, facing: to, spent: turn, by: { verb: 'turn', to }, from });
    }
    if (!this.#exits.has(at) || !looksOut(world, at, facing)) return;
    const off = spent + inHalves(exitCost(world, { ...this.#vehicle, at, facing }, at).value);
    add({ at, facing, spent: off, by: { verb: 'exit' }, from, leaves: true });
  }

  /** Whichever way it looks. */
  #costTo(at: HexId, to: HexId): number | undefined {
    const { world } = this.#s;
    return this.#costs.get(ix(world, at), ix(world, to), () => costOf(this.#s, { ...this.#vehicle, at }, to));
  }
}

/** In halves; undefined where it had better not go: into trees and houses, or upon another vehicle. */
function costOf(s: Situation, vehicle: AnyVehicle, to: HexId): number | undefined {
  const way = approach(s.world, s.view, vehicle, to);
  if (isRefusal(way) || riskOfEntry(s.world, vehicle, way, false) || vehiclesAt(s.view, to).length > 0)
    return undefined;
  const cost = entryCost(s.world, s.view, vehicle, to);
  return cost && inHalves(cost.value);
}

function reason({ at, leaves }: Found): string {
  return leaves
    ? 'I drove off the map: that is what we came for.'
    : `I drove to ${at}, where I am of more use.`;
}
