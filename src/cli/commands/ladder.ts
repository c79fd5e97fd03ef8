/** `hedgerow ladder`: the players of a book against one another, over all its scenarios and from both sides. */
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

/** How two players did against each other; shares count a draw as half a win. */
export interface Rung extends Share {
  readonly player: string;
  readonly against: string;
  /** This plays every game of it again. */
  readonly seed: number;
  readonly scenarios: readonly string[];
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
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
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    ...WORKERS,
    out: { takes: 'file', help: 'where the results are kept, book by book (bench/ladder.json)' },
    resume: { help: 'go on after the games of the same seed that are kept there' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const book = onlyBook(args, rulebooks, 'hedgerow ladder');
    const kept = new KeptResults<Ladder>(context, 'bench/ladder.json', 'ladder', 'ladders');
    const before = kept.earlier.find(each => each.book === book.id);
    const { rungs, played, wanted } = await climb(book, context, options.has('resume') ? before : undefined);
    if (played < wanted) terminal.complain(`interrupted after ${played} of ${wanted} games`);
    if (played === 0 && wanted > 0) return EXIT.interrupted;
    const found = ladderOf(book, rungs, before);
    kept.write([...kept.earlier.filter(each => each !== before), found]);
    if (options.has('json')) terminal.print(JSON.stringify(found));
    else for (const line of lines(found)) terminal.print(line);
    return played === wanted ? EXIT.done : EXIT.interrupted;
  },
};

/**
 * Rungs that were not climbed anew stay as they were: some take much longer than others. One that was broken off is
 * the same rung of fewer games, and takes the place of none that has more.
 */
function ladderOf(book: Rulebook, climbed: readonly Climbed[], before: Ladder | undefined): Ladder {
  const isSame = (a: Rung, b: Rung) => a.player === b.player && a.against === b.against;
  const earlier = before?.rungs ?? [];
  const rungs = climbed
    .filter(
      ({ rung, isWhole }) => isWhole || !earlier.some(old => isSame(old, rung) && old.games > rung.games),
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

/** As far as it comes before it is interrupted; games that were `begun` with are not played again. */
async function climb(book: Rulebook, context: Context, begun: Ladder | undefined): Promise<Climb> {
  const { options, terminal } = context;
  const players = (options.text('players')?.split(',') ?? PLAYERS).map(name =>
    playerNamed(name.trim(), 'ladder'),
  );
  if (players.length < 2 || new Set(players).size < players.length)
    throw new UserError(`hedgerow ladder: --players is "${players.join()}"; expected two or more, each once`);
  const games = options.number('games', 100, 1);
  const seed = options.number('seed', 1);
  const all = boutsOf(book, players, games, seed, options.text('scenario'));
  const halfway = neighbours(players).flatMap(
    ([a, b]) => begun?.rungs.filter(rung => isBeginningOf(rung, boutsBetween(a, b, all), seed)) ?? [],
  );
  const bouts = neighbours(players).flatMap(([a, b]) =>
    boutsBetween(a, b, all).slice(between(a, b, halfway)?.games ?? 0),
  );
  const crew = crewFor(context);
  const winners: (Side | undefined)[] = [];
  const started = performance.now();
  const pieces = bouts.map(bout => bout.piece);
  for await (const { winner } of performed(gameTask, pieces, crew)) {
    winners.push(winner);
    const { a, b } = bouts[winners.length - 1] as Bout;
    const what = `${winners.length} of ${bouts.length} games, ${a} against ${b}`;
    const seconds = (performance.now() - started) / 1000;
    terminal.progress(progressLine(what, winners.length / bouts.length, seconds));
  }
  terminal.progress('');
  const played = bouts.slice(0, winners.length);
  const rungs = neighbours(players).flatMap(([a, b]): readonly Climbed[] => {
    const earlier = between(a, b, halfway);
    const rung = rungOf(a, b, played, winners, earlier);
    if (rung.games === 0) return [];
    const scenarios = scenariosOf(boutsBetween(a, b, all).slice(0, rung.games));
    return [{ rung: { ...rung, seed, scenarios }, isWhole: rung.games === games }];
  });
  return { rungs, played: played.length, wanted: bouts.length };
}

const boutsBetween = (a: string, b: string, bouts: readonly Bout[]): readonly Bout[] =>
  bouts.filter(bout => bout.a === a && bout.b === b);

const between = (a: string, b: string, rungs: readonly Rung[]): Rung | undefined =>
  rungs.find(({ player, against }) => player === a && against === b);

const scenariosOf = (bouts: readonly Bout[]): readonly string[] => [
  ...new Set(bouts.map(({ piece }) => piece.setup.scenario)),
];

/** Whether the games of a rung are the first of these. */
function isBeginningOf(
  { player, against, seed, games, scenarios }: Rung,
  bouts: readonly Bout[],
  by: number,
): boolean {
  const [first] = bouts;
  return (
    first?.a === player &&
    first.b === against &&
    seed === by &&
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
  seed: number,
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
        piece: { book: book.id, setup, players: seating, seed: `${seed} ${a} ${b} ${game}` },
      };
    }),
  );
}

function rungOf(
  a: string,
  b: string,
  bouts: readonly Bout[],
  winners: readonly (Side | undefined)[],
  earlier: Rung | undefined,
): Omit<Rung, 'seed' | 'scenarios'> {
  let { games, wins, draws } = earlier ?? { games: 0, wins: 0, draws: 0 };
  bouts.forEach((bout, i) => {
    if (bout.a !== a || bout.b !== b) return;
    games++;
    if (winners[i] === undefined) draws++;
    else if (winners[i] === bout.sideOfA) wins++;
  });
  return { player: a, against: b, games, wins, draws, ...wilson(wins + draws / 2, games) };
}

function lines({ book, rungs, elo: ratings }: Ladder): readonly string[] {
  const width = Math.max(...Object.keys(ratings).map(player => player.length));
  return [
    book,
    ...rungs.map(
      rung =>
        `  ${rung.player.padEnd(width)} beats ${rung.against.padEnd(width)} ${shareText(rung)} in ${rung.games} games`,
    ),
    ...Object.entries(ratings).map(([player, rating]) => `  ${player.padEnd(width)} ${rating} Elo`),
  ];
}
