/** The Starter Kit: random playouts on one core, act lists, an odds card, the size of a state, a replay. */
import {
  Game,
  type GameRecord,
  handDice,
  Match,
  oddsAsSeen,
  quickDice,
  Random,
  randomSeat,
} from '../src/engine/index.ts';
import { starterKit } from '../src/rulebooks/starter-kit/index.ts';
import { play, skirmish } from '../src/rulebooks/starter-kit/testing.ts';
import type { Result } from './result.ts';
import { perSecond } from './timing.ts';

export const name = 'starter-kit';
/** A scenario of about forty counters. */
const SETUP = { scenario: 'the-old-town', options: {} };

/** Straight on the automaton, as bots do them. Only what players answer is counted, no dice. */
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

/** A whole match between random seats: how long each list took, and how large the state became. */
function wholeMatch() {
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
    const asked = { side: choice.by, choice, view: match.state, offered, imagine: () => match.tryOut() };
    match.answer(choice.by, seat.answer(asked) ?? '');
  }
  return { lists, largest, record: match.record() };
}

/** The 99th percentile of the same lists, each taken at its quickest: other work on the machine only slows. */
function slowestLists(rounds: readonly (readonly number[])[]): number {
  const quickest = (rounds[0] ?? []).map((_, i) => Math.min(...rounds.map(round => round[i] ?? 0)));
  quickest.sort((a, b) => a - b);
  return quickest[Math.trunc(quickest.length * 0.99)] ?? 0;
}

/** Three squads, twelve firepower, on a leader and two squads in the woods: all but the shot is declared. */
function volley() {
  const match = skirmish({
    hexes: { '1:E5': 'woods' },
    attacker: 'german',
    phase: 'prep-fire',
    units: [
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'russian 8-1', at: '1:E5' },
      { card: 'russian 4-4-7', at: '1:E5' },
      { card: 'russian 4-4-7', at: '1:E5' },
    ],
  });
  play(match, 'german', 'ready u1', 'at 1:E5', 'add u2', 'add u3');
  return match.tryOut();
}

const replay = (record: GameRecord) => Number(Match.replay(starterKit, record, { dice: handDice }).rest > 0);

export async function run(): Promise<Result[]> {
  // The same games in every round, so that the best round is the least disturbed one and no other.
  const answers = perSecond(() => playouts(new Random(5), 2_000), 25);

  const rounds = Array.from({ length: 4 }, wholeMatch);
  const { largest, record } = wholeMatch();
  const replays = perSecond(() => replay(record), 7);

  const shot = volley();
  const card = () => oddsAsSeen(shot, 'german', { verb: 'shoot' } as never);
  const { exact, runs } = card();
  const cards = perSecond(() => Number(card().runs > 0), 9);

  const slowest = slowestLists(rounds.map(({ lists }) => lists));
  return [
    { name: 'starter-kit-playouts', unit: 'answers a second', ours: answers },
    { name: 'starter-kit-list-of-acts-p99', unit: 'ms', ours: slowest },
    {
      name: 'starter-kit-odds-card',
      unit: `ms, ${runs} runs, ${exact ? 'exact' : 'sampled'}`,
      ours: 1e3 / cards,
    },
    { name: 'starter-kit-state', unit: 'bytes at most', ours: largest },
    { name: 'starter-kit-replay', unit: `ms, ${record.steps.length} steps`, ours: 1e3 / replays },
  ];
}
