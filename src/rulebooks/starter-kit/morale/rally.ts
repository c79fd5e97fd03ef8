/** The rally phase (3.1): its steps in their order, the attacker before the defender in each. */
import type { Rule, Side } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { choose, type Game, mayLeave, type View } from '../game.ts';
import { deployMarines, musterMarines } from '../pacific/marines.ts';
import { isCalledUpon } from '../pacific/rallying.ts';
import { endPhase } from '../phases.ts';
import { RALLY_STEPS, type RallyFrame, type RallyStep } from '../state.ts';
import { recoverWeapons, repairWeapons, transferWeapons } from '../support-weapons/rally-weapons.ts';
import { type AnyUnit, cardOf, inMelee, isGoodOrder, isLeader, isMmc, unitById, unitsAt } from '../units.ts';
import { recuperate } from '../vehicles/damage.ts';
import { enemyOf, isPacific } from '../world.ts';
import { removeDesperation } from './desperation.ts';
import { canInspire, leaderCreation } from './leader-creation.ts';
import { rallyAttempt } from './rally-attempt.ts';

export function* rallyPhase(game: Game): Rule<void> {
  push(game, { is: 'rally', step: 'reinforce', side: game.state.attacker });
}

/** One act of one side in the present step. */
export function* rallyFrame(game: Game, frame: RallyFrame): Rule<void> {
  switch (frame.step) {
    case 'reinforce':
      announceReinforcements(game);
      return nextStep(game, frame);
    case 'muster':
      return yield* untilDone(game, frame, musterMarines);
    case 'recover':
      return yield* untilDone(game, frame, recoverWeapons);
    case 'deploy':
      return yield* untilDone(game, frame, deployMarines);
    case 'repair':
      return yield* untilDone(game, frame, repairWeapons);
    case 'transfer':
      return yield* untilDone(game, frame, transferWeapons);
    case 'self-rally':
      return yield* untilDone(game, frame, selfRally);
    case 'rally':
      return yield* untilDone(game, frame, unitRally);
    case 'recuperate':
      yield* recuperate(game, frame.side);
      return nextStep(game, frame);
    case 'clear':
      yield* removeDesperation(game, frame.side);
      return nextStep(game, frame);
  }
}

/** What a step does: one act of the side. True if the side has nothing more to do in it. */
type Step = (game: Game, frame: RallyFrame) => Rule<boolean>;

function* untilDone(game: Game, frame: RallyFrame, step: Step): Rule<void> {
  if (yield* step(game, frame)) nextStep(game, frame);
}

/** The attacker is followed by the defender, and he by the attacker with the next step. */
function nextStep(game: Game, { step, side }: RallyFrame): void {
  const { attacker } = game.state;
  const top = game.state.doing.at(-1);
  const first = top?.is === 'rally' && top.first ? ({ first: true } as const) : {};
  const goOn = (to: RallyStep, by: Side) => replaceTop(game, { is: 'rally', step: to, side: by, ...first });
  const next = RALLY_STEPS[RALLY_STEPS.indexOf(step) + 1];
  if (side === attacker && step !== 'reinforce') {
    goOn(step, enemyOf(game.world, attacker));
  } else if (next !== undefined) {
    goOn(next, attacker);
  } else {
    pop(game);
    endPhase(game);
  }
}

/** Step a: those who enter in this player turn stand ready off the map (3.1.b). */
function announceReinforcements(game: Game): void {
  const { turn, attacker } = game.state;
  for (const group of game.world.scenario.groups) {
    if (group.side === attacker && group.enter?.turn === turn) {
      game.say('3.1.b', `Reinforcements stand ready off the map: ${group.id.replaceAll('-', ' ')}`);
    }
  }
}

/** Whether it is broken and has not tried to rally in this player turn (3.1.m); in melee there is only combat. */
function mayTry(view: View, unit: AnyUnit, side: Side): boolean {
  return (
    unit.side === side && unit.at !== undefined && unit.broken === true && !unit.acted && !inMelee(view, unit)
  );
}

/**
 * Step e: units with boxed broken morale, and one more squad, half-squad or crew of the attacker (3.1.g). Nobody for whom a
 * Japanese leader must try (8.1.7): he may be unseen, and so the side is asked even if only such are left.
 */
function* selfRally(game: Game, frame: RallyFrame): Rule<boolean> {
  const { side } = frame;
  const mayAddOne = side === game.state.attacker && !frame.extra;
  const able = (view: View) =>
    view.units.filter(
      unit => mayTry(view, unit, side) && (cardOf(unit).selfRally || (mayAddOne && isMmc(unit))),
    );
  const eligible = (view: View) => able(view).filter(unit => !isCalledUpon(view, unit));
  const options = hasUnseen(game.state, side) ? able(game.state) : eligible(game.state);
  if (options.length === 0) return true;
  const act = yield* choose({
    by: side,
    id: 'self-rally',
    cite: '3.1.g',
    prompt: 'Self-rally',
    window: mayLeave('self-rally'),
    acts: view => [
      ...eligible(view).map(({ id }) => ({ verb: 'self-rally', unit: id }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') return true;
  const unit = unitById(game.state, act.unit);
  const extra = frame.extra || !cardOf(unit).selfRally;
  replaceTop(game, { ...frame, first: true, ...(extra ? { extra: true } : {}) });
  // For a leader whom it may bring forth, the morale counts that it had when the dice fell (5.3.a).
  const before = { ...unit };
  const mayInspire = !frame.first && canInspire(unit);
  if (yield* rallyAttempt(game, unit, { mayInspire })) yield* leaderCreation(game, [before]);
  return false;
}

/** Step f: a good order leader may try for every broken unit stacked with him (3.1.i). */
function* unitRally(game: Game, { side }: RallyFrame): Rule<boolean> {
  const pairs = (view: View) =>
    view.units
      .filter(unit => mayTry(view, unit, side))
      .flatMap(unit => leadersWith(view, unit).map(leader => ({ unit: unit.id, by: leader.id })));
  if (pairs(game.state).length === 0 && !hasUnseen(game.state, side)) return true;
  const act = yield* choose({
    by: side,
    id: 'rally',
    cite: '3.1.i',
    prompt: 'Rally',
    // A Japanese leader may have to try, unseen or not (8.1.7).
    ...(isPacific(game.world) ? {} : { window: mayLeave('rally') }),
    acts: view => {
      const rallies = pairs(view).map(pair => ({ verb: 'rally', ...pair }) as const);
      const isAnybodyWaiting = rallies.some(({ unit }) => isCalledUpon(view, unitById(view, unit)));
      return isAnybodyWaiting ? rallies : [...rallies, { verb: 'done' } as const];
    },
  });
  if (act.verb === 'done') return true;
  const leader = unitById(game.state, act.by);
  loseInSight(game, [leader], '8.3.d3');
  tellOfDeed(game, leader, '3.1.i', 'rallies others');
  yield* rallyAttempt(game, unitById(game.state, act.unit), { leader });
  return false;
}

/** Those who have spent their one action on a weapon rally nobody (1.2.1.c); a rallied leader may (3.1.k). */
function leadersWith(view: View, unit: AnyUnit): readonly AnyUnit[] {
  if (unit.at === undefined) return [];
  return unitsAt(view, unit.at, unit.side).filter(
    each => isLeader(each) && isGoodOrder(view, each) && !each.acted,
  );
}
