/**
 * The sequence of play (4.1.2). One activity is one small step: what encloses it is on the stack of frames, and without a
 * frame it is the phase that says what may be done.
 */
import type { Rule } from '../../engine/index.ts';
import { closeCombatFrame } from './close-combat/attack.ts';
import { commandPhase } from './command/phase.ts';
import { fireFrame } from './fire/declaration.ts';
import { windowFrame } from './fire/window.ts';
import type { Game } from './game.ts';
import { reconFrame } from './hidden/recon.ts';
import { seekFrame } from './hidden/seek.ts';
import { settleSecrets } from './hidden/settle.ts';
import { impulsePhase } from './impulses.ts';
import { settleNest } from './morale/nest.ts';
import { enterFrame } from './movement/entry.ts';
import { moveFrame } from './movement/movement.ts';
import { setUpFrame } from './scenario/set-up.ts';
import type { AnyFrame } from './state.ts';
import { digFrame } from './works/digging.ts';

type FrameOf<Is extends AnyFrame['is']> = Extract<AnyFrame, { readonly is: Is }>;
type FrameRules = { readonly [Is in AnyFrame['is']]: (game: Game, frame: FrameOf<Is>) => Rule<void> };

/** What is done within each kind of frame, while it is the innermost. */
const FRAME_RULES: FrameRules = {
  'set-up': setUpFrame,
  move: moveFrame,
  window: windowFrame,
  fire: fireFrame,
  enter: enterFrame,
  recon: reconFrame,
  seek: seekFrame,
  dig: digFrame,
  'close-combat': closeCombatFrame,
};

export function* activity(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  if (frame) yield* (FRAME_RULES[frame.is] as FrameRules['move'])(game, frame as FrameOf<'move'>);
  else yield* game.state.phase === 'command' ? commandPhase(game) : impulsePhase(game);
  settleSecrets(game);
  settleNest(game);
}
