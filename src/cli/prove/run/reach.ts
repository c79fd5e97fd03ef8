/** Which tests of a book reach which stretches of its rules: kept as long as the project stays as it is. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectHash } from '../hashes.ts';
import type { RuleFile } from '../rule-files.ts';
import { MARK, MOST_REGIONS, Regions } from './marks.ts';
import { type Measured, measure } from './measure.ts';
import { marked, type Region, regionsOf } from './regions.ts';

export interface ReachingTest {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
  readonly reached: Regions;
}

export interface Reach {
  readonly tests: readonly ReachingTest[];
  /** What is reached already when files are loaded. */
  readonly loading: readonly Regions[];
}

/** Where the regions of each file are in the numbering of all. */
export interface Atlas {
  readonly files: ReadonlyMap<string, { readonly first: number; readonly regions: readonly Region[] }>;
  /** The files with their marks. */
  readonly served: ReadonlyMap<string, string>;
}

/** Who draws from it plays at random. */
const CHANCE = 'src/engine/dice/random.ts';

export function atlasOf(root: string, rules: readonly RuleFile[]): Atlas {
  const files = new Map<string, { first: number; regions: readonly Region[] }>();
  const served = new Map<string, string>();
  const chance = { file: CHANCE, text: readFileSync(join(root, CHANCE), 'utf8') };
  let first = 0;
  for (const { file, text } of [...rules, chance]) {
    const regions = regionsOf(file, text);
    files.set(file, { first, regions });
    served.set(file, marked(file, text, `globalThis.${MARK}`, first));
    first += regions.length;
  }
  if (first > MOST_REGIONS)
    throw new Error(`${first} stretches of code, where ${MOST_REGIONS} can be told apart`);
  return { files, served };
}

/** Measured unless the file `cache` has it; with several workers each takes its share of the test files. */
export async function reachOf(
  { root, folder, workers, cache }: { root: string; folder: string; workers: number; cache: string },
  atlas: Atlas,
): Promise<Reach> {
  const of = projectHash(root, folder);
  const kept = read(cache);
  const measured =
    kept?.of === of ? kept.measured : await measure({ root, folder, workers }, atlas.served, isByChance);
  write(cache, { of, measured });
  return {
    tests: measured.tests.map(test => ({ ...test, reached: new Regions(test.reached) })),
    loading: measured.loading.map(text => new Regions(text)),
  };

  function isByChance(reached: string): boolean {
    const { first = 0, regions = [] } = atlas.files.get(CHANCE) ?? {};
    return new Regions(reached).hasAny(first, first + regions.length);
  }
}

interface Kept {
  readonly of: string;
  readonly measured: Measured;
}

function read(cache: string): Kept | undefined {
  if (!existsSync(cache)) return undefined;
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as Kept;
  } catch {
    // Half written when somebody pulled the plug: it is measured anew.
    return undefined;
  }
}

function write(cache: string, kept: Kept): void {
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(kept));
}
