/** What is measured of every book: random playouts on one core, act lists, an odds card, the size of a state, a replay. */
import {
  ask,
  Game,
  type GameRecord,
  type GameState,
  handDice,
  Match,
  oddsAsSeen,
  quickDice,
  Random,
  type Rulebook,
  randomSeat,
  type Setup,
  type Side,
} from '../../src/engine/index.ts';
import type { Result } from '../result.ts';
import { perSecond } from '../timing.ts';

export interface BookBench<S extends GameState, W> {
  readonly book: Rulebook<S, W>;
  /** A scenario of about forty counters. */
  readonly setup: Setup;
  /** A game in which the side has declared all of an attack but the shot. */
  volley(): { readonly game: Game<S, W>; readonly by: Side };
}

/** Straight on the automaton, as bots do them. Only what players answer is counted, no dice. */
function playouts<S extends GameState, W>(
  { book, setup }: BookBench<S, W>,
  random: Random,
  answers: number,
): number {
  const world = book.world(setup);
  let made = 0;
  while (made < answers) {
    const game = new Game(book, world, book.begin(world));
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

/** A whole match between random seats: how long each list took, and how large the state became. */
function wholeMatch<S extends GameState, W>({ book, setup }: BookBench<S, W>) {
  const match = Match.begin(book, setup, { dice: quickDice(new Random(9)), journal: false });
  const lists: number[] = [];
  let largest = 0;
  for (const seat = randomSeat(3); !match.outcome; ) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const start = performance.now();
    match.offered(choice.by);
    lists.push(performance.now() - start);
    largest = Math.max(largest, JSON.stringify(match.state).length);
    match.answer(choice.by, seat.answer(ask(match, choice)) ?? '');
  }
  return { lists, largest, record: match.record() };
}

/** The 99th percentile of the same lists, each taken at its quickest: other work on the machine only slows. */
function slowestLists(rounds: readonly (readonly number[])[]): number {
  const quickest = (rounds[0] ?? []).map((_, i) => Math.min(...rounds.map(round => round[i] ?? 0)));
  quickest.sort((a, b) => a - b);
  return quickest[Math.trunc(quickest.length * 0.99)] ?? 0;
}

export function measure<S extends GameState, W>(bench: BookBench<S, W>): Result[] {
  const { book } = bench;
  // The same games in every round, so that the best round is the least disturbed one and no other.
  const answers = perSecond(() => playouts(bench, new Random(5), 2_000), 25);

  const rounds = Array.from({ length: 4 }, () => wholeMatch(bench));
  const { largest, record } = wholeMatch(bench);
  const replay = (kept: GameRecord) => Number(Match.replay(book, kept, { dice: handDice }).rest > 0);
  const replays = perSecond(() => replay(record), 7);

  const { game, by } = bench.volley();
  const card = () => oddsAsSeen(game, by, { verb: 'shoot' } as never);
  const { exact, runs } = card();
  const cards = perSecond(() => Number(card().runs > 0), 9);

  const slowest = slowestLists(rounds.map(({ lists }) => lists));
  return [
    { name: `${book.id}-playouts`, unit: 'answers a second', ours: answers },
    { name: `${book.id}-list-of-acts-p99`, unit: 'ms', ours: slowest },
    {
      name: `${book.id}-odds-card`,
      unit: `ms, ${runs} runs, ${exact ? 'exact' : 'sampled'}`,
      ours: 1e3 / cards,
    },
    { name: `${book.id}-state`, unit: 'bytes at most', ours: largest },
    { name: `${book.id}-replay`, unit: `ms, ${record.steps.length} steps`, ours: 1e3 / replays },
  ];
}
