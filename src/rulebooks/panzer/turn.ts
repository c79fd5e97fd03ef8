/**
 * The sequence of play (B1). One activity is one small step: what encloses it is on the stack of frames, and without
 * a frame it is the phase that says what may be done.
 */
import type { Rule } from '../../engine/index.ts';
import { adjustmentPhase, recoveryPhase } from './adjustment/adjustment.ts';
import { assaultFrame, assaultPhase } from './assault/assault.ts';
import { initiativePhase } from './commands/initiative.ts';
import { repairPhase } from './commands/repair.ts';
import { commandPhase } from './commands/writing.ts';
import { answerFrame } from './fire/defensive.ts';
import { overwatchFrame, overwatchPhase, overwatchVolley } from './fire/overwatch.ts';
import { quickdrawFrame } from './fire/quickdraw.ts';
import { combatPhase, volleyFrame } from './fire/volley.ts';
import type { Game } from './game.ts';
import { fuelPhase } from './movement/fuel.ts';
import { moveFrame, movementPhase } from './movement/movement.ts';
import { setUpFrame } from './scenario/set-up.ts';
import { spottingPhase } from './sight/spotting.ts';
import { PHASES, type Phase } from './state.ts';

/** Phases in which one side acts after the other. */
const BY_SIDES: ReadonlySet<Phase> = new Set(['combat', 'overwatch', 'assault', 'movement', 'adjustment']);

/** Each gives back whether its part of the phase is over. */
const PHASE_RULES: Readonly<Record<Phase, (game: Game) => Rule<boolean>>> = {
  *spotting(game) {
    spottingPhase(game);
    return true;
  },
  command: commandPhase,
  *repair(game) {
    yield* repairPhase(game);
    return true;
  },
  initiative: initiativePhase,
  combat: combatPhase,
  overwatch: overwatchPhase,
  *fuel(game) {
    yield* fuelPhase(game);
    return true;
  },
  assault: assaultPhase,
  movement: movementPhase,
  recovery: recoveryPhase,
  adjustment: adjustmentPhase,
};

export function* activity(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return yield* setUpFrame(game, frame);
    case 'volley':
      return yield* game.state.phase === 'overwatch' ? overwatchVolley(game) : volleyFrame(game);
    case 'quickdraw':
      return yield* quickdrawFrame(game);
    case 'answer':
      return yield* answerFrame(game);
    case 'overwatch':
      return yield* overwatchFrame(game);
    case 'move':
      return yield* moveFrame(game);
    case 'assault':
      return yield* assaultFrame(game);
    case undefined:
      if (yield* PHASE_RULES[game.state.phase](game)) nextPart(game);
  }
}

function nextPart(game: Game): void {
  const state = game.own(game.state);
  const { phase, part } = game.state;
  if (BY_SIDES.has(phase) && part === 0) {
    state.part = 1;
    return;
  }
  const next = PHASES[PHASES.indexOf(phase) + 1];
  state.part = 0;
  state.phase = next ?? PHASES[0];
  if (!next) state.turn = game.state.turn + 1;
}
