/**
 * The sequence of play (2.0): rally, operations, administration. One activity is one small step: what encloses it is
 * on the stack of frames, and without a frame it is the phase that says what may be done.
 */
import type { Rule } from '../../engine/index.ts';
import { flightFrame } from './air/flight.ts';
import { missionFrame } from './artillery/off-board.ts';
import { fireFrame } from './fire/fire.ts';
import { windowFrame } from './fire/opportunity-fire.ts';
import type { AnyFrame } from './frames.ts';
import type { Game } from './game.ts';
import { administrationPhase } from './impulses/administration.ts';
import { impulseFrame, operationsPhase } from './impulses/impulse.ts';
import { rallyPhase } from './impulses/initiative.ts';
import { meleeFrame } from './melee/melee.ts';
import { withdrawalFrame } from './melee/withdrawal.ts';
import { rallyFrame } from './morale/rally.ts';
import { retreatFrame } from './morale/retreat.ts';
import { moveFrame } from './movement/movement.ts';
import { takeControl } from './scenario/control.ts';
import { eventFrame, setOffEvents } from './scenario/events.ts';
import { setUpFrame } from './scenario/set-up.ts';
import type { Phase } from './state.ts';
import { driveFrame } from './vehicles/driving/drive.ts';
import { gunneryFrame } from './vehicles/fire/gunnery.ts';

type FrameRules = {
  readonly [Is in AnyFrame['is']]?: (game: Game, frame: Extract<AnyFrame, { is: Is }>) => Rule<void>;
};

/** What goes on inside each kind of frame, one step at a time. */
const FRAMES: FrameRules = {
  'set-up': setUpFrame,
  impulse: impulseFrame,
  fire: fireFrame,
  gunnery: gunneryFrame,
  mission: missionFrame,
  flight: flightFrame,
  move: moveFrame,
  drive: driveFrame,
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
