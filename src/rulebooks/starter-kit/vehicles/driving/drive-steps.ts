/** Where a vehicle on the move may go next: ahead, onto the map, or off it (3.3.2). */

import type { HexId } from '../../../../board/index.ts';
import { isRefusal } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import type { View } from '../../game.ts';
import { inHalves } from '../../movement/cost.ts';
import { entryHexes } from '../../movement/entry.ts';
import { ahead } from '../../ordnance/covered-arcs.ts';
import { exitHexes } from '../../scenario/victory.ts';
import type { World } from '../../world.ts';
import { spineOf } from '../arcs.ts';
import { couldHarm } from '../rivals.ts';
import { type AnyVehicle, enemyVehiclesAt } from '../vehicles.ts';
import { type Drive, isFresh, left } from './driving.ts';
import { approach, entryCost, exitCost, isConfined, takesAll, wholeCost } from './driving-cost.ts';
import { looksOut, spinesFromOutside } from './map-edge.ts';
import { recallExits } from './recall.ts';
import { isMobile } from './starting.ts';

/** The turret turns with any expenditure; in woods and buildings with one of two movement points or more (3.3.2.g). */
export function turretMayTurn(
  world: World,
  view: View,
  { at }: AnyVehicle,
  { turret }: Drive,
  cost: number,
  into = at,
): boolean {
  return turret === undefined || into === undefined || cost >= 2 || !isConfined(world, view, into);
}

/** Over the edge of the map, looking the way it comes. */
export function* comingActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  for (const to of entryHexes(world, vehicle)) {
    for (const act of stepsInto(world, view, vehicle, drive, to)) {
      for (const facing of spinesFromOutside(world, to)) {
        yield { verb: act.verb === 'enter' ? 'come' : 'come-with-all', to, facing };
      }
    }
  }
}

export function* enteringActs(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  drive: Drive,
): Generator<BookAct> {
  if (!isMobile(vehicle) || vehicle.at === undefined) return;
  for (const to of ahead(world, vehicle.at, spineOf(vehicle, 'hull')))
    yield* stepsInto(world, view, vehicle, drive, to);
}

type Step = Extract<BookAct, { verb: 'enter' | 'enter-with-all' }>;

/** Into the hex at its cost; or with all that it has, into woods or where it could not go otherwise (3.3.2.s). */
function* stepsInto(world: World, view: View, vehicle: AnyVehicle, drive: Drive, to: HexId): Generator<Step> {
  const way = approach(world, view, vehicle, to);
  if (isRefusal(way)) return;
  const money = left(vehicle, drive);
  const cost = entryCost(world, view, vehicle, to);
  const halves = cost && inHalves(cost.value) + (drive.extra ?? 0);
  const fits = (spends: number) => turretMayTurn(world, view, vehicle, drive, spends / 2, to);
  const isAffordable = halves !== undefined && halves <= money;
  if (isAffordable && fits(halves) && mayStand(world, view, vehicle, drive, to, halves)) {
    yield { verb: 'enter', to };
  }
  if (drive.extra !== undefined || !isFresh(vehicle, drive)) return;
  const whole = wholeCost(world, view, vehicle, to);
  if (!whole || (isAffordable && !takesAll(way)) || !fits(inHalves(whole.value))) return;
  if (!mayStand(world, view, vehicle, drive, to, Number.POSITIVE_INFINITY)) return;
  yield { verb: 'enter-with-all', to };
}

/** With an enemy AFV that it can't harm it may not stay: it goes there only if it can go on (3.3.2.o). */
function mayStand(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  drive: Drive,
  to: HexId,
  halves: number,
): boolean {
  const rivals = enemyVehiclesAt(view, to, vehicle.side);
  if (rivals.length === 0 || rivals.every(rival => couldHarm(world, vehicle, rival))) return true;
  const there = { ...vehicle, at: to };
  const money = left(vehicle, drive) - halves;
  return ahead(world, to, spineOf(vehicle, 'hull')).some(next => {
    const cost = entryCost(world, view, there, next);
    return cost && inHalves(cost.value) <= money && enemyVehiclesAt(view, next, vehicle.side).length === 0;
  });
}

/** Off the map: as part of the victory conditions, or recalled (3.3.e, 7.10.j). */
export function* leavingActs(world: World, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  const { at } = vehicle;
  if (at === undefined || drive.extra !== undefined || drive.turret !== undefined || !isMobile(vehicle))
    return;
  const exits = vehicle.recalled ? recallExits(world, vehicle.side) : exitHexes(world, vehicle.side);
  if (!exits.includes(at) || !looksOut(world, at, spineOf(vehicle, 'hull'))) return;
  if (inHalves(exitCost(world, vehicle, at).value) <= left(vehicle, drive)) yield { verb: 'exit' };
}

/** More movement points than the next hex costs, if it so chooses (3.3.2.a). */
export function* slowActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (!vehicle.motion || vehicle.recalled) return;
  for (let points = 1; ; points++) {
    const slower = { ...drive, extra: inHalves(points) };
    if (enteringActs(world, view, vehicle, slower).next().done) return;
    yield { verb: 'slowly', points };
  }
}
