/** Does the pieces of a task, by worker threads if there are any to be had, and gives the results in order. */
import { setImmediate } from 'node:timers/promises';
import type { Rulebook } from '../../engine/index.ts';
import type { Task } from './task.ts';
import { Thread } from './thread.ts';

export interface Crew {
  readonly rulebooks: readonly Rulebook[];
  readonly workers: number;
  /** The program that a worker thread runs; undefined: all is done in this thread. */
  readonly program: string | undefined;
  /** Ends the work early. */
  readonly signal: AbortSignal;
}

/**
 * The results, in the order of the pieces however the work was split. Pieces are taken one by one as hands come free,
 * so that a generator of pieces can go by the clock.
 */
export async function* performed<Piece, Result>(
  task: Task<Piece, Result>,
  pieces: Iterable<Piece>,
  crew: Crew,
): AsyncGenerator<Result> {
  if (crew.workers > 1 && crew.program !== undefined)
    yield* byThreads(task, pieces, crew.workers, crew.program, crew.signal);
  else yield* here(task, pieces, crew);
}

async function* here<Piece, Result>(
  task: Task<Piece, Result>,
  pieces: Iterable<Piece>,
  { rulebooks, signal }: Crew,
): AsyncGenerator<Result> {
  for (const piece of pieces) {
    // Somebody may want to interrupt, and is heard only while nothing runs.
    await setImmediate();
    if (signal.aborted) return;
    yield task.perform(piece, rulebooks);
  }
}

async function* byThreads<Piece, Result>(
  { name }: Task<Piece, Result>,
  pieces: Iterable<Piece>,
  workers: number,
  program: string,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  const source = pieces[Symbol.iterator]();
  const ready = new Map<number, { readonly result: Result } | { readonly failure: unknown }>();
  const threads = Array.from({ length: workers }, () => new Thread(program, name));
  let wake = () => {};
  let taken = 0;
  let working = threads.length;

  const work = async (thread: Thread): Promise<void> => {
    for (let { done, value } = source.next(); !done; { done, value } = source.next()) {
      const place = taken++;
      try {
        ready.set(place, { result: (await thread.perform(value)) as Result });
      } catch (failure) {
        ready.set(place, { failure });
        break;
      } finally {
        wake();
      }
    }
    working--;
    wake();
  };
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    for (const thread of threads) void work(thread);
    for (let next = 0; !signal.aborted; ) {
      const outcome = ready.get(next);
      if (outcome !== undefined) {
        ready.delete(next++);
        if ('failure' in outcome) throw outcome.failure;
        yield outcome.result;
      } else if (working === 0) return;
      else
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(threads.map(thread => thread.stop()));
  }
}
