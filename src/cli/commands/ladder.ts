/** `hedgerow ladder`: the players of a book against one another, over all its scenarios and from both sides. */
import { DEFAULT_BUDGET } from '../../bots/index.ts';
import type { Rulebook, Side } from '../../engine/index.ts';
import { onlyBook, setupsOf } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import { EXIT, UserError } from '../errors.ts';
import { type GamePiece, gameTask } from '../lab/game.ts';
import { KeptResults } from '../lab/kept-results.ts';
import { PLAYERS, playerNamed } from '../lab/seats.ts';
import { elo, type Share, shareText, wilson } from '../lab/statistics.ts';

/** One game of the ladder, with who plays for whom. */
interface Bout {
  readonly a: string;
  readonly b: string;
  readonly sideOfA: Side;
  readonly piece: GamePiece;
}

interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** How two players did against each other; shares count a draw as half a win. */
interface Rung extends Share, Score {
  readonly player: string;
  readonly against: string;
  /** This plays every game of it again, */
  readonly seed: number;
  /** by this version of the book's rules, */
  readonly rules: number;
  /** if a Captain may spend so many thoughts on an answer. */
  readonly thoughts?: number | undefined;
  readonly scenarios: readonly string[];
  /** Where the player won and lost; older rungs don't tell. */
  readonly byScenario?: Readonly<Record<string, Score>>;
}

export interface Ladder {
  readonly book: string;
  readonly rungs: readonly Rung[];
  readonly elo: Readonly<Record<string, number>>;
}

export const ladder: Command = {
  name: 'ladder',
  summary: 'Let players of all levels play each other, and rate them',
  usage: '<rulebook>',
  options: {
    games: { takes: 'N', help: 'so many games of each pair of neighbours (100)' },
    players: { takes: 'a,b,…', help: `who, from the weakest to the strongest (${PLAYERS.join(',')})` },
    thoughts: {
      takes: 'N',
      help: `what a Captain may spend on an answer: playouts by their length (${DEFAULT_BUDGET.thoughts})`,
    },
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    ...WORKERS,
    out: { takes: 'file', help: 'where the results are kept, book by book (bench/ladder.json)' },
    resume: { help: 'go on after the games of the same seed that are kept there' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const book = onlyBook(args, rulebooks, 'hedgerow ladder');
    const kept = new KeptResults<Ladder>(context, {
      file: 'bench/ladder.json',
      command: 'ladder',
      what: 'ladders',
      nameOf: each => each.book,
    });
    const before = kept.get(book.id);
    const { rungs, played, wanted } = await climb(book, context, options.has('resume') ? before : undefined);
    if (played < wanted) terminal.complain(`interrupted after ${played} of ${wanted} games`);
    if (played === 0 && wanted > 0) return EXIT.interrupted;
    const found = ladderOf(book, rungs, before);
    kept.keep(found);
    if (options.has('json')) terminal.print(JSON.stringify(found));
    else for (const line of lines(found, book)) terminal.print(line);
    return played === wanted ? EXIT.done : EXIT.interrupted;
  },
};

/**
 * Rungs that were not climbed anew stay as they were: some take much longer than others. One that was broken off is
 * the same rung of fewer games, and takes the place of none that has more by the same rules.
 */
function ladderOf(book: Rulebook, climbed: readonly Climbed[], before: Ladder | undefined): Ladder {
  const isSame = (a: Rung, b: Rung) => a.player === b.player && a.against === b.against;
  const earlier = before?.rungs ?? [];
  const rungs = climbed
    .filter(
      ({ rung, isWhole }) =>
        isWhole ||
        !earlier.some(old => isSame(old, rung) && old.rules === rung.rules && old.games > rung.games),
    )
    .map(({ rung }) => rung);
  const kept = earlier.filter(old => !rungs.some(rung => isSame(old, rung)));
  const all = [...kept, ...rungs].toSorted((a, b) => PLAYERS.indexOf(a.player) - PLAYERS.indexOf(b.player));
  const players = PLAYERS.filter(name => all.some(({ player, against }) => [player, against].includes(name)));
  const pairings = all.map(({ player, against, games, share }) => ({
    a: player,
    b: against,
    points: share * games,
    games,
  }));
  return { book: book.id, rungs: all, elo: Object.fromEntries(elo(players, pairings)) };
}

interface Climbed {
  readonly rung: Rung;
  /** All its games were played. */
  readonly isWhole: boolean;
}

interface Climb {
  readonly rungs: readonly Climbed[];
  readonly played: number;
  readonly wanted: number;
}

/** What the games depend on besides who plays where. */
interface Terms {
  readonly seed: number;
  readonly rules: number;
  readonly thoughts: number;
}

/** Captains alone count their thoughts. */
const thoughtsOf = (player: string, { thoughts }: Terms): number | undefined =>
  player === 'captain' ? thoughts : undefined;

/** As far as it comes before it is interrupted; games that were `begun` with are not played again. */
async function climb(book: Rulebook, context: Context, begun: Ladder | undefined): Promise<Climb> {
  const { options, terminal } = context;
  const players = (options.text('players')?.split(',') ?? PLAYERS).map(name =>
    playerNamed(name.trim(), 'ladder'),
  );
  if (players.length < 2 || new Set(players).size < players.length)
    throw new UserError(`hedgerow ladder: --players is "${players.join()}"; expected two or more, each once`);
  const games = options.number('games', 100, 1);
  const terms = {
    seed: options.number('seed', 1),
    rules: book.version,
    thoughts: options.number('thoughts', DEFAULT_BUDGET.thoughts ?? 1, 1),
  };
  const all = boutsOf(book, players, games, terms, options.text('scenario'));
  const halfway = neighbours(players).flatMap(
    ([a, b]) => begun?.rungs.filter(rung => isBeginningOf(rung, boutsBetween(a, b, all), terms)) ?? [],
  );
  const bouts = neighbours(players).flatMap(([a, b]) =>
    boutsBetween(a, b, all).slice(between(a, b, halfway)?.games ?? 0),
  );
  const crew = crewFor(context);
  const played: Played[] = [];
  const started = performance.now();
  const pieces = bouts.map(bout => bout.piece);
  for await (const { winner } of performed(gameTask, pieces, crew)) {
    const bout = bouts[played.length] as Bout;
    played.push({ bout, winner });
    const { a, b } = bout;
    const { wins, games: over } = rungOf(a, b, played, terms, between(a, b, halfway));
    const what = `${played.length} of ${bouts.length} games, ${a} has won ${wins} of ${over} against ${b}`;
    const seconds = (performance.now() - started) / 1000;
    terminal.progress(progressLine(what, played.length / bouts.length, seconds));
  }
  terminal.progress('');
  const rungs = neighbours(players)
    .map(([a, b]) => rungOf(a, b, played, terms, between(a, b, halfway)))
    .filter(rung => rung.games > 0)
    .map((rung): Climbed => ({ rung, isWhole: rung.games === games }));
  return { rungs, played: played.length, wanted: bouts.length };
}

interface Played {
  readonly bout: Bout;
  /** Undefined: a draw. */
  readonly winner: Side | undefined;
}

const boutsBetween = (a: string, b: string, bouts: readonly Bout[]): readonly Bout[] =>
  bouts.filter(bout => bout.a === a && bout.b === b);

const between = (a: string, b: string, rungs: readonly Rung[]): Rung | undefined =>
  rungs.find(({ player, against }) => player === a && against === b);

const scenariosOf = (bouts: readonly Bout[]): readonly string[] => [
  ...new Set(bouts.map(({ piece }) => piece.setup.scenario)),
];

/** Whether the games of a rung are the first of these. */
function isBeginningOf(rung: Rung, bouts: readonly Bout[], terms: Terms): boolean {
  const { player, against, games, scenarios } = rung;
  const [first] = bouts;
  return (
    first?.a === player &&
    first.b === against &&
    rung.seed === terms.seed &&
    rung.rules === terms.rules &&
    rung.byScenario !== undefined &&
    rung.thoughts === thoughtsOf(player, terms) &&
    games <= bouts.length &&
    scenariosOf(bouts.slice(0, games)).join() === scenarios.join()
  );
}

/** Each with the one below: the stronger first. */
function neighbours(players: readonly string[]): readonly (readonly [string, string])[] {
  return players.slice(1).map((player, i) => [player, players[i] as string]);
}

/** From scenario to scenario, the sides changed after each round, so that any number of games is as even as can be. */
function boutsOf(
  book: Rulebook,
  players: readonly string[],
  games: number,
  { seed, thoughts }: Terms,
  scenario: string | undefined,
): readonly Bout[] {
  const setups = setupsOf(book, scenario, 'hedgerow ladder');
  const tables = setups.map(setup => ({ setup, sides: book.sides(book.world(setup)) }));
  const odd = tables.find(({ sides }) => sides.length !== 2);
  if (tables.length === 0 || odd)
    throw new UserError(
      `hedgerow ladder: ${odd ? `${odd.setup.scenario} has ${odd.sides.length} sides` : `${book.id} has no scenario`}; expected scenarios for two`,
    );
  return neighbours(players).flatMap(([a, b]) =>
    Array.from({ length: games }, (_, game): Bout => {
      const { setup, sides } = tables[game % tables.length] as (typeof tables)[number];
      const swapped = Math.trunc(game / tables.length) % 2 === 1;
      const [sideOfA = '', sideOfB = ''] = swapped ? sides.toReversed() : sides;
      const seating = { [sideOfA]: a, [sideOfB]: b };
      return {
        a,
        b,
        sideOfA,
        piece: { book: book.id, setup, players: seating, thoughts, seed: `${seed} ${a} ${b} ${game}` },
      };
    }),
  );
}

const NOTHING: Score = { games: 0, wins: 0, draws: 0 };

/** What has been played between the two, after what was played `earlier`. */
function rungOf(
  a: string,
  b: string,
  played: readonly Played[],
  terms: Terms,
  earlier: Rung | undefined,
): Rung {
  const byScenario: Record<string, Score> = { ...earlier?.byScenario };
  let total: Score = earlier ?? NOTHING;
  for (const { bout, winner } of played) {
    if (bout.a !== a || bout.b !== b) continue;
    const { scenario } = bout.piece.setup;
    byScenario[scenario] = counted(byScenario[scenario] ?? NOTHING, winner, bout.sideOfA);
    total = counted(total, winner, bout.sideOfA);
  }
  const { games, wins, draws } = total;
  const share = wilson(wins + draws / 2, games);
  const thoughts = thoughtsOf(a, terms);
  const scenarios = Object.keys(byScenario);
  return { player: a, against: b, ...share, games, wins, draws, ...terms, thoughts, scenarios, byScenario };
}

function counted({ games, wins, draws }: Score, winner: Side | undefined, side: Side): Score {
  return {
    games: games + 1,
    wins: wins + (winner === side ? 1 : 0),
    draws: draws + (winner === undefined ? 1 : 0),
  };
}

function lines({ rungs, elo: ratings }: Ladder, { id, version }: Rulebook): readonly string[] {
  const width = Math.max(...Object.keys(ratings).map(player => player.length));
  return [
    id,
    ...rungs.map(
      rung =>
        `  ${rung.player.padEnd(width)} beats ${rung.against.padEnd(width)} ${shareText(rung)} in ${rung.games} games` +
        `${rung.rules < version ? ', measured before the rules changed' : ''}`,
    ),
    ...Object.entries(ratings).map(([player, rating]) => `  ${player.padEnd(width)} ${rating} Elo`),
  ];
}
