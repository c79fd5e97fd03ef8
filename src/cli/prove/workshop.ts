/** Hands that try mutants of a book with the project's own tests. */
import { join } from 'node:path';
import type { Book } from '../../rulebooks/books.ts';
import { UserError } from '../errors.ts';
import type { RuleFile } from './rule-files.ts';
import { Bench } from './run/bench.ts';
import { FailingTests } from './run/measure.ts';
import { atlasOf, type Reach, reachOf } from './run/reach.ts';
import { tryMutant } from './run/trial.ts';
import type { Hand } from './trials.ts';

export interface Job {
  readonly root: string;
  readonly book: Book;
  readonly rules: readonly RuleFile[];
  readonly workers: number;
  /** A folder for what is worked out once. */
  readonly cache: string;
}

/** Each has a Vitest of its own, which stays warm from mutant to mutant. */
export async function openWorkshop({ root, book, rules, workers, cache }: Job): Promise<readonly Hand[]> {
  const { folder } = book;
  const atlas = atlasOf(root, rules);
  const reach = await measuredReach();
  const texts = new Map(rules.map(({ file, text }) => [file, text]));
  const trial = { root, book: `src/rulebooks/${folder}/index.ts`, reach, atlas, texts };
  const benches = await Promise.all(
    Array.from({ length: workers }, () => Bench.open({ root, folder: `src/rulebooks/${folder}` })),
  );
  return benches.map(bench => ({
    perform: mutant => tryMutant(mutant, bench, trial),
    cancel: () => bench.cancel(),
    close: () => bench.close(),
  }));

  async function measuredReach(): Promise<Reach> {
    try {
      return await reachOf({ root, folder, workers, cache: join(cache, `${book.id}-reach.json`) }, atlas);
    } catch (error) {
      if (!(error instanceof FailingTests)) throw error;
      throw new UserError(
        `hedgerow prove: ${error.titles.length} tests of ${book.id} fail as it is, such as "${error.titles[0]}"; expected all to pass`,
      );
    }
  }
}
