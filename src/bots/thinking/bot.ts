/** A seat that thinks: it is shown its side's view, imagines the rest, and can say why it did what it did. */
import {
  type Act,
  type Asked,
  bytes,
  type GameState,
  Random,
  type Seat,
  type Side,
} from '../../engine/index.ts';
import type { Course, Doctrine, Lore, Position } from '../doctrine/doctrine.ts';
import { doctrineIn } from '../doctrine/plain.ts';
import { variedSetUp } from '../set-up/set-up.ts';
import { captain, DEFAULT_BUDGET } from './captain.ts';
import type { Budget } from './comparison.ts';
import { judge } from './judgement.ts';
import type { Level } from './levels.ts';
import { Mind, type Policy } from './playout.ts';

export interface Bot extends Seat {
  answer(asked: Asked): string;
  /** Why it did what it did last, in a sentence. */
  explain(): string;
  /**
   * The same for the other players: once all of it has been done, so that nobody hears of a goal before the first step, and not of what was
   * let pass or answered in secret.
   */
  told(): string | undefined;
}

/** What may be asked of a bot besides its level. */
export interface Manner {
  /** How much a Captain may think. */
  readonly budget?: Budget | undefined;
  /** The variation of the set-up to be played, whatever he would choose himself. */
  readonly setUp?: number | undefined;
}

/**
 * A bot for one side of one match. The same seed gives the same answers to the same views; only a budget in
 * milliseconds makes the Captain's depend on the machine.
 */
export function seat<S extends GameState, W>(
  level: Level,
  lore: Lore<S, W>,
  side: Side,
  seed: number | string,
  manner: Manner = {},
): Bot {
  const doctrine = doctrineIn(lore) as Doctrine;
  const policy = policyOf(level, doctrine, manner);
  const { print } = lore.book.verbs;
  const mind = new Mind(print);
  let isSecret = false;
  return {
    answer(asked) {
      const acts = asked.choice.acts(asked.view);
      const before = mind.course;
      const act = mind.next(acts, () => think(asked, acts), asked.interjections);
      isSecret = asked.choice.secret === true || (isSecret && mind.course === before);
      return print(act);
    },
    told: () => (isSecret ? undefined : mind.done?.why),
    explain: () => mind.course?.why ?? 'I have not had to decide anything yet.',
  };

  /** Everything random comes from the seed and the view, so that nothing else can have a part in the answer. */
  function think(asked: Asked, acts: readonly Act[]): Course {
    const random = new Random(`${seed} ${side} ${asked.choice.id} ${bytes(asked.view)}`);
    const game = asked.imagine(random);
    const { choice, view } = asked;
    const { interjections } = asked;
    const position: Position = { game, side, choice, view: view as Position['view'], acts, interjections };
    return policy(position, random);
  }
}

function policyOf(level: Level, doctrine: Doctrine, { budget = DEFAULT_BUDGET, setUp }: Manner): Policy {
  const policy = level === 'captain' ? captain(doctrine, budget) : judge(level, doctrine);
  if (setUp === undefined) return policy;
  return (position, random) => variedSetUp(position, setUp) ?? policy(position, random);
}
