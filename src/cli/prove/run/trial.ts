/** What becomes of one mutant. */
import { applied } from '../mutate/edit.ts';
import type { Mutant } from '../mutate/mutants.ts';
import { parses } from '../mutate/syntax.ts';
import { type Bench, loads, type Run } from './bench.ts';
import { type Choice, chooseTests } from './choose.ts';
import type { Atlas, Reach } from './reach.ts';

export type Outcome =
  /** A test failed, or could no longer be loaded. */
  | { readonly is: 'killed'; readonly by: string; readonly file: string }
  /** A test never came to its end, or took all memory. */
  | { readonly is: 'timeout' }
  | { readonly is: 'survived' }
  /** No test reaches it. */
  | { readonly is: 'uncovered' }
  /** No program, or one that can't even be loaded: any test would tell, and another mutant is drawn. */
  | { readonly is: 'invalid' };

export interface Trial {
  readonly root: string;
  /** The module that puts the book together. */
  readonly book: string;
  readonly reach: Reach;
  readonly atlas: Atlas;
  /** The sources as they are, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A test may take so much longer than the longest does, on a machine that has other things to do. */
const PATIENCE = 10;
const LOADING_SECONDS = 30;

export async function tryMutant(mutant: Mutant, bench: Bench, trial: Trial): Promise<Outcome> {
  const text = applied(trial.texts.get(mutant.file) ?? '', mutant);
  if (!parses(mutant.file, text)) return { is: 'invalid' };
  const choice = chooseTests(mutant, trial.reach, trial.atlas);
  if (choice === undefined) return { is: 'uncovered' };
  const served = new Map([[mutant.file, text]]);
  for (const selections of [choice.reaching, choice.others]) {
    if (selections.length === 0) continue;
    const run = await runTwice(bench, selections, served, secondsFor(choice));
    const outcome = outcomeOf(run);
    // A test file that can't be loaded fell to the mutant, unless the book itself can't be.
    if (outcome.is === 'killed' && !run.failed && !(await loads(trial.root, trial.book, served)))
      return { is: 'invalid' };
    if (outcome.is !== 'survived') return outcome;
  }
  return { is: 'survived' };
}

/** What breaks down once may have had no room on a busy machine; what does so twice is the mutant's doing. */
async function runTwice(bench: Bench, ...what: Parameters<Bench['run']>): Promise<Run> {
  const run = await bench.run(...what);
  return run.broken && !run.failed && !run.endless ? bench.run(...what) : run;
}

const secondsFor = ({ longest }: Choice): number => LOADING_SECONDS + (PATIENCE * longest) / 1000;

function outcomeOf({ failed, unloaded, broken, endless }: Run): Outcome {
  if (failed) return { is: 'killed', by: failed.title, file: failed.file };
  if (endless || broken) return { is: 'timeout' };
  if (unloaded !== undefined) return { is: 'killed', by: 'it can no longer be loaded', file: unloaded };
  return { is: 'survived' };
}
