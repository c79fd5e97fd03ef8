/** What a command may do with the world outside: two streams, a place to stand, and threads to work in. */

export interface Terminal {
  /** Where file names on the command line start from. */
  readonly folder: string;
  /** The program that worker threads run; undefined: there are none. */
  readonly program?: string;
  /** One line of the answer. */
  print(line: string): void;
  /** One line about the answer: a problem. It never mixes with what is piped on. */
  complain(line: string): void;
  /** How far the work is, in place of what was told before; a pipe or a file is told nothing. */
  progress(line: string): void;
  /** From now on Ctrl-C ends the work instead of the program; a second one ends the program. */
  untilInterrupted(): AbortSignal;
}

const ERASE_LINE = '\r\u001b[K';

/** `program`: where it lies, if it can be run in worker threads too. */
export function processTerminal(program?: string): Terminal {
  // A reader that has seen enough (`hedgerow coverage | head`) closes the pipe: nothing is wrong then.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  let interruption: AbortSignal | undefined;
  let shown = '';
  const progress = (line: string) => {
    if (!process.stderr.isTTY || line === shown) return;
    const room = Math.max(20, (process.stderr.columns ?? 80) - 1);
    process.stderr.write(`${ERASE_LINE}${line.slice(0, room)}`);
    shown = line;
  };
  const below = (write: () => void) => {
    const before = shown;
    progress('');
    write();
    progress(before);
  };
  return {
    folder: process.cwd(),
    ...(program === undefined ? {} : { program }),
    print: line => below(() => process.stdout.write(`${line}\n`)),
    complain: line => below(() => process.stderr.write(`${line}\n`)),
    progress,
    untilInterrupted() {
      if (interruption === undefined) {
        const controller = new AbortController();
        process.once('SIGINT', () => controller.abort());
        interruption = controller.signal;
      }
      return interruption;
    },
  };
}
