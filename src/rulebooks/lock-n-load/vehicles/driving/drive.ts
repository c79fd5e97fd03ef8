/**
 * A vehicle moves (15.1): by itself, hex by hex, on before it or back behind it, turning as it goes. After whatever it spends
 * the enemy may fire at it (5.3), and if its crew keep their nerve it goes on.
 */
import { anyOffer, type Refusal, type Rule, refusal, type Subject, unset } from '../../../../engine/index.ts';
import { remembered } from '../../../kit/remembered.ts';
import { barrageAttack } from '../../artillery/barrages.ts';
import { openWindow } from '../../fire/opportunity-fire.ts';
import { amend, pop, push, replaceTop } from '../../frames.ts';
import { decide, type Game, type View } from '../../game.ts';
import { strangerRefusal } from '../../impulses/idle.ts';
import { impulseVerb, vehiclesToAct } from '../../impulses/scene.ts';
import { forgetIfEmpty } from '../../morale/losses.ts';
import { exitCost } from '../../movement/on-the-way.ts';
import { enterLocation, hazards } from '../../movement/stepping.ts';
import { exitHexes } from '../../scenario/victory.ts';
import type { Location, VehicleId } from '../../state.ts';
import { isFresh } from '../../units.ts';
import { removeVehicle } from '../losses.ts';
import { findVehicle, isInOrder, vehicleById } from '../vehicles.ts';
import { mustMove } from './continuous.ts';
import { type Gear, priceOf } from './cost.ts';
import { type Drive, type DriveScene, driveOf, driveScene, driveVerb, newDrive } from './drive-scene.ts';
import {
  assaultRefusal,
  dropBehind,
  endTogether,
  escortOf,
  escortRefusal,
  join,
  walkAlong,
} from './escort.ts';
import { turn, turret } from './facing.ts';
import { pointsLeft } from './points.ts';
import { spend } from './spending.ts';
import { facingOnEntry, wayRefusal, waysOf } from './ways.ts';

/** Each of the activated vehicles by itself (15.1.b). */
export const drive = impulseVerb('drive', {
  cite: '15.1.b',
  who: vehiclesToAct,
  unfit: (_, vehicle) => (isFresh(vehicle) ? undefined : refusal('4.0.h', 'it has moved or fired')),
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => beginDrive(game, vehicle),
});

export function beginDrive(game: Game, id: VehicleId): void {
  push(game, newDrive(vehicleById(game.state, id)));
}

const assault = driveVerb('assault', {
  cite: '15.2.a',
  by: ({ vehicle }) => vehicle.id,
  bar({ view, drive: going, vehicle }) {
    const { kind, begun } = going;
    if (kind === 'assault') return refusal('15.2.a', 'it moves by Assault already');
    if (vehicle.at === undefined) return refusal('22.0.b', 'it comes onto the map first');
    return begun ? refusal('6.1.a', 'how it moves is said before it moves') : assaultRefusal(view, going);
  },
  perform: game => amend(game, 'drive', { kind: 'assault' }),
});

const inGear = (verb: 'step' | 'reverse', gear: Gear, cite: string) =>
  driveVerb(verb, {
    cite,
    who: ({ world, vehicle }) => waysOf(world, vehicle, gear),
    whoElse: refusal(cite, 'its hull looks another way'),
    by: ({ vehicle }) => vehicle.id,
    unfit: (scene, to) => wayRefusal(scene, to, gear) ?? escortRefusal(scene, to),
    args: to => ({ to }),
    perform: (game, { to }) => goTo(game, driveOf(game.state), to, gear),
  });
const step = inGear('step', 'forward', '15.1.c');
const reverse = inGear('reverse', 'reverse', '15.1.e');

const exit = driveVerb('exit', {
  cite: '22.0.d',
  by: ({ vehicle }) => vehicle.id,
  bar({ world, drive: going, vehicle, side }) {
    if (going.escort) return refusal('6.5', 'those who go with it end where it ends');
    if (!isInOrder(vehicle) || !exitHexes(world, side).some(hex => hex === vehicle.at))
      return refusal('22.0.d', 'it does not leave the map from here, or is not in Good Order');
    return pointsLeft(world, vehicle, going) >= exitCost(world)
      ? undefined
      : refusal('22.0.d', 'there are no points left for it');
  },
  perform(game) {
    const { vehicle } = driveOf(game.state);
    noteExit(game, vehicle);
  },
});

function noteExit(game: Game, id: VehicleId): void {
  spend(game, exitCost(game.world));
  game.say('22.0.d', `{${id}} leaves the map`);
  removeVehicle(game, vehicleById(game.state, id), 'exited');
  pop(game);
}

const done = driveVerb('done', {
  cite: '15.1.b',
  bar(scene) {
    const { vehicle, drive: going } = scene;
    if (vehicle.at === undefined && anyOffer([step], scene))
      return refusal('22.0.b', 'who has come to the edge of the map comes on');
    return mustMove(vehicle) && !going.begun
      ? refusal('15.5', 'it keeps moving from the last turn')
      : undefined;
  },
  perform: game => finish(game),
});

const DEEDS = [assault, join, step, reverse, turn, turret, exit] as const;
const DRIVE_VERBS = [...DEEDS, done] as const;

/** One expenditure of the vehicle on the move; after it the enemy's answer. */
export function* driveFrame(game: Game, going: Drive): Rule<void> {
  if (going.due !== undefined) return answer(game, going);
  dropBehind(game, going);
  const vehicle = findVehicle(game.state, going.vehicle);
  if (!vehicle || vehicle.abandoned || (vehicle.shaken && !going.wasShaken)) return finish(game);
  const sceneOf = remembered((view: View) => driveScene(game.world, view, driveOf(view)));
  if (!anyOffer(going.begun ? [step, reverse, turn, exit] : DEEDS, sceneOf(game.state))) return finish(game);
  yield* decide(game, DRIVE_VERBS, sceneOf, idle, {
    by: going.side,
    id: 'drive',
    cite: '15.1.b',
    prompt: going.begun
      ? `Drive on with {${vehicle.id}}, or stop here`
      : `Drive with {${vehicle.id}}: where to?`,
  });
}

function idle(scene: DriveScene, subject: Subject): Refusal {
  if (subject.place !== undefined) return refusal('15.1.c', 'no way leads there from where it is');
  return strangerRefusal(scene, subject) ?? refusal('15.1.b', 'vehicles move one by one');
}

function* goTo(game: Game, { vehicle: id }: Drive, to: Location, gear: Gear): Rule<void> {
  const { world, state } = game;
  const vehicle = vehicleById(state, id);
  const price = priceOf(world, state, vehicle, to, gear);
  if ('barredBy' in price) throw new Error(`${price.barredBy} bars the way to ${to}`);
  const onFoot = walkAlong(game, to);
  const men = escortOf(state, driveOf(state)).map(each => each.id);
  const mine = game.own(vehicle);
  const from = vehicle.at;
  if (from === undefined) mine.facing = facingOnEntry(world, to);
  mine.at = to;
  unset(mine, 'acquired', 'dugIn');
  forgetIfEmpty(game, from);
  game.say(gear === 'forward' ? '15.1.c' : '15.1.e', `{${id}} to ${to}`);
  const entering = enterLocation(game, men, to);
  spend(game, price.cost.value, { steps: 1, onFoot });
  yield* barrageAttack(game, to, [id]);
  yield* hazards(game, to, entering);
}

function answer(game: Game, { due = 0, ...going }: Drive): void {
  replaceTop(game, going);
  const vehicle = findVehicle(game.state, going.vehicle);
  const men = escortOf(game.state, going);
  const at = vehicle?.at ?? men[0]?.at;
  if (at === undefined) return;
  // Where the vehicle is gone, those who went with it are fired at all the same.
  const movers = [...(vehicle ? [vehicle] : []), ...men].filter(each => each.at === at);
  openWindow(
    game,
    at,
    movers.map(({ id }) => id),
    due,
  );
}

/** After an Assault Move it may still fire from where it is (15.2.a). */
function finish(game: Game): void {
  const going = driveOf(game.state);
  const { vehicle: id, begun, kind } = going;
  pop(game);
  if (begun) endTogether(game, going);
  const vehicle = findVehicle(game.state, id);
  if (!begun || !vehicle) return;
  const mine = game.own(vehicle);
  mine.moved = kind === 'assault' ? 'Assault Move' : 'Moved';
  unset(mine, 'continuous');
}
