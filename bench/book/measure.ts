/** What is measured of every book: random playouts on one core, act lists, an odds card, the size of a state, a replay. */
import {
  ask,
  type Game,
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
import { perSecond, timeOf, WARM_UP } from '../timing.ts';
import { nameNow } from './names.ts';
import { playScript, scriptOf } from './same-games.ts';

export interface BookBench<S extends GameState, W> {
  readonly book: Rulebook<S, W>;
  /** A scenario of about forty counters. */
  readonly setup: Setup;
  /** A game in which the side has declared all of an attack but the shot. */
  volley(): { readonly game: Game<S, W>; readonly by: Side };
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
  const scripts = [1, 2, 3].map(seed => scriptOf(book as unknown as Rulebook, bench.setup.scenario, seed));
  const answers = perSecond(
    () => scripts.reduce((sum, script) => sum + playScript(book as unknown as Rulebook, script), 0),
    3,
    WARM_UP,
  );

  const rounds = Array.from({ length: 4 }, () => wholeMatch(bench));
  const { largest, record } = wholeMatch(bench);
  const replay = (kept: GameRecord) => Number(Match.replay(book, kept, { dice: handDice }).rest > 0);
  const replays = perSecond(() => replay(record));

  const { game, by } = bench.volley();
  const card = () => oddsAsSeen(game, by, { verb: 'shoot' } as never);
  const { exact, runs } = card();
  const cards = perSecond(() => Number(card().runs > 0));

  const slowest = slowestLists(rounds.map(({ lists }) => lists));
  return [
    {
      name: `${nameNow(book.id)}-playouts`,
      unit: 'answers a second, the median of three',
      ours: answers.wall,
      cpu: answers.cpu,
      games: scripts.map(({ sum }) => sum).join(' '),
    },
    { name: `${nameNow(book.id)}-list-of-acts-p99`, unit: 'ms', ours: slowest },
    {
      name: `${nameNow(book.id)}-odds-card`,
      unit: `ms, ${runs} runs, ${exact ? 'exact' : 'sampled'}`,
      ...timeOf(cards, 1e3),
    },
    { name: `${nameNow(book.id)}-state`, unit: 'bytes at most', ours: largest },
    { name: `${nameNow(book.id)}-replay`, unit: `ms, ${record.steps.length} steps`, ...timeOf(replays, 1e3) },
  ];
}
