/** What a command may do with the world outside: two streams and a place to stand. */

export interface Terminal {
  /** Where file names on the command line start from. */
  readonly folder: string;
  /** One line of the answer. */
  print(line: string): void;
  /** One line about the answer: a problem or progress. It never mixes with what is piped on. */
  complain(line: string): void;
}

export function processTerminal(): Terminal {
  // A reader that has seen enough (`hedgerow coverage | head`) closes the pipe: nothing is wrong then.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    folder: process.cwd(),
    print: line => void process.stdout.write(`${line}\n`),
    complain: line => void process.stderr.write(`${line}\n`),
  };
}
