/** The prep fire phase (3.2.5): the attacker fires with whatever he does not mean to move. */
import type { Rule } from '../../engine/index.ts';
import { firePhase } from './fire-phase.ts';
import type { Game } from './game.ts';

export function* prepFirePhase(game: Game): Rule<void> {
  yield* firePhase(game, {
    id: 'prep-fire',
    cite: '3.2.5.a',
    prompt: 'Prep fire',
    destroys: true,
    ending: markUsers,
  });
}

/** Who has fired a weapon has fired, even if its rate of fire is left: it neither moves nor fires later (3.3, 3.5). */
function markUsers(game: Game): void {
  for (const unit of game.state.units) {
    if (!unit.used) continue;
    const weapons = game.state.weapons.filter(({ id }) => unit.used?.includes(id));
    for (const piece of [unit, ...weapons]) if (!piece.fired) game.own(piece).fired = 'prep';
  }
}
