/**
 * The sequence of play (3.0). A player turn has eight phases in a fixed order; a turn is complete when both sides
 * have been the attacker. One activity is one small step: what encloses it is on the stack of frames, and without
 * a frame it is the phase that says what may be done.
 */
import type { Rule } from '../../engine/index.ts';
import { closeCombatPhase, combatFrame } from './close-combat/close-combat.ts';
import { endMelees } from './close-combat/melee.ts';
import { reactionFrame } from './close-combat/reaction-fire.ts';
import { combatInTurnFrame } from './close-combat/vehicle-combat.ts';
import { coverGlimpsed } from './concealment/gain.ts';
import { lookOutForHidden } from './concealment/loss.ts';
import { advancingFirePhase } from './fire/advancing-fire.ts';
import { fireFrame } from './fire/declaration.ts';
import { defensiveFirePhase } from './fire/defensive-fire.ts';
import { turnGunsFrame } from './fire/phase.ts';
import { prepFirePhase } from './fire/prep-fire.ts';
import { windowFrame } from './fire/window.ts';
import type { Game } from './game.ts';
import { desperationByEnemies } from './morale/desperation.ts';
import { rallyFrame, rallyPhase } from './morale/rally.ts';
import { advancePhase } from './movement/advance.ts';
import { moveFrame, movementPhase } from './movement/movement.ts';
import { trackTargets } from './ordnance/acquisition.ts';
import { banzaiFrame } from './pacific/banzai.ts';
import { routFrame, routPhase } from './rout/rout.ts';
import { setUpFrame } from './scenario/set-up.ts';
import { driveFrame } from './vehicles/driving/drive.ts';

export function* activity(game: Game): Rule<void> {
  yield* step(game);
  coverGlimpsed(game);
  // Whatever has happened: melees without fighters are over, broken units beside an enemy are desperate, and what is hidden in the open shows.
  endMelees(game);
  desperationByEnemies(game);
  lookOutForHidden(game);
  trackTargets(game);
}

function step(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return setUpFrame(game, frame);
    case 'rally':
      return rallyFrame(game, frame);
    case 'fire':
      return fireFrame(game, frame);
    case 'move':
      return moveFrame(game, frame);
    case 'drive':
      return driveFrame(game, frame);
    case 'banzai':
      return banzaiFrame(game, frame);
    case 'window':
      return windowFrame(game, frame);
    case 'rout':
      return routFrame(game, frame);
    case 'combat':
      return combatFrame(game, frame);
    case 'combat-in-turn':
      return combatInTurnFrame(game, frame);
    case 'turn-guns':
      return turnGunsFrame(game, frame);
    case 'reaction':
      return reactionFrame(game, frame);
    case 'done':
      throw new Error('the scenario is over: nothing is left to do');
    case undefined:
      return phase(game);
  }
}

/** The eight phases, in their order. */
function phase(game: Game): Rule<void> {
  switch (game.state.phase) {
    case 'rally':
      return rallyPhase(game);
    case 'prep-fire':
      return prepFirePhase(game);
    case 'movement':
      return movementPhase(game);
    case 'defensive-fire':
      return defensiveFirePhase(game);
    case 'advancing-fire':
      return advancingFirePhase(game);
    case 'rout':
      return routPhase(game);
    case 'advance':
      return advancePhase(game);
    case 'close-combat':
      return closeCombatPhase(game);
  }
}
