/** The help pages. */
import { type Command, optionsOf } from './command.ts';

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

export const overview = (commands: readonly Command[]): readonly string[] => [
  'hedgerow <command> [options]',
  '',
  ...columns(commands.map(({ name, summary }) => [name, summary])),
  '',
  'hedgerow <command> --help tells more. Exit codes: 0 done, 1 the check failed, 2 misuse or bad input, 130 interrupted.',
];

export const commandPage = (command: Command): readonly string[] => [
  ['hedgerow', command.name, command.usage, '[options]'].filter(part => part !== '').join(' '),
  '',
  `${command.summary}.`,
  '',
  ...columns(
    Object.entries(optionsOf(command)).map(([name, { takes, help }]) => [
      takes === undefined ? `--${name}` : `--${name} ${takes}`,
      help,
    ]),
  ),
];
