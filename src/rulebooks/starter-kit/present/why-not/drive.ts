/** Why a vehicle may not go there, turn, start, stop or lay smoke (3.3.2, 7.5, 7.6). */
import { isRefusal, refusal } from '../../../../engine/index.ts';
import { type BookAct, VERBS } from '../../acts.ts';
import { inHalves } from '../../movement/cost.ts';
import { ahead } from '../../ordnance/covered-arcs.ts';
import { areaOf } from '../../scenario/set-up-area.ts';
import { spineOf } from '../../vehicles/arcs.ts';
import { canDispense, dispenseActs, dispensersOf } from '../../vehicles/driving/dispensers.ts';
import { canDrive, driveActs } from '../../vehicles/driving/drive-acts.ts';
import { type Drive, isFresh, left } from '../../vehicles/driving/driving.ts';
import { approach, entryCost, takesAll, turnCost } from '../../vehicles/driving/driving-cost.ts';
import { motionNumber } from '../../vehicles/driving/motion-attempt.ts';
import { isMobile } from '../../vehicles/driving/starting.ts';
import { canPark } from '../../vehicles/vehicle-set-up.ts';
import { type AnyVehicle, vehicleById } from '../../vehicles/vehicles.ts';
import type { ByVerb } from '../by-verb.ts';
import type { Scene } from '../names.ts';
import type { Reasons } from './fire.ts';
import { vehicleReasons } from './vehicle.ts';

/** Nothing stands against what is offered; all else is told by what the vehicle on the move lacks for it. */
function onTheMove(
  { world, view }: Scene,
  act: BookAct,
  check: (vehicle: AnyVehicle, drive: Drive) => Reasons,
): Reasons {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'drive') return [];
  const asked = VERBS.print(act);
  for (const offered of driveActs(world, view, frame)) if (VERBS.print(offered) === asked) return [];
  return check(vehicleById(view, frame.vehicle), frame);
}

/** In motion it must go on as long as it can. */
export function driveEndReasons(scene: Scene, drive: Drive): Reasons {
  return onTheMove(scene, { verb: 'done' }, () => [
    drive.barred
      ? refusal('3.3.2.o', 'it may not stay with an enemy AFV that it can’t harm')
      : refusal('3.3.2.m', 'in motion it goes on as long as it can, or stops'),
  ]);
}

/** Bogged, immobilized, or not started. */
function stillness(vehicle: AnyVehicle): Reasons {
  if (vehicle.bogged) return [refusal('7.6.c', 'it is stuck')];
  if (!isMobile(vehicle)) return [refusal('2.0.Immobilized', 'it is immobilized')];
  return vehicle.motion ? [] : [refusal('3.3.2.h', 'it must start first')];
}

function affordable(vehicle: AnyVehicle, drive: Drive, cost: number, cite: string): Reasons {
  const money = left(vehicle, drive);
  return inHalves(cost) <= money
    ? []
    : [refusal(cite, `it costs ${cost} MP and there are ${money / 2} left`)];
}

type Entry = Extract<BookAct, { verb: 'enter' | 'enter-with-all' }>;

function entryReasons(scene: Scene, act: Entry): Reasons {
  const { world, view } = scene;
  const { to } = act;
  const whole = act.verb === 'enter-with-all';
  return onTheMove(scene, act, (vehicle, drive) => {
    const still = stillness(vehicle);
    if (still.length > 0) return still;
    if (vehicle.at === undefined || !ahead(world, vehicle.at, spineOf(vehicle, 'hull')).includes(to)) {
      return [refusal('3.3.2.e', 'it is not ahead of it, within its covered arc')];
    }
    const way = approach(world, view, vehicle, to);
    if (isRefusal(way)) return [way];
    if (vehicle.recalled) return [refusal('7.10.j', 'recalled, it takes the shortest way off the map')];
    if (whole) {
      if (!isFresh(vehicle, drive)) return [refusal('3.3.2.s', 'it has spent some of its MP')];
      return takesAll(way) ? [] : [refusal('3.3.2.s', 'it need not spend all it has')];
    }
    const cost = entryCost(world, view, vehicle, to);
    if (!cost) return [refusal('1.1.1.woods.b', 'it takes all the MP it has')];
    const dear = affordable(vehicle, drive, cost.value, '3.3.2.a');
    return dear.length > 0
      ? dear
      : [refusal('3.3.2.o', 'it could neither harm the enemy AFV there nor drive on')];
  });
}

export const DRIVING_CHECKS: Partial<
  ByVerb<
    | 'park'
    | 'drive'
    | 'start'
    | 'free'
    | 'delay'
    | 'stop'
    | 'turn'
    | 'enter'
    | 'enter-with-all'
    | 'dispense'
    | 'rouse',
    Reasons
  >
> = {
  park: ({ world, view }, { vehicle, at }) => {
    const tank = vehicleById(view, vehicle);
    if (tank.at !== undefined) return [refusal('1.3.a', 'it is on the map')];
    if (!areaOf(world, tank).includes(at)) return [refusal('1.3.a', 'it does not set up there')];
    return canPark(world, view, tank, at)
      ? []
      : [refusal('3.3.2.k', 'another vehicle is there, or this one could not have come there')];
  },
  drive: (scene, { vehicle }) => {
    const tank = vehicleById(scene.view, vehicle);
    return canDrive(scene.world, scene.view, tank) ? [] : vehicleReasons(scene, tank);
  },
  start: (scene, act) =>
    onTheMove(scene, act, (vehicle, drive) => {
      if (vehicle.motion) return [refusal('3.3.2.h', 'it has started')];
      const still = stillness(vehicle).filter(({ cite }) => cite !== '3.3.2.h');
      return still.length > 0 ? still : affordable(vehicle, drive, 1, '3.3.2.h');
    }),
  free: (scene, act) =>
    onTheMove(scene, act, vehicle =>
      vehicle.bogged
        ? [refusal('7.6.d', 'it tries before it spends anything else')]
        : [refusal('7.6.d', 'it is not bogged')],
    ),
  delay: (scene, act) =>
    onTheMove(scene, act, (vehicle, drive) =>
      vehicle.motion
        ? [refusal('3.3.2.l', 'only a vehicle that has stopped waits')]
        : affordable(vehicle, drive, 1, '3.3.2.l'),
    ),
  stop: (scene, act) =>
    onTheMove(scene, act, (vehicle, drive) => {
      if (!vehicle.motion) return [refusal('3.3.2.i', 'it stands')];
      if (drive.barred) return [refusal('3.3.2.o', 'it could not harm the enemy AFV here')];
      if (vehicle.recalled) return [refusal('7.10.j', 'recalled, it leaves the map as fast as it can')];
      return affordable(vehicle, drive, 1, '3.3.2.i');
    }),
  turn: (scene, act) =>
    onTheMove(scene, act, (vehicle, drive) => {
      const still = stillness(vehicle);
      if (still.length > 0 || vehicle.at === undefined) return still;
      const dear = affordable(vehicle, drive, turnCost(scene.world, scene.view, vehicle.at).value, '3.3.2.e');
      return dear.length > 0 ? dear : [refusal('3.3.2.e', 'it turns hexspine by hexspine')];
    }),
  enter: entryReasons,
  'enter-with-all': entryReasons,
  dispense: ({ world, view }, { vehicle, kind, at }) => {
    const tank = vehicleById(view, vehicle);
    if (!dispensersOf(world, tank).some(each => each.kind === kind)) {
      return [refusal('7.5.a', 'it has no such dispenser, or not yet')];
    }
    if (tank.dispensed) return [refusal('7.5.a', 'it has tried in this player turn')];
    if (!canDispense(tank)) return [refusal('7.5.a', 'it has fired, or its crew is dazed')];
    return dispenseActs(world, view, tank).some(act => act.kind === kind && act.at === at)
      ? []
      : [refusal(`7.5.${kind.toLowerCase()}`, 'not there, or not with the hatches as they are')];
  },
  rouse: ({ world, view }, { vehicle }) => {
    const number = motionNumber(world, view, vehicleById(view, vehicle));
    return isRefusal(number) ? [number] : [];
  },
};
