/** A terminal for tests: keeps what was printed. */
import type { Rulebook } from '../engine/index.ts';
import type { Command } from './command.ts';
import { main } from './main.ts';

export interface Session {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `hedgerow` in this process. */
export async function hedgerow(
  argv: readonly string[],
  {
    folder = process.cwd(),
    commands,
    rulebooks = [],
    signal = new AbortController().signal,
    print = () => {},
    progress = () => {},
  }: {
    folder?: string;
    commands?: readonly Command[];
    rulebooks?: readonly Rulebook[];
    signal?: AbortSignal;
    print?: (line: string) => void;
    progress?: (line: string) => void;
  } = {},
): Promise<Session> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    folder,
    print(line: string) {
      out.push(line);
      print(line);
    },
    complain: (line: string) => void err.push(line),
    progress,
    untilInterrupted: () => signal,
  };
  const code = await main(argv, rulebooks, terminal, commands);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
