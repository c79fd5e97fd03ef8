/** `hedgerow pack`: checks a player's file of chart values, or prints all of ours as such a file to begin with. */
import { problemText } from '../../board/problem.ts';
import { type ChartPack, packHash } from '../../engine/index.ts';
import { printPack, readPack } from '../../engine/numbers/pack-file.ts';
import { bookNamed, readFile } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { suggestion } from '../suggest.ts';

const TASKS = ['check', 'print'];

export const pack: Command = {
  name: 'pack',
  summary: 'Check a file of your own chart values, or print ours as one to begin with',
  usage: 'check <file> | print <rulebook>',
  options: {},
  async run(context) {
    const [task = '', subject, ...more] = context.args;
    if (!TASKS.includes(task))
      throw new UserError(
        `hedgerow pack: found "${task}"${suggestion(task, TASKS)}; expected check <file> or print <rulebook>`,
      );
    if (subject === undefined || more.length > 0)
      throw new UserError(
        `hedgerow pack ${task}: expected one ${task === 'check' ? '<file>' : '<rulebook>'}`,
      );
    return task === 'check' ? check(subject, context) : print(subject, context);
  },
};

function check(file: string, { options, terminal, rulebooks }: Context): number {
  const read = readPack(readFile(file, terminal.folder, 'a chart pack'), file, rulebooks);
  const problems = read.ok ? [] : read.problems;
  if (options.has('json')) {
    const found = read.ok ? { book: read.book, name: read.pack.name, hash: packHash(read.pack) } : {};
    terminal.print(JSON.stringify({ file, ...found, problems }));
  } else if (read.ok) {
    const values = Object.values(read.pack.charts).reduce((sum, own) => sum + Object.keys(own).length, 0);
    const charts = Object.keys(read.pack.charts).length;
    terminal.print(
      `${file}: a valid chart pack for ${read.book}, “${read.pack.name}”: ` +
        `${values} values in ${charts} charts, hash ${packHash(read.pack)}`,
    );
  } else for (const problem of problems) terminal.complain(problemText(problem));
  return problems.length === 0 ? EXIT.done : EXIT.misused;
}

function print(id: string, { terminal, rulebooks }: Context): number {
  const book = bookNamed(id, rulebooks, 'hedgerow pack print');
  const charts: ChartPack['charts'] = {};
  for (const { id: chart, rows, columns, cells } of book.charts?.() ?? [])
    charts[chart] = Object.fromEntries(
      rows.flatMap((row, i) =>
        columns.map((column, j) => [`${row}/${column}`, cells[i]?.[j] as string | number | boolean]),
      ),
    );
  terminal.print(printPack(book.id, { name: `All values of ${book.title}`.slice(0, 60), charts }).trimEnd());
  return EXIT.done;
}
