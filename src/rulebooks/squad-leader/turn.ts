/**
 * The sequence of play (1.3.1, SOP). A player turn has eight phases in a fixed order; a turn is complete when both sides
 * have been the attacker. One activity is one small step: what encloses it is on the stack of frames, and without a frame
 * it is the phase that says what may be done.
 */
import type { Rule } from '../../engine/index.ts';
import { closeCombatPhase, combatFrame } from './close-combat/close-combat.ts';
import { endMelees } from './close-combat/melee.ts';
import { loseSighting } from './fire/bore-sighting.ts';
import { fireFrame } from './fire/declaration.ts';
import { assemblyStep, firePhase } from './fire/phase.ts';
import { watchFrame } from './fire/watch.ts';
import type { Game } from './game.ts';
import { holdIntegrity } from './morale/integrity.ts';
import { rallyFrame, rallyPhase } from './morale/rally-phase.ts';
import { advancePhase } from './movement/advance.ts';
import { moveFrame, movementPhase } from './movement/movement.ts';
import { tendPrisoners } from './prisoners/prisoners.ts';
import { routFrame, routPhase, routsFrame } from './rout/rout.ts';
import { setUpFrame } from './scenario/set-up.ts';
import { sightingFrame } from './scenario/sighting.ts';

export function* activity(game: Game): Rule<void> {
  yield* step(game);
  tendPrisoners(game);
  holdIntegrity(game);
  // Whatever has happened: melees in which one side is gone are over.
  endMelees(game);
  loseSighting(game);
}

function step(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return setUpFrame(game, frame);
    case 'sighting':
      return sightingFrame(game, frame);
    case 'rally':
      return rallyFrame(game, frame);
    case 'fire':
      return fireFrame(game, frame);
    case 'move':
      return moveFrame(game, frame);
    case 'watch':
      return watchFrame(game, frame);
    case 'assembly':
      return assemblyStep(game, frame);
    case 'routs':
      return routsFrame(game, frame.side);
    case 'rout':
      return routFrame(game, frame);
    case 'combat':
      return combatFrame(game, frame);
    case 'done':
      throw new Error('the scenario is over: nothing is left to do');
    case undefined:
      return phase(game);
  }
}

/** The eight phases, in their order. */
function phase(game: Game): Rule<void> {
  const { phase: now } = game.state;
  switch (now) {
    case 'rally':
      return rallyPhase(game);
    case 'prep-fire':
    case 'defensive-fire':
    case 'advancing-fire':
      return firePhase(game, now);
    case 'movement':
      return movementPhase(game);
    case 'rout':
      return routPhase(game);
    case 'advance':
      return advancePhase(game);
    case 'close-combat':
      return closeCombatPhase(game);
  }
}
