/** Which tests of a book reach which stretches of its rules: measured once, and kept as long as the project stays as it is. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectHash } from '../hashes.ts';
import type { RuleFile } from '../rule-files.ts';
import { Bench } from './bench.ts';
import { MARK, MOST_REGIONS, Regions } from './marks.ts';
import { marked, type Region, regionsOf } from './regions.ts';

export interface ReachingTest {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
  readonly reached: Regions;
}

export interface Reach {
  /** All but those that play at random: what they meet is chance. */
  readonly tests: readonly ReachingTest[];
  /** What is reached already when files are loaded. */
  readonly loading: readonly Regions[];
}

/** Where the regions of each file are in the numbering of all. */
export interface Atlas {
  readonly files: ReadonlyMap<string, { readonly first: number; readonly regions: readonly Region[] }>;
  readonly served: ReadonlyMap<string, string>;
}

/** Who draws from it plays at random. */
const CHANCE = 'src/engine/random.ts';
const SETUP = 'src/cli/prove/run/mark-tests.ts';
/** No test takes nearly so long. */
const SECONDS = 1200;

export function atlasOf(root: string, rules: readonly RuleFile[]): Atlas {
  const files = new Map<string, { first: number; regions: readonly Region[] }>();
  const served = new Map<string, string>();
  let first = 0;
  for (const { file, text } of [...rules, chanceIn(root)]) {
    const regions = regionsOf(file, text);
    files.set(file, { first, regions });
    served.set(file, marked(file, text, `globalThis.${MARK}`, first));
    first += regions.length;
  }
  if (first > MOST_REGIONS)
    throw new Error(`${first} stretches of code, where ${MOST_REGIONS} can be told apart`);
  return { files, served };
}

const chanceIn = (root: string): RuleFile => ({
  file: CHANCE,
  text: readFileSync(join(root, CHANCE), 'utf8'),
});

// ---- measuring

/** What is kept of it: plain data. */
interface Measured {
  readonly of: string;
  readonly tests: readonly (Omit<ReachingTest, 'reached'> & { readonly reached: string })[];
  readonly loading: readonly string[];
  readonly failed: readonly string[];
}

export class FailingTests extends Error {
  override readonly name = 'FailingTests';
  readonly titles: readonly string[];
  constructor(titles: readonly string[]) {
    super(`${titles.length} tests fail`);
    this.titles = titles;
  }
}

/** Kept in the file `cache`; with several workers each takes its share of the test files. */
export async function reachOf(
  { root, folder, workers, cache }: { root: string; folder: string; workers: number; cache: string },
  atlas: Atlas,
): Promise<Reach> {
  const of = projectHash(root, folder);
  const kept = read(cache);
  const measured = kept?.of === of ? kept : await measure(root, folder, workers, atlas, of);
  if (measured.failed.length > 0) throw new FailingTests(measured.failed);
  if (measured !== kept) write(cache, measured);
  const chance = atlas.files.get(CHANCE);
  const tests = measured.tests.map(test => ({ ...test, reached: new Regions(test.reached) }));
  return {
    tests: tests.filter(
      ({ reached }) => !chance || !reached.hasAny(chance.first, chance.first + chance.regions.length),
    ),
    loading: measured.loading.map(text => new Regions(text)),
  };
}

async function measure(
  root: string,
  folder: string,
  workers: number,
  atlas: Atlas,
  of: string,
): Promise<Measured> {
  const options = { root, folder: `src/rulebooks/${folder}`, setup: SETUP, bails: false };
  const benches = await Promise.all(Array.from({ length: workers }, () => Bench.open(options)));
  try {
    const files = (await benches[0]?.files()) ?? [];
    const runs = await Promise.all(
      benches.map((bench, i) => {
        const share = files.filter((_, at) => at % workers === i).map(file => ({ file }));
        return bench.run(share, atlas.served, SECONDS);
      }),
    );
    const cases = runs.flatMap(({ tests }) => tests);
    const unloaded = runs.flatMap(run => (run.unloaded === undefined ? [] : [run.unloaded]));
    return {
      of,
      tests: cases.map(test => ({
        id: test.id,
        file: test.module.moduleId.slice(root.length + 1),
        title: test.fullName,
        milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
        reached: test.meta().reached ?? '',
      })),
      loading: cases.flatMap(test => test.meta().loading ?? []),
      failed: [
        ...unloaded,
        ...cases.filter(test => test.result().state === 'failed').map(test => test.fullName),
      ],
    };
  } finally {
    await Promise.all(benches.map(bench => bench.close()));
  }
}

// ---- keeping

function read(cache: string): Measured | undefined {
  if (!existsSync(cache)) return undefined;
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as Measured;
  } catch {
    // Half written when somebody pulled the plug: it is measured anew.
    return undefined;
  }
}

function write(cache: string, measured: Measured): void {
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(measured));
}
