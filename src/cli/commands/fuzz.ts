/** `hedgerow fuzz`: plays games at random and holds every property of the kernel to them. */
import { type FuzzCount, newCount, sampleProblem, sumCounts } from '../../engine/fuzz/index.ts';
import { Random, type Rulebook, someOptions } from '../../engine/index.ts';
import { isInTheMaking } from '../../rulebooks/books.ts';
import { bookNamed, setupsOf } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { type Crew, performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import { EXIT } from '../errors.ts';
import { type Exercised, exercisedIn } from '../lab/exercised.ts';
import { PACK, packFor } from '../packs.ts';
import { type FoundFault, SECONDS_TO_SHRINK, tellFault } from './fuzz-fault.ts';
import { type FuzzPiece, type FuzzResult, fuzzTask } from './fuzz-task.ts';

interface BookReport extends FuzzCount {
  readonly book: string;
  readonly seconds: number;
  readonly fault?: FoundFault | { readonly property: string; readonly problem: string };
  /** Of a book with a compendium. */
  readonly exercised?: Exercised;
}

/** How many games of a book are played, when no further one is begun, and whether bots play too. */
interface Limits {
  readonly games: number;
  readonly seconds: number;
  readonly bots: boolean;
}

/** Bots do what chance rarely does, but take their time: every fourth game has some, of one of these levels. */
const GAMES_TO_A_BOT = 4;
const BOTS = ['recruit', 'sergeant', 'recruit', 'corporal'];

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Play games at random and check that every property of the kernel holds',
  usage: '[rulebook...] (all that are finished)',
  options: {
    games: { takes: 'N', help: 'so many games of each book (1000)' },
    seconds: { takes: 'N', help: 'begin no further game of a book after so long (no limit)' },
    minutes: { takes: 'N', help: 'play for so long in all, as many games as there is time for' },
    bots: { help: 'seat bots in every fourth game (with --minutes they always are)' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    from: { takes: 'N', help: 'begin with this game of the seed, counted from 0 (0)' },
    scenario: { takes: 'id', help: 'only this scenario' },
    ...WORKERS,
    ...PACK,
    rules: { help: 'list the rules that no game reached' },
    shrink: {
      takes: 'N',
      help: `look for a shorter game that shows a fault for so many seconds (${SECONDS_TO_SHRINK})`,
    },
    out: { takes: 'folder', help: 'where to write the records that show a fault (here)' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const chosen =
      args.length === 0
        ? rulebooks.filter(({ id }) => !isInTheMaking(id))
        : args.map(id => bookNamed(id, rulebooks, 'hedgerow fuzz'));
    const minutes = options.number('minutes', 0, 1);
    const limits: Limits = {
      games: options.number('games', minutes > 0 ? Number.POSITIVE_INFINITY : 1000, 1),
      seconds: options.number(
        'seconds',
        minutes > 0 ? (minutes * 60) / chosen.length : Number.POSITIVE_INFINITY,
        1,
      ),
      bots: options.has('bots') || minutes > 0,
    };
    const crew = crewFor(context);
    const reports: BookReport[] = [];
    for (const book of chosen) {
      if (crew.signal.aborted) break;
      const report = await fuzzBook(book, limits, crew, context);
      reports.push(report);
      if (!options.has('json')) for (const line of lines(report, options.has('rules'))) terminal.print(line);
    }
    if (options.has('json')) terminal.print(JSON.stringify(reports));
    if (crew.signal.aborted) {
      terminal.complain('interrupted');
      return EXIT.interrupted;
    }
    return reports.some(report => report.fault) ? EXIT.failed : EXIT.done;
  },
};

async function fuzzBook(book: Rulebook, limits: Limits, crew: Crew, context: Context): Promise<BookReport> {
  const { options, terminal } = context;
  const pack = packFor(book, options, terminal.folder, context.rulebooks);
  const setups = setupsOf(book, options.text('scenario'), 'hedgerow fuzz', pack);
  const seed = options.number('seed', 1);
  const first = options.number('from', 0);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;

  function* pieces(): Generator<FuzzPiece> {
    for (let game = first; game < first + limits.games && seconds() < limits.seconds; game++) {
      const scenario = game % setups.length;
      const setup = setups[scenario];
      if (setup === undefined) return;
      // Shifted from round to round, so that bots come to every scenario.
      const round = Math.trunc(game / setups.length);
      const player = BOTS[Math.trunc(game / GAMES_TO_A_BOT) % BOTS.length];
      const seated = limits.bots && player !== undefined && (scenario + round + 1) % GAMES_TO_A_BOT === 0;
      const options = someOptions(book, new Random(`${seed} ${game} options`));
      yield { book: book.id, setup: { ...setup, options }, seed, game, ...(seated ? { player } : {}) };
    }
  }

  let count = newCount();
  let found: FuzzResult | undefined;
  for await (const result of performed(fuzzTask, pieces(), crew)) {
    count = sumCounts(count, result.count);
    if (result.finding) {
      found = result;
      break;
    }
    const share = Math.max(count.games / limits.games, seconds() / limits.seconds);
    terminal.progress(progressLine(`${book.id}: ${count.games} games`, share, seconds()));
  }
  terminal.progress('');
  const played = seconds();
  // Threads that play on have been stopped by now: shrinking has the machine to itself.
  const fault = found?.finding
    ? await tellFault(found.finding, found.piece, book, crew.signal, context)
    : samplingFault(count);
  const exercised = exercisedIn(book, count.cites);
  return {
    book: book.id,
    seconds: played,
    ...count,
    ...(fault ? { fault } : {}),
    ...(exercised ? { exercised } : {}),
  };
}

function samplingFault(count: FuzzCount): BookReport['fault'] {
  const problem = sampleProblem(count);
  return problem ? { property: 'sampled odds', problem } : undefined;
}

function lines(report: BookReport, listRules: boolean): readonly string[] {
  const { book, games, asks, seconds, wins, checked, fault } = report;
  const played = Object.values(wins).reduce((sum, count) => sum + count, 0);
  const shares = Object.entries(wins)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([side, count]) => `${side} ${Math.round((100 * count) / played)} %`);
  const summary =
    `${book.padEnd(14)} ${games} games, ${asks} asks, ${Math.round(asks / seconds)} checked asks a second; ` +
    `answers an activity: p99 ${percentile(report.answersPerActivity, 0.99)}, most ${report.answersPerActivity.length - 1}; ` +
    `paired steps ${report.paired}; exchanges ${report.exchangesLive} live, ${report.exchangesDeferred} deferred; ` +
    `sampled odds ${report.compared - report.outside} of ${report.compared} within their error; ${shares.join(', ')}`;
  const often = Object.entries(checked).map(([property, times]) => `${property} ${times}`);
  return [
    summary,
    `  checked: every offer of ${asks} asks; ${often.join(', ')}`,
    ...(report.exercised ? ruleLines(report.exercised, listRules) : []),
    ...(fault ? faultLines(fault) : []),
  ];
}

function faultLines(fault: NonNullable<BookReport['fault']>): readonly string[] {
  if (!('record' in fault)) return [`  FAULT ${fault.problem}`];
  const { problem, record, answers, short } = fault;
  if (short === undefined)
    return [`  FAULT ${problem}`, `  hedgerow replay ${record} (no shorter game was found)`];
  return [
    `  FAULT ${short.problem}`,
    `  hedgerow replay ${short.record} (${short.answers} answers instead of ${answers})`,
  ];
}

function ruleLines({ rules, reached, notReached, unknown }: Exercised, list: boolean): readonly string[] {
  return [
    `  rules exercised: ${reached} of ${rules}${list || notReached.length === 0 ? '' : ' (--rules lists the others)'}`,
    ...(list ? [`  not reached: ${notReached.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`  cited, but no rule of the book: ${unknown.join(', ')}`] : []),
  ];
}

function percentile(histogram: readonly number[], share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let answers = 0; answers < histogram.length; answers++) {
    seen += histogram[answers] ?? 0;
    if (seen >= share * total) return answers;
  }
  return 0;
}
