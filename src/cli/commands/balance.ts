/** `hedgerow balance`: how often each side of each scenario wins between players of one level. */
import type { Rulebook, Setup, Side } from '../../engine/index.ts';
import { bookNamed, setupsOf } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import { EXIT } from '../errors.ts';
import { type GamePiece, type GameReport, gameTask } from '../lab/game.ts';
import { KeptResults } from '../lab/kept-results.ts';
import { PLAYERS, playerNamed } from '../lab/seats.ts';
import { percent, wilson } from '../lab/statistics.ts';

/** The side that wins more often should not do so in more games than this. */
const FAIR = 0.6;

/** What is kept of a scenario. The seed plays the same games again, as long as rules and bots stay as they are. */
export interface Balance {
  readonly book: string;
  readonly scenario: string;
  /** The version of the book's rules by which it was measured. */
  readonly rules: number;
  readonly player: string;
  readonly seed: number;
  readonly games: number;
  readonly wins: Readonly<Record<Side, number>>;
  readonly draws: number;
}

export const balance: Command = {
  name: 'balance',
  summary: 'Measure how even the scenarios are between equal players',
  usage: '[rulebook...]',
  options: {
    games: { takes: 'N', help: 'so many games of each scenario (200)' },
    player: { takes: 'name', help: `who plays both sides: ${PLAYERS.join(', ')} (sergeant)` },
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    ...WORKERS,
    out: { takes: 'file', help: 'where the results are kept, scenario by scenario (bench/balance.json)' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const only = options.text('scenario');
    const named = args.map(id => bookNamed(id, rulebooks, 'hedgerow balance'));
    const books = named.length > 0 ? named : rulebooks.filter(book => only === undefined || has(book, only));
    const tables = books.flatMap(book =>
      setupsOf(book, only, 'hedgerow balance').map(setup => ({ book, setup })),
    );
    const kept = new KeptResults<Balance>(context, {
      file: 'bench/balance.json',
      command: 'balance',
      what: 'balances',
      nameOf: each => `${each.book} ${each.scenario}`,
    });
    const games = options.number('games', 200, 1);
    const found: Balance[] = [];
    let played = 0;
    for (const { book, setup } of tables) {
      const measured = await measure(context, book, setup, games);
      played += measured.games;
      if (measured.games === 0) break;
      found.push(measured);
      kept.keep(measured);
      if (!options.has('json')) terminal.print(line(measured));
      if (measured.games < games) break;
    }
    if (options.has('json')) terminal.print(JSON.stringify(found));
    if (played === games * tables.length) return EXIT.done;
    terminal.complain(`interrupted after ${played} of ${games * tables.length} games`);
    return EXIT.interrupted;
  },
};

const has = ({ scenarios }: Rulebook, scenario: string): boolean =>
  scenarios.some(({ id }) => id === scenario);

/** Interrupted, it has fewer games, which the same seed plays again all the same. */
async function measure(context: Context, book: Rulebook, setup: Setup, games: number): Promise<Balance> {
  const { options, terminal } = context;
  const seed = options.number('seed', 1);
  const player = playerNamed(options.text('player') ?? 'sergeant', 'balance');
  const sides = book.sides(book.world(setup));
  const players = Object.fromEntries(sides.map(side => [side, player]));
  const pieces = Array.from(
    { length: games },
    (_, game): GamePiece => ({ book: book.id, setup, players, seed: `${seed} ${game}` }),
  );
  const crew = crewFor(context);
  const started = performance.now();
  const reports: GameReport[] = [];
  for await (const report of performed(gameTask, pieces, crew)) {
    reports.push(report);
    const what = `${setup.scenario}: ${reports.length} of ${games} games`;
    terminal.progress(progressLine(what, reports.length / games, (performance.now() - started) / 1000));
  }
  terminal.progress('');
  const wonBy = (side?: Side) => reports.filter(({ winner }) => winner === side).length;
  return {
    book: book.id,
    scenario: setup.scenario,
    rules: book.version,
    player,
    seed,
    games: reports.length,
    wins: Object.fromEntries(sides.map(side => [side, wonBy(side)])),
    draws: wonBy(),
  };
}

function line({ scenario, games, wins }: Balance): string {
  const shares = Object.entries(wins).map(([side, won]) => {
    const { share, low, high } = wilson(won, games);
    return `${side} ${percent(share)} (${percent(low)} to ${percent(high)})`;
  });
  const isUneven = Object.values(wins).some(won => won > FAIR * games);
  return `${scenario.padEnd(20)} ${games} games: ${shares.join(', ')}${isUneven ? '  UNEVEN' : ''}`;
}
