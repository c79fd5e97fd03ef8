/** Runs all tests of a book over marked sources: what each reaches, and which of them can be trusted alone. */
import { join } from 'node:path';
import type { TestCase } from 'vitest/node';
import { projectRoot } from '../../project.ts';
import { Bench, type BenchOptions, type Run, type Selection, type Served } from './bench.ts';

/** Plain data, to be kept. */
export interface Measured {
  readonly tests: readonly MeasuredTest[];
  readonly loading: readonly string[];
}

interface MeasuredTest {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
  readonly reached: string;
}

interface Place {
  readonly root: string;
  readonly folder: string;
  readonly workers: number;
}

/** Tests fail over sources as they are. */
export class FailingTests extends Error {
  override readonly name = 'FailingTests';
  readonly titles: readonly string[];
  constructor(titles: readonly string[]) {
    super(`${titles.length} tests fail`);
    this.titles = titles;
  }
}

const SETUP = 'src/cli/prove/run/mark-tests.ts';
/** Nothing takes nearly so long. */
const SECONDS = 1200;
/** The order of tests as it is, and another. */
const ORDERS = [undefined, 1];

/**
 * Left out are tests that play at random, as what they meet is chance, and those that fail when others are not run
 * before them: they would seem to notice whatever a mutant does.
 */
export async function measure(
  place: Place,
  served: Served,
  isByChance: (reached: string) => boolean,
): Promise<Measured> {
  const all = await runAll(place, served, { setup: join(projectRoot(), SETUP) });
  const failed = failuresIn(all);
  if (failed.length > 0) throw new FailingTests(failed);
  const cases = all.flatMap(({ tests }) => tests);
  const tests = cases.map(test => measured(test, place.root)).filter(({ reached }) => !isByChance(reached));
  const unsteady = new Set<string>();
  for (const shuffled of ORDERS) {
    const again = await runAll(place, new Map(), shuffled === undefined ? {} : { shuffled }, tests);
    for (const { id } of again.flatMap(run => run.tests).filter(hasFailed)) unsteady.add(id);
  }
  return {
    tests: tests.filter(({ id }) => !unsteady.has(id)),
    loading: cases.flatMap(test => test.meta().loading ?? []),
  };
}

/** Each worker takes its share of the files; without tests to choose from, all of each file. */
async function runAll(
  { root, folder, workers }: Place,
  served: Served,
  options: Partial<BenchOptions>,
  only?: readonly MeasuredTest[],
): Promise<readonly Run[]> {
  const benches = await Promise.all(
    Array.from({ length: workers }, () =>
      Bench.open({ root, folder: `src/rulebooks/${folder}`, bails: false, ...options }),
    ),
  );
  try {
    const files = (await benches[0]?.files()) ?? [];
    return await Promise.all(
      benches.map((bench, i) => {
        const share = files.filter((_, at) => at % workers === i);
        return bench.run(
          share.flatMap(file => selectionOf(file, only)),
          served,
          SECONDS,
        );
      }),
    );
  } finally {
    await Promise.all(benches.map(bench => bench.close()));
  }
}

function selectionOf(file: string, only: readonly MeasuredTest[] | undefined): readonly Selection[] {
  if (only === undefined) return [{ file }];
  const ids = only.filter(test => test.file === file).map(({ id }) => id);
  return ids.length === 0 ? [] : [{ file, ids }];
}

const hasFailed = (test: TestCase): boolean => test.result().state === 'failed';

const failuresIn = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap(({ tests, unloaded }) => [
    ...(unloaded === undefined ? [] : [unloaded]),
    ...tests.filter(hasFailed).map(test => test.fullName),
  ]);

const measured = (test: TestCase, root: string): MeasuredTest => ({
  id: test.id,
  file: test.module.moduleId.slice(root.length + 1),
  title: test.fullName,
  milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
  reached: test.meta().reached ?? '',
});
