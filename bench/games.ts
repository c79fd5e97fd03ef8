/** Whole games on one core, per book: at random, and between Corporals. */
import { playGame } from '../src/cli/lab/game.ts';
import type { Rulebook } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { nameNow } from './book/names.ts';
import { playScript, scriptOf } from './book/same-games.ts';
import type { Result } from './result.ts';
import { perSecond, WARM_UP } from './timing.ts';

export const name = 'games';

/** Moves a second in random play of Rally the Troops' Waterloo module, as published by others; not measured here. */
const WATERLOO = 10_400;
const WATERLOO_NOTE = "theirs: Rally the Troops' Waterloo in random play, as published";

/** The book's first scenario, which is its shortest. */
function corporalGame(book: Rulebook, seed: string): number {
  const setup = { scenario: book.scenarios[0]?.id ?? '', options: {} };
  const players = Object.fromEntries(book.sides(book.world(setup)).map(side => [side, 'corporal']));
  playGame(book, { setup, players, seed });
  return 1;
}

export async function run(): Promise<Result[]> {
  return rulebooks.flatMap((book): Result[] => {
    const scripts = book.scenarios.map(({ id }) => scriptOf(book, id, 5));
    const random = perSecond(
      () => scripts.reduce((answers, script) => answers + playScript(book, script), 0),
      3,
      WARM_UP,
    );
    const perGame = scripts.reduce((sum, { answers }) => sum + answers, 0) / scripts.length;
    const corporals = perSecond(() => corporalGame(book, '1'));
    const games = String(scripts.reduce((sum, script) => (Math.imul(sum, 31) + script.sum) | 0, 0));
    return [
      {
        name: `${nameNow(book.id)}-random-answers`,
        unit: `answers a second, the median of three; ${WATERLOO_NOTE}`,
        ours: random.wall,
        cpu: random.cpu,
        games,
        theirs: WATERLOO,
        ratio: random.wall / WATERLOO,
      },
      {
        name: `${nameNow(book.id)}-random-games`,
        unit: 'whole games a second, over all scenarios',
        ours: random.wall / perGame,
      },
      {
        name: `${nameNow(book.id)}-corporal-games`,
        unit: 'whole games a second, of the first scenario',
        ours: corporals.wall,
        cpu: corporals.cpu,
      },
    ];
  });
}
