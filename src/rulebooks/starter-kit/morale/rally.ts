/** The rally phase (3.1): its steps in their order, the attacker before the defender in each. */

import { anyOffer, offers, type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, mayLeave, type View } from '../game.ts';
import { MARINES_DEPLOY, MARINES_MUSTER } from '../pacific/marines.ts';
import { isCalledUpon } from '../pacific/rallying.ts';
import { endPhase } from '../phases.ts';
import { RALLY_STEPS, type RallyFrame, type RallyStep } from '../state.ts';
import { RECOVERY, REPAIRS, TRANSFERS } from '../support-weapons/rally-weapons.ts';
import { type AnyUnit, cardOf, inMelee, isGoodOrder, isLeader, isMmc, unitById, unitsAt } from '../units.ts';
import { recuperate } from '../vehicles/damage.ts';
import { ownUnits } from '../whose.ts';
import { enemyOf, isPacific } from '../world.ts';
import { removeDesperation } from './desperation.ts';
import { canInspire, leaderCreation } from './leader-creation.ts';
import { rallyAttempt } from './rally-attempt.ts';
import { idle, type RallyScene, rallyVerb, type Step } from './rally-scene.ts';

export function* rallyPhase(game: Game): Rule<void> {
  push(game, { is: 'rally', step: 'reinforce', side: game.state.attacker });
}

/** One act of one side in the present step. */
export function* rallyFrame(game: Game, frame: RallyFrame): Rule<void> {
  switch (frame.step) {
    case 'reinforce':
      announceReinforcements(game);
      return nextStep(game, frame);
    case 'recuperate':
      yield* recuperate(game, frame.side);
      return nextStep(game, frame);
    case 'clear':
      yield* removeDesperation(game, frame.side);
      return nextStep(game, frame);
    default:
      return yield* oneAct(game, frame, STEPS[frame.step]);
  }
}

function* oneAct(game: Game, frame: RallyFrame, { deeds, cite, prompt, ...step }: Step): Rule<void> {
  const { step: id, side } = frame;
  const sceneOf = remembered((view: View): RallyScene => ({ world: game.world, view, side, frame }));
  const isOpen = step.isOpen ?? (({ state }: Game) => hasUnseen(state, side));
  const isSkipped = step.attackerOnly && side !== game.state.attacker;
  if (isSkipped || !(anyOffer(deeds, sceneOf(game.state)) || isOpen(game, side)))
    return yield* done.perform(game, { verb: 'done' });
  const verbs = [...deeds, done];
  // Where a side may have a duty, be it unseen, the step can't just be left (8.1.7).
  const window = step.duty && isPacific(game.world) ? {} : { window: mayLeave(id) };
  yield* decide(game, verbs, sceneOf, idle, { by: side, id, cite, prompt, ...window });
}

const done = rallyVerb('done', {
  cite: '3.1.a',
  bar: scene => stepOf(scene.frame)?.duty?.(scene),
  perform(game) {
    const frame = top(game.state, 'rally');
    stepOf(frame)?.settle?.(game);
    nextStep(game, frame);
  },
});

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
function tryRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return refusal('3.3.d', 'it is not on the map');
  if (!unit.broken) return refusal('3.1.g', 'it is not broken');
  if (unit.acted) return refusal('3.1.m', 'it has tried to rally in this player turn');
  return inMelee(view, unit) ? refusal('3.8.t', 'it is held in melee') : undefined;
}

/** Units with boxed broken morale, and one more squad, half-squad or crew of the attacker (3.1.g). */
function selfRallyRefusal({ view, side, frame }: RallyScene, unit: AnyUnit): Refusal | undefined {
  const against = tryRefusal(view, unit);
  if (against) return against;
  const mayAddOne = side === view.attacker && !frame.extra;
  return cardOf(unit).selfRally || (mayAddOne && isMmc(unit))
    ? undefined
    : refusal('3.1.g', 'its broken morale is not boxed, and there is no other try for it');
}

const selfRally = rallyVerb('self-rally', {
  cite: '3.1.g',
  who: ownUnits,
  unfit: (scene, unit) =>
    selfRallyRefusal(scene, unit) ??
    (isCalledUpon(scene.view, unit)
      ? refusal('8.1.7.d', 'the Japanese leader with it must try for it')
      : undefined),
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const frame = top(game.state, 'rally');
    const unit = unitById(game.state, id);
    const extra = frame.extra || !cardOf(unit).selfRally;
    replaceTop(game, { ...frame, first: true, ...(extra ? { extra: true } : {}) });
    // For a leader whom it may bring forth, the morale counts that it had when the dice fell (5.3.a).
    const before = { ...unit };
    const mayInspire = !frame.first && canInspire(unit);
    if (yield* rallyAttempt(game, unit, { mayInspire })) yield* leaderCreation(game, [before]);
  },
});

/**
 * Step e. Nobody for whom a Japanese leader must try (8.1.7) rallies himself: that leader may be unseen, and so the side is asked
 * even if only such are left.
 */
const SELF_RALLY: Step = {
  cite: '3.1.g',
  prompt: 'Self-rally',
  deeds: [selfRally],
  isOpen: ({ world, state }, side) => {
    const scene = { world, view: state, side, frame: top(state, 'rally') };
    return hasUnseen(state, side) && ownUnits(scene).some(unit => !selfRallyRefusal(scene, unit));
  },
};

/** A good order leader may try for every broken unit stacked with him (3.1.i). */
const rally = rallyVerb('rally', {
  cite: '3.1.i',
  who: ownUnits,
  unfit: ({ view }, unit) => tryRefusal(view, unit),
  what: ({ view }, { at, side }) => (at === undefined ? [] : unitsAt(view, at, side).filter(isLeader)),
  whatElse: refusal('3.1.i', 'there is no leader with it'),
  refusal: ({ view }, _, leader) => leaderRefusal(view, leader),
  args: (unit, leader) => ({ unit: unit.id, by: leader.id }),
  *perform(game, { unit, by }) {
    const leader = unitById(game.state, by);
    loseInSight(game, [leader], '8.3.d3');
    tellOfDeed(game, leader, '3.1.i', 'rallies others');
    yield* rallyAttempt(game, unitById(game.state, unit), { leader });
  },
});

/** Those who have spent their one action on a weapon rally nobody (1.2.1.c); a rallied leader may (3.1.k). */
function leaderRefusal(view: View, leader: AnyUnit): Refusal | undefined {
  if (!isGoodOrder(view, leader)) return refusal('3.1.k', 'he is not in good order himself');
  return leader.acted ? refusal('1.2.1.c', 'he has done his one action of the phase') : undefined;
}

const DUTY = refusal('8.1.7.d', 'a Japanese leader must try for all who are broken with him');

/** Step f. */
const UNIT_RALLY: Step = {
  cite: '3.1.i',
  prompt: 'Rally',
  deeds: [rally],
  duty: scene =>
    offers([rally], scene).some(({ unit }) => isCalledUpon(scene.view, unitById(scene.view, unit)))
      ? DUTY
      : undefined,
};

type ActiveStep = Exclude<RallyStep, 'reinforce' | 'recuperate' | 'clear'>;

const STEPS: Readonly<Record<ActiveStep, Step>> = {
  muster: MARINES_MUSTER,
  recover: RECOVERY,
  deploy: MARINES_DEPLOY,
  repair: REPAIRS,
  transfer: TRANSFERS,
  'self-rally': SELF_RALLY,
  rally: UNIT_RALLY,
};

const stepOf = ({ step }: { readonly step: RallyStep }): Step | undefined =>
  (STEPS as Partial<Record<RallyStep, Step>>)[step];
