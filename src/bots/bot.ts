/** A seat that thinks: it is shown its side's view, imagines the rest, and can say why it did what it did. */
import {
  type Act,
  type Asked,
  bytes,
  type GameState,
  Random,
  type Rulebook,
  type Seat,
  type Side,
} from '../engine/index.ts';
import { type Budget, captain, DEFAULT_BUDGET } from './captain.ts';
import type { Course, Doctrine, Position } from './doctrine.ts';
import { doctrineOf } from './doctrines.ts';
import { judgement } from './judgement.ts';
import { type Level, WITS } from './levels.ts';
import { Mind, type Policy } from './playout.ts';

export interface Bot extends Seat {
  answer(asked: Asked): string;
  /** Why it did what it did last, in a sentence. */
  explain(): string;
}

/**
 * A bot for one side of one match. The same seed gives the same answers to the same views; only a budget in
 * milliseconds makes the Captain's depend on the machine.
 */
export function seat<S extends GameState, W>(
  level: Level,
  book: Rulebook<S, W>,
  side: Side,
  seed: number | string,
  budget: Budget = DEFAULT_BUDGET,
): Bot {
  const doctrine = doctrineOf(book) as Doctrine;
  const policy = policyOf(level, doctrine, budget);
  const { print } = book.verbs;
  const mind = new Mind(print);
  return {
    answer(asked) {
      const acts = asked.choice.acts(asked.view);
      return print(mind.next(acts, () => think(asked, acts), asked.interjections));
    },
    explain: () => mind.course?.why ?? 'I have not had to decide anything yet.',
  };

  /** Everything random comes from the seed and the view, so that nothing else can have a part in the answer. */
  function think(asked: Asked, acts: readonly Act[]): Course {
    const random = new Random(`${seed} ${side} ${asked.choice.id} ${bytes(asked.view)}`);
    const game = asked.imagine(random);
    const { choice, view } = asked;
    const { interjections } = asked;
    const position: Position = { game, side, choice, view: view as Position['view'], acts, interjections };
    return setUpCourse(book as unknown as Rulebook, position, random) ?? policy(position, random);
  }
}

function policyOf(level: Level, doctrine: Doctrine, budget: Budget): Policy {
  return level === 'captain'
    ? captain(doctrine, budget)
    : judgement(doctrine, doctrine.wits?.[level] ?? WITS[level]);
}

/** The set-up that the book itself proposes, as long as that is what is asked. */
function setUpCourse(
  book: Rulebook,
  { view, side, game, acts }: Position,
  random: Random,
): Course | undefined {
  const proposed = book.presentation?.autoSetUp?.(view, side, game.world, random.next()) ?? [];
  const [first, ...rest] = proposed.flatMap(text => {
    const parsed = book.verbs.parse(text);
    return parsed.ok ? [parsed.value] : [];
  });
  const text = first && book.verbs.print(first);
  if (first === undefined || !acts.some(act => book.verbs.print(act) === text)) return undefined;
  return { acts: [first, ...rest, { verb: 'done' }], worth: 0, why: 'I set up in cover, near what matters.' };
}
