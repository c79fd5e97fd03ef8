/** Which tests a mutant is held against, and in what order. */
import type { Mutant } from '../mutate/mutants.ts';
import type { Selection } from './bench.ts';
import type { Atlas, Reach, ReachingTest } from './reach.ts';
import { regionAround } from './regions.ts';

export interface Choice {
  /** Those that reach it, with those first that should know. */
  readonly reaching: readonly Selection[];
  /**
   * All others. What one test works out, another may find remembered without coming by, so nothing survives that has
   * not been held against these too.
   */
  readonly others: readonly Selection[];
  /** How long the longest of them takes, unmutated. */
  readonly longest: number;
}

/** Undefined: no test reaches it. */
export function chooseTests(mutant: Mutant, { tests, loading }: Reach, { files }: Atlas): Choice | undefined {
  const place = files.get(mutant.file);
  if (place === undefined) return undefined;
  const { first, regions } = place;
  const around = regionAround(regions, mutant);
  const region = around === undefined ? undefined : first + around;
  const isLoaded = region === undefined || loading.some(reached => reached.has(region));
  // What takes effect when its file is loaded is reached by all; whoever uses the file is asked first.
  const reaches = ({ reached }: ReachingTest) =>
    isLoaded ? reached.hasAny(first, first + regions.length) : reached.has(region);
  const reaching = tests.filter(reaches);
  if (reaching.length === 0 && !isLoaded) return undefined;
  return {
    reaching: inOrder(reaching, mutant),
    others: inOrder(
      tests.filter(test => !reaches(test)),
      mutant,
    ),
    longest: Math.max(...tests.map(({ milliseconds }) => milliseconds)),
  };
}

/** File by file: those that name the mutant's rules, those beside its file, the quick; the page's come last. */
function inOrder(tests: readonly ReachingTest[], mutant: Mutant): readonly Selection[] {
  const byFile = new Map<string, ReachingTest[]>();
  for (const test of tests) byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  return [...byFile]
    .map(([file, members]) => ({ file, members, rank: rankOf(file, members, mutant) }))
    .toSorted((a, b) => a.rank - b.rank || timeOf(a.members) - timeOf(b.members))
    .map(({ file, members }) => ({ file, ids: members.map(({ id }) => id) }));
}

function rankOf(file: string, tests: readonly ReachingTest[], { file: source, rules }: Mutant): number {
  if (file.includes('/present/')) return 3;
  if (tests.some(({ title }) => rules.some(rule => namesRule(title, rule)))) return 0;
  return file === source.replace(/\.ts$/, '.test.ts') ? 1 : 2;
}

/** `[aslsk 3.2.2.c, 3.2.2.d] doubles cower …` */
function namesRule(title: string, rule: string): boolean {
  const [, ids = ''] = /\[\w+ ([^\]]+)\]/.exec(title) ?? [];
  return ids.split(',').some(id => id.trim() === rule);
}

const timeOf = (tests: readonly ReachingTest[]): number =>
  tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
