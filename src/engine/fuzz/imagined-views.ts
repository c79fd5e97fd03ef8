/** Property 4: whatever world a side imagines, it looks to that side just as the true one does. */

import { Random } from '../dice/random.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { holding, mustEqual } from './fault.ts';
import type { Tape } from './tape.ts';

const NAME = 'view(determinize(view)) is the view';

export function checkViews<S extends GameState, W>(match: Match<S, W>, tape: Tape): void {
  const { rulebook, world } = match;
  for (const side of match.sides) {
    holding(NAME, match, () => {
      const view = match.view(side);
      const before = JSON.stringify(match.state);
      const imagined = rulebook.determinize(view, side, world, new Random(tape.below(1 << 30)));
      mustEqual(NAME, match, `what ${side} sees`, rulebook.view(imagined as never, side, world), view);
      mustEqual(NAME, match, 'the true state after looking', match.state, JSON.parse(before));
    });
  }
}
