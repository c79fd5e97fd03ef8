/** The prep fire phase (3.2.5): the attacker fires with whatever he does not mean to move. */
import type { Rule } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { firePhase } from './phase.ts';

export function prepFirePhase(game: Game): Rule<void> {
  return firePhase(game, { id: 'prep-fire', cite: '3.2.5.a', prompt: 'Prep fire', destroys: true });
}
