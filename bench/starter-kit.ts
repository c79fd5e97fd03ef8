/** The Starter Kit: random playouts on one core, act lists, the size of a state, a replay. */
import { Game, handDice, Match, quickDice, Random, randomSeat } from '../src/engine/index.ts';
import { starterKit } from '../src/rulebooks/starter-kit/index.ts';
import type { Result } from './result.ts';
import { perSecond } from './timing.ts';

export const name = 'starter-kit';
/** A scenario of about forty counters. */
const SETUP = { scenario: 'the-old-town', options: {} };

function playouts(random: Random, answers: number): number {
  const world = starterKit.world(SETUP);
  let made = 0;
  while (made < answers) {
    const game = new Game(starterKit, world, starterKit.begin(world));
    for (game.run(); !game.outcome && made < answers; game.run()) {
      const { chance } = game;
      if (chance) {
        const faces = Object.entries(chance.dice).map(([die, sides]) => [die, random.below(sides) + 1]);
        game.rolled(chance.read(Object.fromEntries(faces)));
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

export async function run(): Promise<Result[]> {
  const random = new Random(5);
  const answers = perSecond(() => playouts(random, 3_000), 4);

  const match = Match.begin(starterKit, SETUP, { dice: quickDice(new Random(9)), journal: false });
  const lists: number[] = [];
  let largest = 0;
  for (const seat = randomSeat(3); !match.outcome; ) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const start = performance.now();
    const offered = match.offered(choice.by);
    lists.push(performance.now() - start);
    largest = Math.max(largest, JSON.stringify(match.state).length);
    const asked = { side: choice.by, choice, view: match.state, offered };
    match.answer(choice.by, seat.answer(asked) ?? '');
  }
  lists.sort((a, b) => a - b);
  const record = match.record();
  const replays = perSecond(() => Number(Match.replay(starterKit, record, { dice: handDice }).rest > 0), 3);

  return [
    { name: 'starter-kit-playouts', unit: 'answers a second', ours: answers },
    { name: 'starter-kit-list-of-acts-p99', unit: 'ms', ours: lists[Math.trunc(lists.length * 0.99)] ?? 0 },
    { name: 'starter-kit-state', unit: 'bytes at most', ours: largest },
    { name: 'starter-kit-replay', unit: `ms, ${record.steps.length} steps`, ours: 1e3 / replays },
  ];
}
