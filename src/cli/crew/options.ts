/** The option by which long commands are told how many threads to work in. */
import { availableParallelism } from 'node:os';
import type { Context, OptionCard } from '../command.ts';
import type { Crew } from './crew.ts';

export const WORKERS: Readonly<Record<string, OptionCard>> = {
  workers: { takes: 'N', help: 'so many threads at once (as many as there are cores)' },
};

export function crewFor({ options, terminal, rulebooks }: Context): Crew {
  return {
    rulebooks,
    workers: options.number('workers', availableParallelism(), 1),
    program: terminal.program,
    signal: terminal.untilInterrupted(),
  };
}
