/** `hedgerow fuzz`: plays games at random and holds every property of the kernel to them. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Fault, type FuzzCount, fuzzOnce, newCount, sampleProblem } from '../../engine/fuzz/index.ts';
import { printRecord, type Rulebook } from '../../engine/index.ts';
import { bookNamed, setupsOf } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../errors.ts';

interface BookReport extends FuzzCount {
  readonly book: string;
  seconds: number;
  fault?: { readonly property: string; readonly problem: string; readonly record?: string };
}

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Play games at random and check that every property of the kernel holds',
  usage: '[rulebook...]',
  options: {
    games: { takes: 'N', help: 'so many games of each book (1000)' },
    seconds: { takes: 'N', help: 'begin no further game of a book after so long (no limit)' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    scenario: { takes: 'id', help: 'only this scenario' },
    out: { takes: 'folder', help: 'where to write the record that shows a fault (here)' },
  },
  async run({ args, options, terminal, rulebooks }) {
    const chosen = args.length === 0 ? rulebooks : args.map(id => bookNamed(id, rulebooks, 'hedgerow fuzz'));
    const games = options.number('games', 1000, 1);
    const seconds = options.number('seconds', Number.POSITIVE_INFINITY, 1);
    const seed = options.number('seed', 1);
    const folder = resolve(terminal.folder, options.text('out') ?? '.');
    const reports: BookReport[] = [];
    for (const book of chosen) {
      const setups = setupsOf(book, options.text('scenario'), 'hedgerow fuzz');
      const report: BookReport = { book: book.id, seconds: 0, ...newCount() };
      const started = performance.now();
      const inTime = () => performance.now() - started < seconds * 1000;
      for (let game = 0; game < games && inTime() && report.fault === undefined; game++) {
        const setup = setups[game % setups.length];
        if (setup === undefined) break;
        const fault = fuzzOnce({ book, setup }, `${seed} ${game}`, report);
        if (fault) report.fault = keep(fault, book, folder, `${seed}-${game}`);
      }
      const sampling = sampleProblem(report);
      if (sampling && !report.fault) report.fault = { property: 'sampled odds', problem: sampling };
      report.seconds = (performance.now() - started) / 1000;
      reports.push(report);
      if (!options.has('json')) for (const line of lines(report)) terminal.print(line);
    }
    if (options.has('json')) terminal.print(JSON.stringify(reports));
    return reports.some(report => report.fault) ? EXIT.failed : EXIT.done;
  },
};

function keep(fault: Fault, book: Rulebook, folder: string, seed: string): NonNullable<BookReport['fault']> {
  const file = resolve(folder, `fault-${book.id}-${seed}.record`);
  writeFileSync(file, printRecord(fault.record));
  return { property: fault.property, problem: fault.message, record: file };
}

function lines(report: BookReport): readonly string[] {
  const { book, games, asks, seconds, wins, fault } = report;
  const played = Object.values(wins).reduce((sum, count) => sum + count, 0);
  const shares = Object.entries(wins)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([side, count]) => `${side} ${Math.round((100 * count) / played)} %`);
  const summary =
    `${book.padEnd(14)} ${games} games, ${asks} asks, ${Math.round(asks / seconds)} checked asks a second; ` +
    `answers an activity: p99 ${percentile(report.answersPerActivity, 0.99)}, most ${report.answersPerActivity.length - 1}; ` +
    `paired steps ${report.paired}; exchanges ${report.exchangesLive} live, ${report.exchangesDeferred} deferred; ` +
    `sampled odds ${report.compared - report.outside} of ${report.compared} within their error; ${shares.join(', ')}`;
  if (fault === undefined) return [summary];
  const how = fault.record === undefined ? [] : [`  hedgerow replay ${fault.record}`];
  return [summary, `  FAULT ${fault.problem}`, ...how];
}

function percentile(histogram: readonly number[], share: number): number {
  const total = histogram.reduce((sum, count) => sum + (count ?? 0), 0);
  let seen = 0;
  for (let answers = 0; answers < histogram.length; answers++) {
    seen += histogram[answers] ?? 0;
    if (seen >= share * total) return answers;
  }
  return 0;
}
