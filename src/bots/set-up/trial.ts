/** Trying set-ups out before anybody plays: which ones there are, and how each stands when the fight is under way. */
import { ask, Match, quickDice, Random, type Setup, type Side } from '../../engine/index.ts';
import { type Lore, type Position, positionOf } from '../doctrine/doctrine.ts';
import { doctrineIn } from '../doctrine/plain.ts';
import { seat } from '../thinking/bot.ts';
import { judge } from '../thinking/judgement.ts';
import { follow } from '../thinking/playout.ts';
import { plainSetUp, setUps, variedSetUp } from './set-up.ts';

/** Nobody is asked to set up later than this. */
const MOST_ASKS = 300;

/** Who sets up where. */
export interface SetUpTable extends Lore {
  readonly setup: Setup;
  readonly side: Side;
}

/** The plain set-up and so many variations by their numbers, of equal ones the first; none if the side sets nothing up. */
export function distinctSetUps(table: SetUpTable, variations: number): readonly number[] {
  const position = askedToSetUp(table);
  return position ? setUps(position, variations).map(({ variation }) => variation) : [];
}

/**
 * How things stand for the side once a variation has shown what it is worth, both sides playing on by judgement. The same
 * seed is the same luck, whatever the variation.
 */
export function triedOut(table: SetUpTable, variation: number, seed: string): number {
  const position = askedToSetUp(table);
  const course = position && variedSetUp(position, variation);
  if (!course) throw new Error(`${table.side} sets nothing up in ${table.setup.scenario}`);
  const doctrine = doctrineIn(table);
  const begun = { side: table.side, course };
  return follow(doctrine, judge('sergeant', doctrine), position.game, begun, seed).standing;
}

/** Where the side is asked to set up, whoever comes before it having set up plainly. */
function askedToSetUp({ book, doctrine, setup, side }: SetUpTable): Position | undefined {
  const match = Match.begin(book, setup, { dice: quickDice(new Random(1)), journal: false });
  const others = new Map(match.sides.map(each => [each, seat('sergeant', { book, doctrine }, each, 1)]));
  for (let asked = 0; asked < MOST_ASKS; asked++) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    if (choice.by === side) {
      const position = positionOf(match.tryOut(), choice);
      if (plainSetUp(position)) return position;
    }
    match.say(choice.by, others.get(choice.by)?.answer(ask(match, choice)) ?? '');
  }
  return undefined;
}
