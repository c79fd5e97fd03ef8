/**
 * The sequence of play (2.0): rally, operations, administration. One activity is one small step: what encloses it is
 * on the stack of frames, and without a frame it is the phase that says what may be done.
 */
import type { Rule } from '../../engine/index.ts';
import { administrationPhase } from './administration.ts';
import { takeControl } from './control.ts';
import { eventFrame, setOffEvents } from './events.ts';
import { fireFrame } from './fire.ts';
import type { AnyFrame } from './frames.ts';
import type { Game } from './game.ts';
import { impulseFrame, operationsPhase } from './impulse.ts';
import { rallyPhase } from './initiative.ts';
import { meleeFrame } from './melee.ts';
import { moveFrame } from './movement.ts';
import { windowFrame } from './opportunity-fire.ts';
import { rallyFrame } from './rally.ts';
import { retreatFrame } from './retreat.ts';
import { setUpFrame } from './set-up.ts';
import type { Phase } from './state.ts';
import { withdrawalFrame } from './withdrawal.ts';

type FrameRules = {
  readonly [Is in AnyFrame['is']]?: (game: Game, frame: Extract<AnyFrame, { is: Is }>) => Rule<void>;
};

/** What goes on inside each kind of frame, one step at a time. */
const FRAMES: FrameRules = {
  'set-up': setUpFrame,
  impulse: impulseFrame,
  fire: fireFrame,
  move: moveFrame,
  window: windowFrame,
  retreat: retreatFrame,
  rally: rallyFrame,
  melee: meleeFrame,
  withdrawal: withdrawalFrame,
  event: eventFrame,
};

const PHASE_RULES: Readonly<Record<Phase, (game: Game) => Rule<void>>> = {
  rally: rallyPhase,
  operations: operationsPhase,
  administration: administrationPhase,
};

export function* activity(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  if (!frame) yield* PHASE_RULES[game.state.phase](game);
  else {
    const rule = FRAMES[frame.is] as ((game: Game, frame: AnyFrame) => Rule<void>) | undefined;
    if (!rule) throw new Error(`the book has no rule for '${frame.is}'`);
    yield* rule(game, frame);
  }
  // Control changes hands the moment somebody passes through (22.1.a).
  takeControl(game);
  setOffEvents(game);
}
