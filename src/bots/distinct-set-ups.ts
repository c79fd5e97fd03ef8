/** Which set-ups there are to be tried in a scenario. */
import { ask, Match, quickDice, Random, type Rulebook, type Setup, type Side } from '../engine/index.ts';
import { seat } from './bot.ts';
import { positionOf } from './doctrine.ts';
import { setUps } from './set-up.ts';

/** Nobody is asked to set up later than this. */
const MOST_ASKS = 300;

/** The plain set-up and so many variations by their numbers, of equal ones the first; none if the side sets nothing up. */
export function distinctSetUps(
  book: Rulebook,
  setup: Setup,
  side: Side,
  variations: number,
): readonly number[] {
  const match = Match.begin(book, setup, { dice: quickDice(new Random(1)), journal: false });
  const others = new Map(match.sides.map(each => [each, seat('sergeant', book, each, 1)]));
  for (let asked = 0; asked < MOST_ASKS; asked++) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    if (choice.by === side) {
      const found = setUps(positionOf(match.tryOut(), choice), variations);
      if (found.length > 0) return found.map(({ variation }) => variation);
    }
    match.say(choice.by, others.get(choice.by)?.answer(ask(match, choice)) ?? '');
  }
  return [];
}
