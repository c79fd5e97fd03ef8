/** Property 8: an activity played to its end and rolled back in place leaves nothing behind. */
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { Fault, holding } from './fault.ts';
import type { Tape } from './tape.ts';

const NAME = 'rolling back leaves nothing behind';

/** A write that went round the write path shows here, wherever in the activity it is. */
export function checkTakenBack<S extends GameState, W>(match: Match<S, W>, tape: Tape): void {
  const game = match.tryOut();
  const before = JSON.stringify(game.stateAtRest());
  holding('taking any offered act never fails', match, () => playOut(game, tape));
  game.rollback();
  const after = JSON.stringify(game.state);
  if (after !== before) throw new Fault(NAME, `before ${before}, after ${after}`, match.record());
}

function playOut<S extends GameState, W>(game: Game<S, W>, tape: Tape): void {
  while (!game.settled) {
    const ask = tape.pick(game.asks);
    if (ask.kind === 'choice') game.answer(ask.by, tape.pick(game.actsOf(ask)));
    else {
      const faces = Object.entries(ask.dice).map(([die, sides]) => [die, tape.below(sides) + 1]);
      game.rolled(ask.read(Object.fromEntries(faces)));
    }
  }
}
