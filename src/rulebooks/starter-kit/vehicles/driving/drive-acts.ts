/** All that a vehicle on the move may do next (3.3.2). */

import type { HexId } from '../../../../board/index.ts';
import { isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { turned } from '../../../../hex/index.ts';
import type { BookAct } from '../../acts.ts';
import type { View } from '../../game.ts';
import { inHalves } from '../../movement/cost.ts';
import { isEntering } from '../../movement/entry.ts';
import { ahead, SPINES } from '../../ordnance/covered-arcs.ts';
import { groupOf, type World } from '../../world.ts';
import { spineOf } from '../arcs.ts';
import { armState, armsOf } from '../arms.ts';
import { boundingActs } from '../bounding-fire.ts';
import { hatchActs } from '../crew.ts';
import { type AnyVehicle, isDazed, vehicleById, vehicleCardOf } from '../vehicles.ts';
import { dispenseActs } from './dispensers.ts';
import { comingActs, enteringActs, leavingActs, slowActs, turretMayTurn } from './drive-steps.ts';
import { type Drive, left } from './driving.ts';
import { approach, entryCost, isConfined, smallCost, turnCost, wholeCost } from './driving-cost.ts';
import { type Leg, legsOut } from './recall.ts';
import { isMobile } from './starting.ts';

/** It is its own side's movement phase, and it neither fired in prep fire nor is through with it (3.3.a). */
export function driveRefusal(world: World, view: View, vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.side !== view.attacker) return refusal('2.0.ATTACKER', 'it is the other side’s');
  if (vehicle.wreck) return refusal('7.4.c', 'it is a wreck');
  if (isDazed(vehicle)) return refusal('7.10.e', 'its crew is in shock or stunned');
  if (vehicle.moved) return refusal('3.3.2.a', 'its movement phase is over');
  if (armsOf(vehicle).some(arm => armState(vehicle, arm).fired === 'prep'))
    return refusal('3.2.5.a', 'who has fired in the prep fire phase does not move');
  if (vehicle.at !== undefined || isEntering(world, view, vehicle)) return undefined;
  const turn = groupOf(world, vehicle.group).enter?.turn;
  return refusal('3.3.d', turn === undefined ? 'it is not on the map' : `it enters in turn ${turn}`);
}

export const canDrive = (world: World, view: View, vehicle: AnyVehicle): boolean =>
  !driveRefusal(world, view, vehicle);

/** In motion it must spend its movement points, even if only to stop; recalled it must leave (3.3.2.n, 7.10.j). */
export function mustDrive(world: World, view: View, vehicle: AnyVehicle): boolean {
  if (vehicle.at === undefined || !canDrive(world, view, vehicle)) return false;
  return isLeaving(vehicle) || (vehicle.motion === true && isMobile(vehicle));
}

/** Recalled, and able to go; or stuck, and able to work itself free. */
const isLeaving = (vehicle: AnyVehicle): boolean =>
  vehicle.recalled === true && (isMobile(vehicle) || vehicle.bogged !== undefined);

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
  if (
    mayStop(world, vehicle, drive) &&
    turretMayTurn(world, view, vehicle, drive, smallCost(world, 'stop').value)
  ) {
    yield { verb: 'stop' };
  }
}

/** Bogged, it may try to work itself free before anything else; stopped, it starts or waits (3.3.2.h, 3.3.2.l, 7.6.d). */
function* standingActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (vehicle.bogged && !drive.begun && !vehicle.immobilized && drive.turret === undefined)
    yield { verb: 'free' };
  const money = left(vehicle, drive);
  const start = smallCost(world, 'start').value;
  if (isMobile(vehicle) && money >= inHalves(start) && turretMayTurn(world, view, vehicle, drive, start)) {
    yield { verb: 'start' };
  }
  const mayWait = !(vehicle.recalled && isMobile(vehicle));
  if (mayWait && money >= delayCost(world, view, vehicle, drive)) yield { verb: 'delay' };
}

/** One movement point at a time; two where the turret turns among trees or walls (3.3.2.g). */
export function delayCost(world: World, view: View, { at }: AnyVehicle, { turret }: Drive): number {
  return inHalves(turret !== undefined && at !== undefined && isConfined(world, view, at) ? 2 : 1);
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
function mayStop(world: World, vehicle: AnyVehicle, drive: Drive): boolean {
  if (drive.barred) return false;
  return drive.whole === 'woods' || left(vehicle, drive) >= inHalves(smallCost(world, 'stop').value);
}

function* turretActs(world: World, view: View, vehicle: AnyVehicle, drive: Drive): Generator<BookAct> {
  if (vehicleCardOf(vehicle).turret === 'NT' || vehicle.at === undefined) return;
  const facing = spineOf(vehicle, 'turret');
  const declared = { ...drive, turret: facing };
  if (expenditures(world, view, vehicle, declared).next().done) return;
  for (const to of SPINES) if (to !== facing) yield { verb: 'turret', to };
}

/**
 * Stopped it may end its movement phase at any time. In motion it may only if it has spent all it has, or can't enter the
 * next hex before it with the rest (3.3.2.m).
 */
function mayEnd(world: World, view: View, vehicle: AnyVehicle, drive: Drive): boolean {
  const { at } = vehicle;
  if (at === undefined) return true;
  if (drive.barred || (isLeaving(vehicle) && (isMobile(vehicle) || !drive.begun))) return false;
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
