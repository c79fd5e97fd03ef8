/** The rout phase (3.6): broken units get away one by one, the attacker's first. */
import type { HexId } from '../../../board/index.ts';
import type { Rule } from '../../../engine/index.ts';
import { holdsUnseen } from '../concealment/bump.ts';
import { comeOut, foundBy, glimpse } from '../concealment/loss.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { makeDesperate } from '../morale/desperation.ts';
import { hasRoadRate } from '../movement/cost.ts';
import { endPhase } from '../phases.ts';
import type { RoutFrame } from '../state.ts';
import { type AnyUnit, isGoodOrder, isLeader, unitById, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { eliminateForFailureToRout, mayRout, mustRout } from './duty.ts';
import { interdict, interdictors } from './interdiction.ts';
import { afterStep, hasWayOut, type RoutChoices, type Router, type RoutStep, routChoices } from './path.ts';
import { leaveWeapons } from './weapons.ts';

/** Six movement factors whatever the unit, three for a wounded man (3.6.c); counted in halves. */
const ALLOWANCE = 12;
const WOUNDED_ALLOWANCE = 6;

/** One side picks the next unit to rout, or lets those stay who may. */
export function* routPhase(game: Game): Rule<void> {
  const { world, state } = game;
  for (const unit of state.units) if (mustRout(world, state, unit)) makeDesperate(game, unit, '3.6.a');
  const side = [state.attacker, enemyOf(world, state.attacker)].find(each =>
    state.units.some(unit => unit.side === each && isReady(world, state, unit)),
  );
  if (side === undefined) {
    yield* eliminateForFailureToRout(game);
    return endPhase(game);
  }
  const ready = (view: View) => view.units.filter(unit => unit.side === side && isReady(world, view, unit));
  const act = yield* choose({
    by: side,
    id: 'rout',
    cite: '3.6.b',
    prompt: 'Rout',
    acts: view => {
      const units = ready(view);
      const routs = units.map(({ id }) => ({ verb: 'rout', unit: id }) as const);
      return units.some(unit => mustRout(world, view, unit)) ? routs : [...routs, { verb: 'done' } as const];
    },
  });
  if (act.verb === 'done') {
    for (const unit of ready(state)) game.own(unit).routed = 'stays';
    return;
  }
  const unit = unitById(state, act.unit);
  yield* leaveWeapons(game, unit);
  if (unit.at === undefined) return;
  push(game, { is: 'rout', unit: unit.id, from: unit.at, spent: 0, shunned: [] });
}

/** Desperate, not gone yet, and with somewhere to go. */
function isReady(world: World, view: View, unit: AnyUnit): boolean {
  if (!mayRout(view, unit) || unit.at === undefined) return false;
  return hasWayOut(world, view, routerOf(unit, undefined, { from: unit.at, spent: 0, shunned: [] }));
}

function routerOf(
  unit: AnyUnit,
  leader: AnyUnit | undefined,
  { from, spent, shunned }: Pick<RoutFrame, 'from' | 'spent' | 'shunned'>,
): Router {
  const units = leader ? [unit, leader] : [unit];
  const allowance = units.some(each => each.wounded) ? WOUNDED_ALLOWANCE : ALLOWANCE;
  return { units, from, at: unit.at ?? from, spent, allowance, shunned };
}

const leaderOf = (view: View, { leader }: RoutFrame): AnyUnit | undefined =>
  leader === undefined ? undefined : unitById(view, leader);

/** One hex of a rout, a low crawl, or its end. */
export function* routFrame(game: Game, frame: RoutFrame): Rule<void> {
  const { world } = game;
  const router = (view: View) => routerOf(unitById(view, frame.unit), leaderOf(view, frame), frame);
  if (!hasWayOut(world, game.state, router(game.state))) return endRout(game, frame);
  const act = yield* choose({
    by: unitById(game.state, frame.unit).side,
    id: 'rout-step',
    cite: '3.6.e',
    prompt: 'Rout to',
    acts: view => {
      const choices = routChoices(world, view, router(view));
      const moves = [...stepActs(choices), ...(choices.mayStop ? [{ verb: 'done' } as const] : [])];
      return frame.spent > 0 ? moves : [...moves, ...crawlActs(choices), ...companyActs(world, view, frame)];
    },
  });
  switch (act.verb) {
    case 'done':
      return endRout(game, frame);
    case 'go-along':
      comeOut(game, unitById(game.state, act.leader), '6.4.c');
      glimpse(game, unitById(game.state, act.leader), '3.6.k');
      yield* leaveWeapons(game, unitById(game.state, act.leader));
      game.say('3.6.k', `{${act.leader}} goes along with {${frame.unit}}`);
      return replaceTop(game, { ...frame, leader: act.leader });
    case 'crawl':
      if (isFoundOut(game, frame, act.to)) return endRout(game, frame);
      goTo(game, frame, act.to);
      game.say('3.6.d', `{${frame.unit}} crawls`);
      return endRout(game, frame);
    case 'step':
    case 'creep':
      return yield* step(game, frame, router(game.state), { to: act.to, creep: act.verb === 'creep' });
  }
}

function stepActs({ steps }: RoutChoices) {
  return steps.map(({ to, creep }) => ({ verb: creep ? 'creep' : 'step', to }) as const);
}

/** The whole allotment for one hex on the way, out of reach of any interdiction (3.6.d). */
function crawlActs({ steps }: RoutChoices) {
  const hexes = new Set(steps.filter(each => each.isProgress).map(({ to }) => to));
  return [...hexes].map(to => ({ verb: 'crawl', to }) as const);
}

function companyActs(world: World, view: View, frame: RoutFrame) {
  return companions(world, view, frame).map(({ id }) => ({ verb: 'go-along', leader: id }) as const);
}

/** Unpinned leaders stacked with the unit, with whom it still has somewhere to go (3.6.k). */
function companions(world: World, view: View, frame: RoutFrame): readonly AnyUnit[] {
  if (frame.leader !== undefined) return [];
  const unit = unitById(view, frame.unit);
  return unitsAt(view, frame.from, unit.side).filter(
    each =>
      isLeader(each) &&
      isGoodOrder(view, each) &&
      !each.pinned &&
      each.routed === undefined &&
      hasWayOut(world, view, routerOf(unit, each, frame)),
  );
}

type Taken = Pick<RoutStep, 'to' | 'creep'>;

function* step(game: Game, frame: RoutFrame, router: Router, taken: Taken): Rule<void> {
  const { world } = game;
  const { to, creep } = taken;
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
