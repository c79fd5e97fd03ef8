/** `hedgerow validate`: says of each file what it is, and everything that is wrong with it. */
import { type Problem, problemText } from '../../board/problem.ts';
import { readFile } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { FORMATS, formatOf } from '../formats.ts';

interface Verdict {
  readonly file: string;
  readonly format: string;
  readonly problems: readonly Problem[];
}

export const validate: Command = {
  name: 'validate',
  summary: 'Check files (boards, compendiums, records); exits with 2 if one is invalid',
  usage: '<file...>',
  options: {},
  async run({ args, options, terminal }) {
    if (args.length === 0) throw new UserError('hedgerow validate: no file given; expected <file...>');
    const verdicts = args.map(file => examine(file, terminal.folder));
    if (options.has('json')) terminal.print(JSON.stringify(verdicts));
    else
      for (const { file, format, problems } of verdicts) {
        if (problems.length === 0) terminal.print(`${file}: a valid ${format}`);
        for (const problem of problems) terminal.complain(problemText(problem));
      }
    return verdicts.every(({ problems }) => problems.length === 0) ? EXIT.done : EXIT.misused;
  },
};

function examine(file: string, folder: string): Verdict {
  const text = readFile(file, folder, 'a file to validate');
  const format = formatOf(text);
  if (format) return { file, format: format.name, problems: format.problemsIn(text, file) };
  const expected = `a ${FORMATS.map(({ name }) => name).join(', or a ')}`;
  const problem = { file, line: 1, column: 1, path: '', wrong: 'not a file of ours', expected };
  return { file, format: 'unknown', problems: [problem] };
}
