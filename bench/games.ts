/** Whole games on one core, per book: at random, and between Corporals. */
import { playGame } from '../src/cli/lab/game.ts';
import { Game, Random, type Rulebook } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import type { Result } from './result.ts';
import { perSecond } from './timing.ts';

export const name = 'games';

/** Moves a second in random play of Rally the Troops' Waterloo module, as published by others; not measured here. */
const WATERLOO = 10_400;
const WATERLOO_NOTE = "theirs: Rally the Troops' Waterloo in random play, as published";

/** One game of each scenario, straight on the automaton; gives how many answers the players made. */
function randomGames(book: Rulebook, random: Random): number {
  let answers = 0;
  for (const { id } of book.scenarios) {
    const world = book.world({ scenario: id, options: {} });
    const game = new Game(book, world, book.begin(world));
    for (game.run(); !game.outcome; game.run()) {
      const [question] = game.asks;
      if (question === undefined) throw new Error(`${book.id}, ${id}: nobody is asked anything`);
      if (question.kind === 'choice') {
        game.answer(question.by, random.pick(game.actsOf(question)));
        answers++;
        continue;
      }
      const faces = Object.entries(question.dice).map(([die, sides]) => [die, random.below(sides) + 1]);
      game.rolled(question.read(Object.fromEntries(faces)));
    }
  }
  return answers;
}

/** The book's first scenario, which is its shortest. */
function corporalGame(book: Rulebook, seed: string): number {
  const setup = { scenario: book.scenarios[0]?.id ?? '', options: {} };
  const players = Object.fromEntries(book.sides(book.world(setup)).map(side => [side, 'corporal']));
  playGame(book, { setup, players, seed });
  return 1;
}

export async function run(): Promise<Result[]> {
  return rulebooks.flatMap((book): Result[] => {
    // The same games in every round, so that the best round is the least disturbed one and no other.
    const answers = perSecond(() => randomGames(book, new Random(5)), 5);
    const games = (book.scenarios.length * answers) / randomGames(book, new Random(5));
    const corporals = perSecond(() => corporalGame(book, '1'), 3);
    return [
      {
        name: `${book.id}-random-answers`,
        unit: `answers a second; ${WATERLOO_NOTE}`,
        ours: answers,
        theirs: WATERLOO,
        ratio: answers / WATERLOO,
      },
      { name: `${book.id}-random-games`, unit: 'whole games a second, over all scenarios', ours: games },
      {
        name: `${book.id}-corporal-games`,
        unit: 'whole games a second, of the first scenario',
        ours: corporals,
      },
    ];
  });
}
