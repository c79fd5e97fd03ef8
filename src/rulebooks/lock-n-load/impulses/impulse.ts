/** The Operations Phase (4.0): the sides take impulses in turn, until three passes in a row or nobody is left to act. */

import { anyOffer, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { airArrival } from '../air/flight.ts';
import { modifier } from '../charts/index.ts';
import { ready } from '../fire/fire.ts';
import { amend, pop, push, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { beginEntry, entryRefusal } from '../movement/entry.ts';
import { endOperations } from '../phases.ts';
import type { Group, Location, Unit, UnitId, Vehicle, VehicleId } from '../state.ts';
import { findUnit, isFresh, isUnitId } from '../units.ts';
import { mustMove } from '../vehicles/driving/continuous.ts';
import { beginDrive } from '../vehicles/driving/drive.ts';
import { vehicleEntryRefusal } from '../vehicles/driving/entry.ts';
import { lay } from '../vehicles/fire/gunnery.ts';
import { canBeUsed, findVehicle, isVehicle, isVehicleId, manned, vehiclesOf } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { ACTIONS } from './actions.ts';
import { activated, activatedVehicles, activeLocations, extensions, isEverybodyDone } from './activation.ts';
import { canBeActivated } from './groups.ts';
import { idleInImpulse, idleInOperations } from './idle.ts';
import { type AnyImpulse, type ImpulseScene, impulseVerb, vehiclesToAct } from './scene.ts';

/** Between impulses. */
interface OperationsScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<OperationsScene>();

const activeIn = remembered(({ view, side }: OperationsScene) => activeLocations(view, side));

const activate = verb('activate', {
  cite: '4.0.c',
  who: activeIn,
  whoElse: refusal('4.0.n', 'there is nobody in it who could still act'),
  args: at => ({ at }),
  perform(game, { at }) {
    push(game, { is: 'impulse', side: game.state.active, groups: [] });
    takeIn(game, at);
  },
});

const enter = verb('enter', {
  cite: '22.0.a',
  who: ({ view, side }) =>
    [...view.units, ...vehiclesOf(view)].filter(each => each.side === side && each.at === undefined),
  unfit: ({ world, view }, piece) =>
    isVehicle(piece) ? vehicleEntryRefusal(world, view, piece) : entryRefusal(world, view, piece),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    push(game, { is: 'impulse', side: game.state.active, groups: [], acted: true });
    if (isVehicleId(unit)) beginDrive(game, unit);
    else beginEntry(game, unit);
  },
});

const STILL_MOVING = refusal('15.5', 'a vehicle that keeps moving has not moved yet');

const pass = verb('pass', {
  cite: '4.0.a',
  bar: ({ view, side }) => (manned(view, side).some(mustMove) ? STILL_MOVING : undefined),
  perform: game => endImpulse(game, true),
});

const OPENINGS = [activate, enter] as const;
const OPERATIONS_VERBS = [...OPENINGS, pass] as const;

/** Between impulses: the active side activates a location, brings units onto the map, or passes. */
export function* operationsPhase(game: Game): Rule<void> {
  const { world, state } = game;
  if (yield* airArrival(game)) return;
  if (isPhaseOver(world, state)) return endOperations(game);
  const side = state.active;
  const sceneOf = remembered((view: View): OperationsScene => ({ world, view, side }));
  // Who has nothing left to activate passes without being asked (4.0.a).
  if (!anyOffer(OPENINGS, sceneOf(state))) return endImpulse(game, true);
  yield* decide(game, OPERATIONS_VERBS, sceneOf, idleInOperations, {
    by: side,
    id: 'impulse',
    cite: '4.0.c',
    prompt: 'Activate a hex, or pass',
    turn: true,
  });
}

/** After three passes in a row, or when everybody has done something (4.0.b). */
function isPhaseOver(world: World, view: View): boolean {
  if (view.passes >= modifier(world.charts.limits, 'passes in a row').n) return true;
  const isEntering = world.scenario.sides.some(({ id }) => anyOffer([enter], { world, view, side: id }));
  return !isEntering && isEverybodyDone(view);
}

/** Takes a location into the impulse; from elsewhere, by a Leader of it, and by an Armor Leader, too, if both reach it. */
function takeIn(game: Game, at: Location, impulse?: AnyImpulse): void {
  const { world, state } = game;
  const brought = impulse ? extensions(world, state, impulse).filter(each => each.at === at) : [];
  const groups = brought.length > 0 ? brought.map(({ by }) => groupAt(game, at, by)) : [groupAt(game, at)];
  amend(game, 'impulse', { groups: [...(impulse?.groups ?? []), ...groups] });
  for (const { by } of brought) game.say(isVehicleId(by) ? '11.5.e' : '4.0.p', `{${by}} activates ${at}`);
  if (brought.length === 0) game.say('4.0.c', `${at} is activated`);
}

/** Everybody there, or what the one who brings them in can bring. */
function groupAt({ state }: Game, at: Location, by?: UnitId | VehicleId): Group {
  const units = by !== undefined && isVehicleId(by) ? [] : activated(state, at, state.active);
  const vehicles = by !== undefined && isUnitId(by) ? [] : activatedVehicles(state, at, state.active);
  return { at, units, ...(vehicles.length > 0 && { vehicles }), ...(by && { by }) };
}

const extend = impulseVerb('activate', {
  cite: '4.0.p',
  bar: ({ impulse }) =>
    impulse.acted ? refusal('4.0.q', 'all places are declared before anybody acts') : undefined,
  who: ({ world, view, impulse }) => [...new Set(extensions(world, view, impulse).map(({ at }) => at))],
  whoElse: refusal('4.0.c', 'no Leader of the impulse reaches anybody there who could still act'),
  args: at => ({ at }),
  perform: (game, { at }) => takeIn(game, at, top(game.state, 'impulse')),
});

const done = impulseVerb('done', {
  cite: '4.0.o',
  bar: scene => (vehiclesToAct(scene).some(mustMove) ? STILL_MOVING : undefined),
  perform: game => endImpulse(game, !top(game.state, 'impulse').acted),
});

const IMPULSE_VERBS = [extend, ...ACTIONS, done] as const;

const sceneOf = (world: World, view: View, impulse: AnyImpulse): ImpulseScene => ({
  world,
  view,
  side: impulse.side,
  impulse,
});

/** One more location declared, one action of some units, or the end of the impulse. */
export function* impulseFrame(game: Game, impulse: AnyImpulse): Rule<void> {
  if (isSpent(game.world, game.state, impulse)) return endImpulse(game, false);
  yield* decide(game, IMPULSE_VERBS, view => sceneOf(game.world, view, impulse), idleInImpulse, {
    by: impulse.side,
    id: 'act',
    cite: '4.0.o',
    prompt: 'Act with the activated units',
  });
}

/** Something has been done, and none of the activated units can do any more, nor fire what else they have. */
function isSpent(world: World, view: View, impulse: AnyImpulse): boolean {
  return (
    impulse.acted === true &&
    impulse.groups.every(({ units }) =>
      units.every(id => {
        const unit = findUnit(view, id);
        return !unit || !canBeActivated(view, unit);
      }),
    ) &&
    impulse.groups.every(({ vehicles = [] }) =>
      vehicles.every(id => {
        const vehicle = findVehicle(view, id);
        return !vehicle || !canBeUsed(vehicle);
      }),
    ) &&
    !anyOffer([ready, lay], sceneOf(world, view, impulse))
  );
}

/** The other side is next. An impulse of nothing, or of nothing but spotting, is a pass (10.1.k). */
function endImpulse(game: Game, isPass: boolean): void {
  const impulse = game.state.doing.at(-1);
  if (impulse?.is === 'impulse') {
    restLeaders(game, impulse);
    pop(game);
  }
  const state = game.own(game.state);
  state.active = enemyOf(game.world, state.active);
  state.passes = isPass ? state.passes + 1 : 0;
}

/** A Leader who has done nothing but activate others is Ops Complete (4.0.p). */
function restLeaders(game: Game, { groups, acted }: AnyImpulse): void {
  if (!acted) return;
  for (const { by } of groups) {
    const leader = by === undefined ? undefined : (findUnit(game.state, by) ?? findVehicle(game.state, by));
    if (leader && isFresh(leader)) game.own<Unit | Vehicle>(leader).opsComplete = true;
  }
}
