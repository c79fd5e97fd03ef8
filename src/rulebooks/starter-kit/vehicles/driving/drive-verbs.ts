/** All that a vehicle on the move may do next (3.3.2). */
import { anyOffer, isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { openFire } from '../../fire/openings.ts';
import { inHalves } from '../../movement/cost.ts';
import { SPINES } from '../../ordnance/covered-arcs.ts';
import { idling } from '../../whose.ts';
import { spineOf } from '../arcs.ts';
import { shootingArms } from '../arms.ts';
import { boundingRefusal } from '../bounding-fire.ts';
import { hatchRefusal } from '../crew.ts';
import { hatchVerbs } from '../hatches.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles.ts';
import { dispense, dispenseRefusal, dispensersOf, throwRefusal, throwsOf } from './dispensers.ts';
import {
  announcedRefusal,
  type DriveScene,
  driven,
  driveScene,
  driveVerb,
  expenseRefusal,
  recallRefusal,
  restRefusal,
  slowRefusal,
  turretRefusal,
} from './drive-scene.ts';
import { DRIVE_STEPS, entryRefusal } from './drive-steps.ts';
import { allotmentOf, amendDrive, drivenIn } from './driving.ts';
import { isConfined, smallCost } from './driving-cost.ts';
import { isLeaving } from './duty.ts';
import { breakFree, end, spend } from './going.ts';
import { halt, isMobile, setOff } from './starting.ts';

/** What it costs to start or to stop, in halves. */
const priceOf = ({ world }: Pick<DriveScene, 'world'>, name: 'start' | 'stop' | 'smoke dispenser'): number =>
  inHalves(smallCost(world, name).value);

/** Against what only a vehicle does that stands. */
function motionRefusal({ vehicle }: DriveScene): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map yet');
  return vehicle.motion ? refusal('3.3.2.h', 'it has started') : undefined;
}

const start = driveVerb('start', {
  cite: '3.3.2.h',
  bar(scene) {
    const against = motionRefusal(scene);
    if (against) return against;
    const { vehicle } = scene;
    if (!isMobile(vehicle)) return restRefusal(scene);
    const price = priceOf(scene, 'start');
    return expenseRefusal(scene, price, '3.3.2.h') ?? turretRefusal(scene, price);
  },
  by: driven,
  *perform(game) {
    yield* setOff(game, drivenIn(game));
    yield* spend(game, priceOf(game, 'start'));
  },
});

/** Bogged, it may try to work itself free before anything else (7.6.d). */
const free = driveVerb('free', {
  cite: '7.6.d',
  bar(scene) {
    const { vehicle, drive } = scene;
    const against = motionRefusal(scene);
    if (against) return against;
    if (!vehicle.bogged) return refusal('7.6.d', 'it is not bogged');
    if (vehicle.immobilized) return refusal('2.0.Immobilized', 'it is immobilized');
    return drive.begun || drive.turret !== undefined
      ? refusal('7.6.d', 'it tries before it spends anything else')
      : undefined;
  },
  by: driven,
  perform: game => breakFree(game),
});

/** One movement point at a time; two where the turret turns among trees or walls (3.3.2.g). */
function delayCost({ world, view, vehicle: { at }, drive: { turret } }: DriveScene): number {
  return inHalves(turret !== undefined && at !== undefined && isConfined(world, view, at) ? 2 : 1);
}

const delay = driveVerb('delay', {
  cite: '3.3.2.l',
  bar(scene) {
    const { vehicle } = scene;
    const against = motionRefusal(scene);
    if (against) return against;
    return vehicle.recalled && isMobile(vehicle)
      ? refusal('7.10.j', 'recalled, it leaves the map as fast as it can')
      : expenseRefusal(scene, delayCost(scene), '3.3.2.l');
  },
  by: driven,
  perform: game => spend(game, delayCost(driveScene(game.world, game.state))),
});

/** Not with an enemy AFV that it can't harm, nor in its least move (3.3.2.o, 3.3.2.s). */
const stop = driveVerb('stop', {
  cite: '3.3.2.i',
  bar(scene) {
    const { vehicle, drive } = scene;
    if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map yet');
    if (!vehicle.motion) return refusal('3.3.2.i', 'it stands');
    if (drive.barred) return refusal('3.3.2.o', 'it could not harm the enemy AFV here');
    const price = priceOf(scene, 'stop');
    return (
      slowRefusal(scene) ??
      (drive.whole === 'woods' ? undefined : expenseRefusal(scene, price, '3.3.2.i')) ??
      turretRefusal(scene, price) ??
      recallRefusal(scene)
    );
  },
  by: driven,
  *perform(game) {
    const vehicle = drivenIn(game);
    halt(game, vehicle);
    game.say('3.3.2.i', `{${vehicle.id}} stops`);
    yield* spend(game, priceOf(game, 'stop'));
  },
});

/** Each of them spends movement points. */
const EXPENDITURES = [...DRIVE_STEPS, stop, free, start, delay] as const;

const turret = driveVerb('turret', {
  cite: '3.3.2.g',
  bar(scene) {
    const { vehicle } = scene;
    if (vehicleCardOf(vehicle).turret === 'NT') return refusal('3.3.2.g', 'it has no turret that turns');
    if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map yet');
    return (
      announcedRefusal(scene) ??
      (anyOffer(EXPENDITURES, scene.turning(spineOf(vehicle, 'turret')))
        ? undefined
        : refusal('3.3.2.g', 'there is nothing to spend with which it could turn'))
    );
  },
  by: driven,
  what: ({ vehicle }) => SPINES.filter(to => to !== spineOf(vehicle, 'turret')),
  whatElse: refusal('3.3.2.g', 'it points there'),
  args: (_, to) => ({ to }),
  perform: (game, { to }) => amendDrive(game, { turret: to }),
});

/** More movement points than the next hex costs, if it so chooses (3.3.2.a). */
const slowly = driveVerb('slowly', {
  cite: '3.3.2.a',
  bar: scene =>
    restRefusal(scene) ??
    announcedRefusal(scene) ??
    (scene.vehicle.recalled ? refusal('7.10.j', 'recalled, it leaves the map as fast as it can') : undefined),
  by: driven,
  what(scene) {
    const points: number[] = [];
    const isTooMuch = (extra: number) =>
      scene.prospects.every(each => entryRefusal(scene, each, inHalves(extra)));
    while (!isTooMuch(points.length + 1)) points.push(points.length + 1);
    return points;
  },
  whatElse: refusal('3.3.2.a', 'the next hex leaves it no such MP to spend'),
  args: (_, points) => ({ points }),
  perform: (game, { points }) => amendDrive(game, { extra: inHalves(points) }),
});

const NONE: readonly AnyVehicle[] = [];

const hatches = hatchVerbs(
  '7.7.c',
  ({ vehicle }: DriveScene) => [vehicle],
  (scene, vehicle) => announcedRefusal(scene) ?? hatchRefusal(scene.world, scene.view, vehicle),
);

const dispenseOnTheMove = driveVerb('dispense', {
  cite: '7.5.a',
  bar: scene => announcedRefusal(scene) ?? expenseRefusal(scene, priceOf(scene, 'smoke dispenser'), '7.5.a'),
  who: ({ world, vehicle }) => (dispensersOf(world, vehicle).length > 0 ? [vehicle] : NONE),
  whoElse: refusal('7.5.a', 'it has no smoke dispenser, or is not on the move'),
  unfit: ({ world }, vehicle) => dispenseRefusal(world, vehicle),
  what: ({ world }, vehicle) => throwsOf(world, vehicle),
  whatElse: refusal('7.5.a', 'it throws no smoke there, or not with its hatches as they are'),
  refusal: ({ world, view }, vehicle, each) => throwRefusal(world, view, vehicle, each),
  args: ({ id }, { kind, at }) => ({ vehicle: id, kind, at }),
  *perform(game, act) {
    // Only what works costs anything.
    if (yield* dispense(game, drivenIn(game), act)) yield* spend(game, priceOf(game, 'smoke dispenser'));
  },
});

/** Bounding first fire: between one expenditure and the next, and not before the first (3.3.2.2). */
const ready = driveVerb('ready', {
  cite: '3.3.2.2.a',
  bar: scene =>
    announcedRefusal(scene) ??
    (scene.drive.begun ? undefined : refusal('3.3.2.2.a', 'it fires when it has spent something')),
  who: ({ vehicle }) => shootingArms(vehicle),
  whoElse: refusal('3.3.2.2.a', 'it is no weapon of the vehicle on the move'),
  by: driven,
  unfit: ({ world, view, drive }, gun) => boundingRefusal(world, view, drive, gun),
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => openFire(game, shooter),
});

/**
 * Stopped it may end its movement phase at any time. In motion it may only if it has spent all it has, or can't enter the
 * next hex before it with the rest (3.3.2.m); and whoever can do nothing else may always.
 */
function endRefusal({ vehicle, drive, money, prospects }: DriveScene): Refusal | undefined {
  if (vehicle.at === undefined) return undefined;
  if (drive.barred) return refusal('3.3.2.o', 'it may not stay with an enemy AFV that it can’t harm');
  if (isLeaving(vehicle) && (isMobile(vehicle) || !drive.begun))
    return refusal('7.10.j', 'recalled, it leaves the map as fast as it can');
  if (!vehicle.motion || (drive.begun && money === 0)) return undefined;
  if (!drive.begun) return refusal('3.3.2.n', 'in motion it has to spend MP, even if only to stop');
  const all = allotmentOf(vehicle);
  return prospects.some(({ way, halves = all }) => !isRefusal(way) && halves > money)
    ? undefined
    : refusal('3.3.2.m', 'in motion it goes on as long as it can, or stops');
}

const done = driveVerb('done', {
  cite: '3.3.2.a',
  bar(scene) {
    const against = announcedRefusal(scene);
    if (against) return against;
    const refused = endRefusal(scene);
    return refused && anyOffer(EXPENDITURES, scene) ? refused : undefined;
  },
  perform: game => end(game),
});

export const DRIVE_DEEDS = [...EXPENDITURES, turret, slowly, ...hatches, dispenseOnTheMove, ready] as const;
export const DRIVE_VERBS = [...DRIVE_DEEDS, done] as const;

export const idleOnTheRoad = idling(
  refusal('3.3.2.e', 'it is not ahead of it, within its covered arc'),
  refusal('3.3.1.e', 'those who are on the move finish first'),
);
