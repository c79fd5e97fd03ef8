/** The kernel: playing, copying, forking, odds. */
import { Game, type GameState, handDice, Match, odds, Random, type Rulebook } from '../src/engine/index.ts';
import { assault } from './kernel/assault.ts';
import { skirmish } from './kernel/skirmish.ts';
import { playBoardgame } from './kernel/skirmish-boardgame.ts';
import type { Result } from './result.ts';
import { perSecond, timeOf } from './timing.ts';

export const name = 'kernel';
const SETUP = { scenario: 'line', options: {} };

/** Random playouts straight on the automaton, as bots do them. */
function playGame<S extends GameState, W>(book: Rulebook<S, W>, random: Random, answers: number): number {
  const world = book.world(SETUP);
  let made = 0;
  while (made < answers) {
    const game = new Game(book, world, book.begin(world));
    for (game.run(); !game.outcome && made < answers; game.run()) {
      const { chance } = game;
      if (chance) {
        const faces = Object.fromEntries(Object.keys(chance.dice).map(die => [die, random.below(6) + 1]));
        game.rolled(chance.read(faces));
        continue;
      }
      const [choice] = game.asks;
      if (choice?.kind !== 'choice') break;
      game.answer(choice.by, random.pick(game.actsOf(choice)));
      made++;
    }
  }
  return made;
}

function midGame(): Match {
  const random = new Random(3);
  const match = Match.begin(skirmish, SETUP, {
    dice: { throw: sides => sides.map(() => random.below(6) + 1) },
    journal: false,
  });
  for (let i = 0; i < 100; i++)
    match.answer(match.choices[0]?.by ?? '', random.pick(match.offered(match.choices[0]?.by ?? '')));
  return match as unknown as Match;
}

export async function run(): Promise<Result[]> {
  const random = new Random(1);
  const ours = perSecond(() => playGame(skirmish, random, 20_000));
  const theirs = perSecond(() => playBoardgame(limit => random.below(limit), 1_000));

  const match = midGame();
  const game = match.tryOut();
  const clones = perSecond(() => repeat(2_000, () => game.stateAtRest()));
  const forks = perSecond(() => repeat(2_000, () => game.fork()));
  const matchForks = perSecond(() => repeat(500, () => match.fork({ dice: handDice, journal: false })));

  const attack = (targets: number) => {
    const table = new Game(assault, undefined, assault.begin(undefined));
    table.run();
    return odds(table, 'A', { verb: 'fire', targets } as never, { exactRuns: 1_000_000 });
  };
  const [two, three] = [attack(2), attack(3)];
  const twoTargets = perSecond(() => repeat(5, () => attack(2)));
  const threeTargets = perSecond(() => repeat(1, () => attack(3)));

  return [
    {
      name: 'kernel-vs-boardgame.io',
      unit: 'moves a second',
      ours: ours.wall,
      cpu: ours.cpu,
      theirs: theirs.wall,
      ratio: ours.wall / theirs.wall,
    },
    { name: 'kernel-clone-at-rest', unit: 'µs, 150 units', ...timeOf(clones, 1e6) },
    { name: 'kernel-fork', unit: 'a second, 150 units', ours: forks.wall, cpu: forks.cpu },
    {
      name: 'kernel-fork-of-a-match',
      unit: 'a second, 100 answers in',
      ours: matchForks.wall,
      cpu: matchForks.cpu,
    },
    { name: 'kernel-odds-two-targets', unit: `ms, ${two.runs} runs`, ...timeOf(twoTargets, 1e3) },
    { name: 'kernel-odds-three-targets', unit: `ms, ${three.runs} runs`, ...timeOf(threeTargets, 1e3) },
  ];
}

function repeat(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work();
  return times;
}
