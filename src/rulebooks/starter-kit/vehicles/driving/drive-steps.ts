/** Where a vehicle on the move goes next: ahead, round, onto the map, or off it (3.3.2). */
import type { HexId } from '../../../../board/index.ts';
import { isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { turned } from '../../../../hex/index.ts';
import { pop } from '../../frames.ts';
import { inHalves } from '../../movement/cost.ts';
import { ahead } from '../../ordnance/covered-arcs.ts';
import { exitHexes } from '../../scenario/victory.ts';
import { spineOf } from '../arcs.ts';
import { couldHarm } from '../rivals.ts';
import { enemyVehiclesAt } from '../vehicles.ts';
import {
  announcedRefusal,
  type DriveScene,
  driven,
  driveVerb,
  expenseRefusal,
  type Prospect,
  recallRefusal,
  restRefusal,
  slowRefusal,
  turretRefusal,
} from './drive-scene.ts';
import { allotmentOf, drivenIn, isFresh } from './driving.ts';
import { entryCost, exitCost, takesAll, turnCost } from './driving-cost.ts';
import { enter as goInto, turn as goRound } from './going.ts';
import { looksOut, spinesFromOutside } from './map-edge.ts';
import { leaveMap, recallExits } from './recall.ts';

const NONE: readonly Prospect[] = [];
const AHEAD = refusal('3.3.2.e', 'it is not ahead of it, within its covered arc');
const ENTRY = refusal('3.3.d', 'vehicles come over the edge at the hexes of their group, and look inward');
const ALL = refusal('3.3.2.s', 'all its MP go into the hex before it, and only before it has spent any');

/** At its cost, and more if it has said so. */
export function entryRefusal(
  scene: DriveScene,
  { id, way, halves }: Prospect,
  extra = scene.drive.extra ?? 0,
): Refusal | undefined {
  if (isRefusal(way)) return way;
  if (halves === undefined) return refusal('1.1.1.woods.b', 'it takes all the MP it has');
  const spends = halves + extra;
  return (
    expenseRefusal(scene, spends) ??
    turretRefusal(scene, spends, id) ??
    stayRefusal(scene, id, spends) ??
    recallRefusal(scene, `enter ${id}`)
  );
}

/** With all that it has, into woods or where it could not go otherwise (3.3.2.s). */
function wholeRefusal(scene: DriveScene, { id, way, halves }: Prospect): Refusal | undefined {
  if (isRefusal(way)) return way;
  if (halves !== undefined && halves <= scene.money && !takesAll(way))
    return refusal('3.3.2.s', 'it need not spend all it has');
  return (
    turretRefusal(scene, allotmentOf(scene.vehicle), id) ??
    stayRefusal(scene, id, Number.POSITIVE_INFINITY) ??
    recallRefusal(scene, `enter ${id}`)
  );
}

/** With an enemy AFV that it can't harm it may not stay: it goes there only if it can go on (3.3.2.o). */
function stayRefusal(scene: DriveScene, to: HexId, halves: number): Refusal | undefined {
  const { world, view, vehicle, side } = scene;
  const rivals = enemyVehiclesAt(view, to, side);
  if (rivals.length === 0 || rivals.every(rival => couldHarm(world, vehicle, rival))) return undefined;
  const there = { ...vehicle, at: to };
  const money = scene.money - halves;
  const goesOn = ahead(world, to, spineOf(vehicle, 'hull')).some(next => {
    const cost = entryCost(world, view, there, next);
    return cost && inHalves(cost.value) <= money && enemyVehiclesAt(view, next, side).length === 0;
  });
  return goesOn ? undefined : refusal('3.3.2.o', 'it could neither harm the enemy AFV there nor drive on');
}

const before = ({ vehicle, prospects }: DriveScene): readonly Prospect[] =>
  vehicle.at === undefined ? NONE : prospects;
const outside = ({ vehicle, prospects }: DriveScene): readonly Prospect[] =>
  vehicle.at === undefined ? prospects : NONE;
/** Nothing spent but for the start, nor anything else named as the price. */
const mayGiveAll = ({ vehicle, drive }: DriveScene): boolean =>
  drive.extra === undefined && isFresh(vehicle, drive);

export const enter = driveVerb('enter', {
  cite: '3.3.2.e',
  bar: restRefusal,
  who: before,
  whoElse: AHEAD,
  by: driven,
  unfit: (scene, prospect) => entryRefusal(scene, prospect),
  args: ({ id }) => ({ to: id }),
  perform: (game, { to }) => goInto(game, to, false),
});

const enterWithAll = driveVerb('enter-with-all', {
  cite: '3.3.2.s',
  bar: restRefusal,
  who: scene => (mayGiveAll(scene) ? before(scene) : NONE),
  whoElse: ALL,
  by: driven,
  unfit: wholeRefusal,
  args: ({ id }) => ({ to: id }),
  perform: (game, { to }) => goInto(game, to, true),
});

/** Over the edge of the map, looking the way it comes. */
const come = driveVerb('come', {
  cite: '3.3.d',
  who: outside,
  whoElse: ENTRY,
  by: driven,
  unfit: (scene, prospect) => entryRefusal(scene, prospect),
  what: ({ world }, { id }) => spinesFromOutside(world, id),
  whatElse: ENTRY,
  args: ({ id }, facing) => ({ to: id, facing }),
  perform(game, { to, facing }) {
    game.own(drivenIn(game)).facing = facing;
    return goInto(game, to, false);
  },
});

const comeWithAll = driveVerb('come-with-all', {
  cite: '3.3.d',
  who: scene => (mayGiveAll(scene) ? outside(scene) : NONE),
  whoElse: ENTRY,
  by: driven,
  unfit: wholeRefusal,
  what: ({ world }, { id }) => spinesFromOutside(world, id),
  whatElse: ENTRY,
  args: ({ id }, facing) => ({ to: id, facing }),
  perform(game, { to, facing }) {
    game.own(drivenIn(game)).facing = facing;
    return goInto(game, to, true);
  },
});

const turn = driveVerb('turn', {
  cite: '3.3.2.e',
  bar(scene) {
    const { world, view, vehicle } = scene;
    return (
      restRefusal(scene) ??
      slowRefusal(scene) ??
      (vehicle.at && expenseRefusal(scene, inHalves(turnCost(world, view, vehicle.at).value), '3.3.2.e'))
    );
  },
  by: driven,
  what: ({ vehicle }) => [1, -1].map(by => turned(spineOf(vehicle, 'hull'), by)),
  whatElse: refusal('3.3.2.e', 'it turns hexspine by hexspine'),
  refusal: (scene, _, to) => recallRefusal(scene, `turn ${to}`),
  args: (_, to) => ({ to }),
  perform: (game, { to }) => goRound(game, to),
});

/** Off the map: as part of the victory conditions, or recalled (3.3.e, 7.10.j). */
const exit = driveVerb('exit', {
  cite: '3.3.e',
  bar(scene) {
    const { world, vehicle } = scene;
    const { at, side, recalled } = vehicle;
    const against = restRefusal(scene) ?? announcedRefusal(scene);
    if (against || at === undefined) return against;
    const exits = recalled ? recallExits(world, side) : exitHexes(world, side);
    if (!exits.includes(at)) return refusal('3.3.e', 'it leaves the map from nowhere around here');
    if (!looksOut(world, at, spineOf(vehicle, 'hull')))
      return refusal('3.3.2.e', 'it does not look out over the edge');
    return (
      expenseRefusal(scene, inHalves(exitCost(world, vehicle, at).value), '3.3.e') ??
      recallRefusal(scene, 'exit')
    );
  },
  by: driven,
  perform(game) {
    leaveMap(game, drivenIn(game).id);
    pop(game);
  },
});

export const DRIVE_STEPS = [enter, enterWithAll, come, comeWithAll, exit, turn] as const;
