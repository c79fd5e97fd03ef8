/** The advancing fire phase (3.5): charges go off, then the attacker fires with what has not fired, at half strength. */
import type { Rule } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { explode } from '../support-weapons/demolition.ts';
import { firePhase } from './phase.ts';

export function advancingFirePhase(game: Game): Rule<void> {
  const [charge] = game.state.charges;
  return charge
    ? explode(game, charge)
    : firePhase(game, { id: 'advancing-fire', cite: '3.5.a', prompt: 'Advancing fire' });
}
