/** The defensive fire phase (3.4): final fire by the defender, at all who stand where he fires. */
import type { Rule } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { firePhase } from './phase.ts';

export function defensiveFirePhase(game: Game): Rule<void> {
  return firePhase(game, { id: 'final-fire', cite: '3.4.a', prompt: 'Final fire', destroys: true });
}
