/** Property: what the card of an act says of chances (the number that is needed, the rows of a chart) is what the rules give. */

import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { type CardVerdict, judgeCard } from '../presenting/card-claims.ts';
import { Fault, holding } from './fault.ts';
import type { Tape } from './tape.ts';

const NAME = 'cards say what the rules give';
/** Most acts throw no dice: so many are looked at until one does. */
const TRIES = 4;

/** Looks at acts picked at random. False: none of them has a card with chances that can be counted. */
export function checkCards<S extends GameState, W>(match: Match<S, W>, tape: Tape): boolean {
  const { rulebook, world } = match;
  const [choice] = match.choices;
  if (choice === undefined || match.choices.length > 1 || rulebook.presentation?.card === undefined)
    return false;
  const side = choice.by;
  const view = match.view(side);
  const acts = choice.acts(view);
  for (let tries = 0; tries < TRIES; tries++) {
    const act = tape.pick(acts);
    const judged = holding(NAME, match, (): CardVerdict | undefined => {
      const card = rulebook.presentation?.card?.(act, view, side, world);
      return card && judgeCard(match.tryOut(), side, act, card, tape.below(1 << 30));
    });
    const [wrong] = judged?.wrong ?? [];
    if (wrong !== undefined)
      throw new Fault(NAME, `'${rulebook.verbs.print(act)}': ${wrong}`, match.record());
    if (judged && judged.compared > 0) return true;
  }
  return false;
}
