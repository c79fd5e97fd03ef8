/** The terminal front: finds the command, and turns whatever goes wrong into one line and an exit code. */
import type { Rulebook } from '../engine/index.ts';
import type { Command } from './command.ts';
import { readCommandLine } from './command.ts';
import { commands } from './commands/index.ts';
import { EXIT, UserError } from './errors.ts';
import { commandPage, overview } from './help.ts';
import { suggestion } from './suggest.ts';
import { processTerminal, type Terminal } from './terminal.ts';

export async function main(
  argv: readonly string[],
  rulebooks: readonly Rulebook[],
  terminal: Terminal = processTerminal(),
  known: readonly Command[] = commands,
): Promise<number> {
  try {
    const [name, ...rest] = argv;
    if (name === undefined) {
      for (const line of overview(known)) terminal.complain(line);
      return EXIT.misused;
    }
    if (name === '--help' || name === '-h' || name === 'help') {
      for (const line of overview(known)) terminal.print(line);
      return EXIT.done;
    }
    const command = known.find(each => each.name === name);
    if (command === undefined) {
      const names = known.map(each => each.name);
      throw new UserError(
        `hedgerow: no command "${name}"${suggestion(name, names)} (commands: ${names.join(', ')})`,
      );
    }
    const { args, options } = readCommandLine(command, rest);
    if (options.has('help')) {
      for (const line of commandPage(command)) terminal.print(line);
      return EXIT.done;
    }
    return await command.run({ args, options, terminal, rulebooks });
  } catch (error) {
    return report(error, terminal);
  }
}

function report(error: unknown, terminal: Terminal): number {
  if (error instanceof UserError) {
    terminal.complain(error.message);
    return EXIT.misused;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  terminal.complain(`hedgerow broke: ${message} (set HEDGEROW_DEBUG=1 to see where)`);
  if (process.env.HEDGEROW_DEBUG && stack !== undefined) terminal.complain(stack);
  return EXIT.broken;
}
