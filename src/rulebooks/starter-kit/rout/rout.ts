/** The rout phase (3.6): broken units get away one by one, the attacker's first. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { holdsUnseen } from '../concealment/bump.ts';
import { comeOut, foundBy, glimpse } from '../concealment/loss.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { makeDesperate } from '../morale/desperation.ts';
import { hasRoadRate } from '../movement/cost.ts';
import { endPhase } from '../phases.ts';
import type { RoutFrame } from '../state.ts';
import { type AnyUnit, isGoodOrder, isLeader, unitById, unitsAt } from '../units.ts';
import { idling, ownUnits, type SideScene } from '../whose.ts';
import { enemyOf, type World } from '../world.ts';
import { eliminateForFailureToRout, mustRout, routRefusal } from './duty.ts';
import { interdict, interdictors } from './interdiction.ts';
import { afterStep, hasWayOut, type RoutStep } from './path.ts';
import {
  choicesIn,
  idleInRout,
  leaderOf,
  type RoutScene,
  routerIn,
  routerOf,
  routVerb,
  runners,
} from './rout-scene.ts';
import { leaveWeapons } from './weapons.ts';

const verb = verbsIn<SideScene>();

/** Desperate, not gone yet, and with somewhere to go. */
function readyRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  const against = routRefusal(view, unit);
  if (against || unit.at === undefined) return against;
  const router = routerOf(unit, undefined, { from: unit.at, spent: 0, shunned: [] });
  return hasWayOut(world, view, router)
    ? undefined
    : refusal('3.6.f', 'no way leads it away from its enemies');
}

/** What stands against each unit of the side: the end of the phase asks it as well. */
const againstEach = remembered(
  (scene: SideScene) =>
    new Map(ownUnits(scene).map(unit => [unit, readyRefusal(scene.world, scene.view, unit)])),
);

const readyIn = (scene: SideScene): readonly AnyUnit[] =>
  ownUnits(scene).filter(unit => !againstEach(scene).get(unit));

const rout = verb('rout', {
  cite: '3.6.b',
  who: ownUnits,
  unfit: (scene, unit) => againstEach(scene).get(unit),
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    yield* leaveWeapons(game, unit);
    if (unit.at !== undefined) push(game, { is: 'rout', unit: id, from: unit.at, spent: 0, shunned: [] });
  },
});

/** Those stay who may. */
const stay = verb('done', {
  cite: '3.6.b',
  bar: scene =>
    readyIn(scene).some(unit => mustRout(scene.world, scene.view, unit))
      ? refusal('3.6.a', 'there are units that must rout')
      : undefined,
  perform(game) {
    const { world, state } = game;
    const side = routingSide(world, state);
    if (side === undefined) return;
    for (const unit of readyIn({ world, view: state, side })) game.own(unit).routed = 'stays';
  },
});

const PHASE_VERBS = [rout, stay] as const;

/** The attacker's units first (3.6.b); undefined when nobody is left who could go. */
const routingSide = (world: World, view: View): Side | undefined =>
  [view.attacker, enemyOf(world, view.attacker)].find(side =>
    view.units.some(unit => unit.side === side && !readyRefusal(world, view, unit)),
  );

/** One side picks the next unit to rout, or lets those stay who may. */
export function* routPhase(game: Game): Rule<void> {
  const { world, state } = game;
  for (const unit of state.units) if (mustRout(world, state, unit)) makeDesperate(game, unit, '3.6.a');
  const side = routingSide(world, state);
  if (side === undefined) {
    yield* eliminateForFailureToRout(game);
    return endPhase(game);
  }
  yield* decide(game, PHASE_VERBS, (view: View): SideScene => ({ world, view, side }), idle, {
    by: side,
    id: 'rout',
    cite: '3.6.b',
    prompt: 'Rout',
  });
}

const idle = idling(refusal('3.6.b', 'first pick who routs'), refusal('3.6.a', 'only broken units rout'));

const OUT_OF_THE_WAY = refusal('3.3.b', 'units move from hex to adjacent hex');

const stepsBy = (scene: RoutScene, creep: boolean): readonly RoutStep[] =>
  choicesIn(scene).steps.filter(each => each.creep === creep);

const againstStep = (scene: RoutScene, to: HexId, creep: boolean): Refusal | undefined =>
  stepsBy(scene, creep).find(each => each.to === to)?.against;

const stepVerb = routVerb('step', {
  cite: '3.6.e',
  who: scene => stepsBy(scene, false).map(({ to }) => to),
  whoElse: OUT_OF_THE_WAY,
  by: runners,
  unfit: (scene, to) => againstStep(scene, to, false),
  args: to => ({ to }),
  perform: (game, { to }) => step(game, { to, creep: false }),
});

/** Beside the road and under cover. */
const creep = routVerb('creep', {
  cite: '1.1.1.woodsroad.b',
  who: scene => stepsBy(scene, true).map(({ to }) => to),
  whoElse: refusal('1.1.1.woodsroad.b', 'there is no road there with cover beside it'),
  by: runners,
  unfit: (scene, to) => againstStep(scene, to, true),
  args: to => ({ to }),
  perform: (game, { to }) => step(game, { to, creep: true }),
});

/** The whole allotment for one hex on the way, out of reach of any interdiction (3.6.d). */
const crawl = routVerb('crawl', {
  cite: '3.6.d',
  bar: ({ frame }) => (frame.spent > 0 ? refusal('3.6.d', 'a crawl is all of a rout') : undefined),
  who: scene => [...new Set(choicesIn(scene).steps.map(({ to }) => to))],
  whoElse: OUT_OF_THE_WAY,
  by: runners,
  unfit(scene, to) {
    const steps = choicesIn(scene).steps.filter(each => each.to === to);
    const open = steps.filter(({ against }) => !against);
    if (open.some(({ isProgress }) => isProgress)) return undefined;
    return open.length > 0 ? refusal('3.6.d', 'it comes no nearer to its cover there') : steps[0]?.against;
  },
  args: to => ({ to }),
  perform(game, { to }) {
    const frame = top(game.state, 'rout');
    if (!isFoundOut(game, frame, to)) {
      goTo(game, frame, to);
      game.say('3.6.d', `{${frame.unit}} crawls`);
    }
    endRout(game, frame);
  },
});

/** An unpinned leader stacked with the unit, with whom it still has somewhere to go (3.6.k). */
const goAlong = routVerb('go-along', {
  cite: '3.6.k',
  bar: ({ frame }) =>
    frame.spent > 0 || frame.leader !== undefined
      ? refusal('3.6.k', 'one leader goes along, and from the start')
      : undefined,
  who: ({ view, side, frame }) => unitsAt(view, frame.from, side).filter(isLeader),
  whoElse: refusal('3.6.k', 'he is no leader in its hex'),
  unfit({ world, view, frame }, leader) {
    if (!isGoodOrder(view, leader)) return refusal('3.6.k', 'he is not in good order himself');
    if (leader.pinned) return refusal('3.6.k', 'he is pinned');
    if (leader.routed !== undefined) return refusal('3.6.k', 'he has gone along with another');
    return hasWayOut(world, view, routerOf(unitById(view, frame.unit), leader, frame))
      ? undefined
      : refusal('3.6.f', 'with him it has nowhere to go');
  },
  args: ({ id }) => ({ leader: id }),
  *perform(game, { leader }) {
    const frame = top(game.state, 'rout');
    comeOut(game, unitById(game.state, leader), '6.4.c');
    glimpse(game, unitById(game.state, leader), '3.6.k');
    yield* leaveWeapons(game, unitById(game.state, leader));
    game.say('3.6.k', `{${leader}} goes along with {${frame.unit}}`);
    replaceTop(game, { ...frame, leader });
  },
});

const stop = routVerb('done', {
  cite: '3.6.g',
  bar: scene => (choicesIn(scene).mayStop ? undefined : refusal('3.6.g', 'it has not come to its cover yet')),
  perform: game => endRout(game, top(game.state, 'rout')),
});

const ROUT_VERBS = [stepVerb, creep, crawl, goAlong, stop] as const;

/** One hex of a rout, a low crawl, or its end. */
export function* routFrame(game: Game, frame: RoutFrame): Rule<void> {
  const { world, state } = game;
  if (!hasWayOut(world, state, routerIn(state, frame))) return endRout(game, frame);
  const { side } = unitById(state, frame.unit);
  yield* decide(game, ROUT_VERBS, (view: View): RoutScene => ({ world, view, side, frame }), idleInRout, {
    by: side,
    id: 'rout-step',
    cite: '3.6.e',
    prompt: 'Rout to',
  });
}

type Taken = Pick<RoutStep, 'to' | 'creep'>;

function* step(game: Game, taken: Taken): Rule<void> {
  const { world } = game;
  const { to, creep } = taken;
  const frame = top(game.state, 'rout');
  const router = routerIn(game.state, frame);
  if (isFoundOut(game, frame, to)) return endRout(game, frame);
  const onTheWay = { ...frame, ...afterStep(world, game.state, router, taken) };
  goTo(game, frame, to);
  replaceTop(game, onTheWay);
  const unit = unitById(game.state, frame.unit);
  const byRoad = !creep && hasRoadRate(world, { from: router.at, to });
  const exposure = { side: unit.side, at: to, entry: { from: router.at, byRoad } };
  const enemies = interdictors(world, game.state, exposure);
  if (enemies.length === 0) return;
  if (!(yield* interdict(game, unit, leaderOf(game.state, frame), enemies))) return endRout(game, frame);
  if (frame.leader !== undefined && !game.state.units.some(each => each.id === frame.leader)) {
    const { leader: _lost, ...alone } = onTheWay;
    replaceTop(game, alone);
  }
}

/** It runs into enemies whom it did not see, and comes no farther; nor will it live to (6.4.e, 8.3.4). */
function isFoundOut(game: Game, frame: RoutFrame, to: HexId): boolean {
  const { side } = unitById(game.state, frame.unit);
  if (!holdsUnseen(game, side, to)) return false;
  foundBy(game, side, to);
  game.say('8.3.4', `{${frame.unit}} runs into the enemy in ${to}`);
  return true;
}

function goTo(game: Game, { unit, leader }: RoutFrame, to: HexId): void {
  for (const id of leader === undefined ? [unit] : [unit, leader]) {
    const runner = unitById(game.state, id);
    leaveGuns(game, runner);
    game.own(runner).at = to;
  }
}

function endRout(game: Game, { unit, leader }: RoutFrame): void {
  for (const each of game.state.units) {
    if (each.id === unit || each.id === leader) game.own(each).routed = 'away';
  }
  pop(game);
}
