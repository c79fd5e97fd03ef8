/** For tests: a match that plays one phase and is over when the next begins. */
import type { Rule } from '../../engine/index.ts';
import { push } from './frames.ts';
import type { Game } from './game.ts';
import type { Phase } from './state.ts';
import { type Position, skirmish } from './testing.ts';

export function playPhase(
  phase: Phase,
  position: Position,
  dice: readonly (readonly number[])[],
  activity: (game: Game) => Rule<void>,
) {
  const { attacker } = position;
  return skirmish({ ...position, phase }, dice, function* (game) {
    const over = game.state.phase !== phase || (attacker !== undefined && game.state.attacker !== attacker);
    if (over) push(game, { is: 'done' });
    else yield* activity(game);
  });
}
