/** Which mutants are tried, and in what order: chance decides, and the same seed decides alike. */
import { createHash } from 'node:crypto';
import { type Mutant, mutantsOf } from './mutate/mutants.ts';
import { isChart, type RuleFile } from './rule-files.ts';

/** One number of a chart in so many is drawn from: charts have thousands, and are no procedures. */
const CHART_SHARE = 8;

interface Drawing {
  readonly seed: number;
  /** Only code that cites this rule, or one below it: `3.2` is cited by `3.2.2.c`. */
  readonly rule?: string | undefined;
}

/** All mutants of the files in the order in which they are drawn. */
export function drawn(
  files: readonly RuleFile[],
  isRule: (id: string) => boolean,
  { seed, rule }: Drawing,
): readonly Mutant[] {
  return files
    .flatMap(({ file, text }) => mutantsOf(file, text, isRule))
    .filter(mutant => isDrawnFrom(mutant) && (rule === undefined || mutant.rules.some(isUnder(rule))))
    .map(mutant => ({ mutant, lot: lotOf(`${seed} ${mutant.id}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ mutant }) => mutant);
}

/**
 * A mutant's lot depends on its own text alone: a change of the sources changes the sample only where it changed
 * them.
 */
const lotOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isUnder = (rule: string) => (id: string) => id === rule || id.startsWith(`${rule}.`);

/** Charts: what their functions do, and some of their numbers. */
function isDrawnFrom({ id, file, kind, isStatic, isData }: Mutant): boolean {
  if (!isChart(file) || !isData) return true;
  return isStatic && kind === 'constant changed' && Number.parseInt(id.slice(0, 4), 16) % CHART_SHARE === 0;
}
