/** `hedgerow leaks`: whether anything that a side is shown or told depends on what is hidden from it. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type LeakCount, NO_LEAKS_YET, sumLeaks } from '../../engine/fuzz/leaks.ts';
import { printRecord, Random, type Rulebook, someOptions } from '../../engine/index.ts';
import { bookNamed, setupsOf } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import { EXIT } from '../errors.ts';
import { KeptResults } from '../lab/kept-results.ts';
import { type LeakPiece, type LeakResult, leaksTask } from './leaks-task.ts';

/** A row of the matrix: a thing that a book hides, and how often each channel was compared while it was hidden. */
export interface LeakRow {
  readonly book: string;
  readonly thing: string;
  readonly title: string;
  /** The version of the book's rules by which it was measured. */
  readonly rules: number;
  readonly seed: number;
  /** Pairs of worlds that differed in the thing, and in how many of them bots played. */
  readonly pairs: number;
  readonly withBots: number;
  readonly leaks: number;
  readonly channels: Readonly<Record<string, number>>;
}

/** Who plays: nobody but chance in every second pair. */
const PLAYERS = [undefined, 'recruit', undefined, 'corporal'] as const;
/** A thing that is truly hidden less often than once in so many pairs is reported as not shown. */
const PAIRS_TO_A_HIDDEN_ONE = 40;

export const leaks: Command = {
  name: 'leaks',
  summary: 'Look for what a side is told because of something hidden, channel by channel',
  usage: '[rulebook...]',
  options: {
    pairs: { takes: 'N', help: 'so many truly hidden pairs of worlds for each thing that is hidden (300)' },
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number makes the same pairs (1)' },
    ...WORKERS,
    out: { takes: 'file', help: 'where the figures are kept, row by row (bench/leaks.json)' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const books = args.length === 0 ? rulebooks : args.map(id => bookNamed(id, rulebooks, 'hedgerow leaks'));
    const kept = new KeptResults<LeakRow>(context, {
      file: 'bench/leaks.json',
      command: 'leaks',
      what: 'leak figures',
      nameOf: ({ book, thing }) => `${book} ${thing}`,
    });
    const all: LeakRow[] = [];
    let isSound = true;
    for (const book of books) {
      const { rows, leak, isShort } = await matrixOf(book, context);
      isSound &&= leak === undefined && !isShort;
      if (leak) tellLeak(leak, context);
      for (const row of rows) {
        if (leak === undefined) kept.keep(row);
        if (!options.has('json')) terminal.print(line(row));
      }
      if (rows.length === 0 && !options.has('json')) terminal.print(`${book.id.padEnd(14)} hides nothing`);
      all.push(...rows);
    }
    if (options.has('json')) terminal.print(JSON.stringify(all));
    return isSound ? EXIT.done : EXIT.failed;
  },
};

interface Matrix {
  readonly rows: readonly LeakRow[];
  readonly leak: LeakResult | undefined;
  /** Not enough pairs were found for something. */
  readonly isShort: boolean;
}

async function matrixOf(book: Rulebook, context: Context): Promise<Matrix> {
  const { options, terminal } = context;
  const [wanted, seed] = [options.number('pairs', 300, 1), options.number('seed', 1)];
  const setups = setupsOf(book, options.text('scenario'), 'hedgerow leaks');
  const hidden = setups.map(setup => ({ setup, things: book.hides?.(book.world(setup)) ?? [] }));
  const titles = new Map(hidden.flatMap(({ things }) => things.map(({ id, title }) => [id, title] as const)));
  const most = wanted * titles.size * PAIRS_TO_A_HIDDEN_ONE;
  let count: LeakCount = NO_LEAKS_YET;
  const isShortOf = (thing: string) => (count.pairs[thing] ?? 0) < wanted;

  function* pieces(): Generator<LeakPiece> {
    for (let game = 0; game < most; game++) {
      const open = hidden
        .map(({ setup, things }) => ({ setup, over: things.map(({ id }) => id).filter(isShortOf) }))
        .filter(({ over }) => over.length > 0);
      const next = open[game % open.length];
      if (next === undefined) return;
      const { setup, over } = next;
      const player = PLAYERS[Math.trunc(game / open.length) % PLAYERS.length];
      const drawn = someOptions(book, new Random(`${seed} ${game} options`));
      const piece = { book: book.id, setup: { ...setup, options: drawn }, over, seed, game };
      yield { ...piece, ...(player ? { player } : {}) };
    }
  }

  const started = performance.now();
  let leak: LeakResult | undefined;
  for await (const result of performed(leaksTask, pieces(), crewFor(context))) {
    count = sumLeaks(count, result.count);
    if (result.fault) {
      leak = result;
      break;
    }
    const found = [...titles.keys()].reduce((sum, id) => sum + Math.min(wanted, count.pairs[id] ?? 0), 0);
    const share = found / (wanted * titles.size);
    const what = `${book.id}: ${found} hidden pairs of ${count.made}`;
    terminal.progress(progressLine(what, share, (performance.now() - started) / 1000));
  }
  terminal.progress('');
  const rows = [...titles].map(
    ([thing, title]): LeakRow => ({
      book: book.id,
      thing,
      title,
      rules: book.version,
      seed,
      pairs: count.pairs[thing] ?? 0,
      withBots: count.seated[thing] ?? 0,
      leaks: leak === undefined ? 0 : 1,
      channels: count.compared[thing] ?? {},
    }),
  );
  return { rows, leak, isShort: [...titles.keys()].some(isShortOf) };
}

function tellLeak({ piece, fault }: LeakResult, { terminal }: Context): void {
  if (fault === undefined) return;
  const file = `leak-${piece.book}-${piece.seed}-${piece.game}.record`;
  writeFileSync(resolve(terminal.folder, file), printRecord(fault.record));
  terminal.complain(`${piece.book}: LEAK in pair ${piece.game}, ${piece.setup.scenario}: ${fault.problem}`);
  terminal.complain(`  hedgerow replay ${file}`);
}

function line({ book, title, pairs, withBots, channels }: LeakRow): string {
  const counts = Object.values(channels);
  const compared = counts.reduce((sum, times) => sum + times, 0);
  return (
    `${book.padEnd(14)} ${title.padEnd(32)} ${pairs} hidden pairs (${withBots} with bots), ` +
    `${counts.length} channels, ${compared} comparisons`
  );
}
