/** All that a vehicle on the move may do next (3.3.2). */
import type { HexId } from '../../../board/index.ts';
import { turned } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { ahead, SPINES } from '../covered-arcs.ts';
import { entryHexes, isEntering } from '../entry.ts';
import type { View } from '../game.ts';
import { inHalves } from '../movement-cost.ts';
import { isRefusal } from '../refusal.ts';
import { type AnyVehicle, enemyVehiclesAt, isDazed, vehicleById, vehicleCardOf } from '../vehicles.ts';
import { exitHexes } from '../victory.ts';
import type { World } from '../world.ts';
import { spineOf } from './arcs.ts';
import { armState, armsOf } from './arms.ts';
import { boundingActs } from './bounding-fire.ts';
import { type HatchAct, hatchActs } from './crew.ts';
import { dispenseActs } from './dispensers.ts';
import { type Drive, isFresh, left } from './driving.ts';
import {
  approach,
  entryCost,
  exitCost,
  isConfined,
  smallCost,
  takesAll,
  turnCost,
  wholeCost,
} from './driving-cost.ts';
import { looksOut, spinesFromOutside } from './map-edge.ts';
import { type Leg, legsOut, recallExits } from './recall.ts';
import { couldHarm } from './rivals.ts';
import { isMobile } from './starting.ts';

/** It is its own side's movement phase, and it neither fired in prep fire nor is through with it (3.3.a). */
export function canDrive(world: World, view: View, vehicle: AnyVehicle): boolean {
  if (vehicle.side !== view.attacker || vehicle.moved || vehicle.wreck || isDazed(vehicle)) return false;
  if (armsOf(vehicle).some(arm => armState(vehicle, arm).fired === 'prep')) return false;
  return vehicle.at !== undefined || isEntering(world, view, vehicle);
}

/** In motion it must spend its movement points, even if only to stop; recalled it must leave (3.3.2.n, 7.10.j). */
export function mustDrive(world: World, view: View, vehicle: AnyVehicle): boolean {
  return (
    canDrive(world, view, vehicle) &&
    vehicle.at !== undefined &&
    isMobile(vehicle) &&
    (vehicle.motion === true || vehicle.recalled === true)
  );
}

/** The hatches of those that don't move, having fired in prep fire; the others see to them on their way (7.7.c). */
export function standingHatches(world: World, view: View): readonly HatchAct[] {
  if (view.vehicles === undefined) return [];
  const standing = view.vehicles.filter(each => !each.moved && !canDrive(world, view, each));
  return standing.flatMap(each => hatchActs(world, view, each));
}

/** One after another, so that to see whether there is anything left to do takes no more than the first. */
export function* driveActs(world: World, view: View, drive: Drive): Generator<BookAct> {
  const vehicle = vehicleById(view, drive.vehicle);
  let spends = false;
  for (const act of expenditures(world, view, vehicle, drive)) {
    spends = true;
    yield act;
  }
  if (isDeclared(drive)) return;
  if (spends) {
    yield* turretActs(world, view, vehicle, drive);
    yield* slowActs(world, view, vehicle, drive);
  }
  if (vehicle.at !== undefined) {
    yield* hatchActs(world, view, vehicle);
    if (left(vehicle, drive) >= inHalves(1)) yield* dispenseActs(world, view, vehicle);
    yield* boundingActs(world, view, drive);
  }
  if (!spends || mayEnd(world, view, vehicle, drive)) yield { verb: 'done' };
}

/** Something is announced that goes with the next expenditure. */
const isDeclared = ({ turret, extra }: Drive): boolean => turret !== undefined || extra !== undefined;

function* expenditures(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (vehicle.at === undefined) {
    yield* comingActs(world, view, vehicle, drive);
  } else if (!vehicle.motion) {
    yield* standingActs(world, view, vehicle, drive);
  } else if (!vehicle.recalled) {
    yield* movingActs(world, view, vehicle, drive);
  } else {
    // Recalled, it keeps to the shortest way out, if there is one (7.10.j).
    const legs = legsOut(world, view, vehicle);
    for (const act of movingActs(world, view, vehicle, drive)) {
      const leg = legOf(act);
      if (!legs || (leg !== undefined && legs.has(leg))) yield act;
    }
  }
}

function legOf(act: BookAct): Leg | undefined {
  switch (act.verb) {
    case 'enter':
    case 'enter-with-all':
      return `enter ${act.to}`;
    case 'turn':
      return `turn ${act.to}`;
    case 'exit':
      return 'exit';
    default:
      return undefined;
  }
}

function* movingActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  yield* enteringActs(world, view, vehicle, drive);
  yield* leavingActs(world, vehicle, drive);
  if (drive.extra !== undefined) return;
  yield* turningActs(world, view, vehicle, drive);
  if (mayStop(vehicle, drive) && turretMayTurn(world, view, vehicle, drive, smallCost('stop').value)) {
    yield { verb: 'stop' };
  }
}

/** Bogged, it may try to work itself free before anything else; stopped, it starts or waits (3.3.2.h, 3.3.2.l, 7.6.d). */
function* standingActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (vehicle.bogged && !drive.begun && !vehicle.immobilized && drive.turret === undefined)
    yield { verb: 'free' };
  const money = left(vehicle, drive);
  const start = smallCost('start').value;
  if (isMobile(vehicle) && money >= inHalves(start) && turretMayTurn(world, view, vehicle, drive, start)) {
    yield { verb: 'start' };
  }
  if (money >= delayCost(world, view, vehicle, drive)) yield { verb: 'delay' };
}

/** One movement point at a time; two where the turret turns among trees or walls (3.3.2.g). */
export function delayCost(world: World, view: View, { at }: AnyVehicle, { turret }: Drive): number {
  return inHalves(turret !== undefined && at !== undefined && isConfined(world, view, at) ? 2 : 1);
}

/** The turret turns with any expenditure; in woods and buildings with one of two movement points or more (3.3.2.g). */
function turretMayTurn(
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
function* comingActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  for (const to of entryHexes(world, vehicle)) {
    for (const act of stepsInto(world, view, vehicle, drive, to)) {
      for (const facing of spinesFromOutside(world, to)) {
        yield { verb: act.verb === 'enter' ? 'come' : 'come-with-all', to, facing };
      }
    }
  }
}

function* enteringActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
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
  if (rivals.length === 0 || rivals.every(rival => couldHarm(vehicle, rival))) return true;
  const there = { ...vehicle, at: to };
  const money = left(vehicle, drive) - halves;
  return ahead(world, to, spineOf(vehicle, 'hull')).some(next => {
    const cost = entryCost(world, view, there, next);
    return cost && inHalves(cost.value) <= money && enemyVehiclesAt(view, next, vehicle.side).length === 0;
  });
}

/** Off the map: as part of the victory conditions, or recalled (3.3.e, 7.10.j). */
function* leavingActs(world: World, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  const { at } = vehicle;
  if (at === undefined || drive.extra !== undefined || drive.turret !== undefined || !isMobile(vehicle))
    return;
  const exits = vehicle.recalled ? recallExits(world, vehicle.side) : exitHexes(world, vehicle.side);
  if (!exits.includes(at) || !looksOut(world, at, spineOf(vehicle, 'hull'))) return;
  if (inHalves(exitCost(world, vehicle, at).value) <= left(vehicle, drive)) yield { verb: 'exit' };
}

function* turningActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  const { at } = vehicle;
  if (at === undefined || !isMobile(vehicle)) return;
  const cost = turnCost(world, view, at).value;
  if (inHalves(cost) > left(vehicle, drive)) return;
  for (const by of [1, -1]) {
    yield { verb: 'turn', to: turned(spineOf(vehicle, 'hull'), by) };
  }
}

/** Not with an enemy AFV that it can't harm, nor in its least move. */
function mayStop(vehicle: AnyVehicle, drive: Drive): boolean {
  if (drive.barred) return false;
  return drive.whole === 'woods' || left(vehicle, drive) >= inHalves(smallCost('stop').value);
}

function* turretActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (vehicleCardOf(vehicle).turret === 'NT' || vehicle.at === undefined) return;
  const facing = spineOf(vehicle, 'turret');
  const declared = { ...drive, turret: facing };
  if (expenditures(world, view, vehicle, declared).next().done) return;
  for (const to of SPINES) if (to !== facing) yield { verb: 'turret', to };
}

/** More movement points than the next hex costs, if it so chooses (3.3.2.a). */
function* slowActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (!vehicle.motion || vehicle.at === undefined || !isMobile(vehicle) || vehicle.recalled) return;
  const costs = ahead(world, vehicle.at, spineOf(vehicle, 'hull')).flatMap(to => {
    const cost = entryCost(world, view, vehicle, to);
    return cost && mayStand(world, view, vehicle, drive, to, inHalves(cost.value))
      ? [inHalves(cost.value)]
      : [];
  });
  const most = Math.floor((left(vehicle, drive) - Math.min(...costs)) / 2);
  for (let points = 1; points <= most; points++) yield { verb: 'slowly', points };
}

/**
 * Stopped it may end its movement phase at any time. In motion it may only if it has spent all it has, or can't enter the
 * next hex before it with the rest (3.3.2.m).
 */
export function mayEnd(world: World, view: View, vehicle: AnyVehicle, drive: Drive): boolean {
  const { at } = vehicle;
  if (at === undefined) return true;
  if (drive.barred || (vehicle.recalled && isMobile(vehicle))) return false;
  if (!vehicle.motion) return true;
  if (!drive.begun) return false;
  const money = left(vehicle, drive);
  return (
    money === 0 ||
    ahead(world, at, spineOf(vehicle, 'hull')).some(to => isBeyond(world, view, vehicle, to, money))
  );
}

function isBeyond(world: World, view: View, vehicle: AnyVehicle, to: HexId, money: number): boolean {
  if (isRefusal(approach(world, view, vehicle, to))) return false;
  const cost = entryCost(world, view, vehicle, to) ?? wholeCost(world, view, vehicle, to);
  return cost !== undefined && inHalves(cost.value) > money;
}
