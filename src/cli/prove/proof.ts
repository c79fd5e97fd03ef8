/** What trials of mutants say about the tests of a book. */
import { type Accepted, isSame } from './accepted.ts';
import type { Kind } from './mutate/edit.ts';
import type { Mutant } from './mutate/mutants.ts';
import type { Tried } from './trials.ts';

/** A mutant that no test noticed, and that nobody has accepted. */
interface Survivor extends Pick<Mutant, 'file' | 'line' | 'kind' | 'within' | 'was' | 'now' | 'rules'> {
  readonly kind: Kind;
  /** Tests reached it; otherwise none does. */
  readonly covered: boolean;
}

/** What is kept in bench/proof.json. */
export interface Figures {
  readonly book: string;
  readonly seed: number;
  readonly mutants: number;
  /** By a test that failed, or never ended. */
  readonly killed: number;
  readonly endless: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly accepted: number;
  /** Killed of those that were drawn and not accepted. */
  readonly figure: number;
}

export interface Proof extends Figures {
  readonly survivors: readonly Survivor[];
}

/** So much of what was drawn may be accepted: with more of it a figure would say little. */
export const MOST_ACCEPTED = 0.05;

export function proofOf(
  { book, seed }: Pick<Figures, 'book' | 'seed'>,
  tried: readonly Tried[],
  accepted: readonly Accepted[],
): Proof {
  const count = (...outcomes: readonly string[]) =>
    tried.filter(({ outcome }) => outcomes.includes(outcome.is)).length;
  const living = tried.filter(({ outcome }) => outcome.is === 'survived' || outcome.is === 'uncovered');
  const others = living.filter(({ mutant }) => !accepted.some(each => isSame(each, mutant)));
  const killed = count('killed', 'timeout');
  const acceptedCount = living.length - others.length;
  const judged = tried.length - acceptedCount;
  return {
    book,
    seed,
    mutants: tried.length,
    killed,
    endless: count('timeout'),
    survived: others.filter(({ outcome }) => outcome.is === 'survived').length,
    uncovered: others.filter(({ outcome }) => outcome.is === 'uncovered').length,
    accepted: acceptedCount,
    figure: judged === 0 ? 0 : killed / judged,
    survivors: others.map(({ mutant, outcome }) => survivorOf(mutant, outcome.is === 'survived')),
  };
}

const survivorOf = ({ file, line, kind, within, was, now, rules }: Mutant, covered: boolean): Survivor => ({
  file,
  line,
  kind,
  within,
  was,
  now,
  rules,
  covered,
});

export function figuresOf({ survivors: _, ...figures }: Proof): Figures {
  return figures;
}

// ---- in words

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function proofLines(proof: Proof): readonly string[] {
  const { book, seed, mutants, killed, endless, survived, uncovered, accepted, figure, survivors } = proof;
  const loops = endless > 0 ? ` (${endless} in an endless loop)` : '';
  return [
    ...survivors.flatMap(survivorLines),
    `${book}: ${percent(figure)} of ${mutants - accepted} mutants killed (seed ${seed})`,
    `  ${killed} killed${loops}, ${survived} survived, ${uncovered} reached by no test, ${accepted} accepted`,
  ];
}

function survivorLines({ file, line, kind, within, was, now, rules, covered }: Survivor): readonly string[] {
  const near = rules.length > 0 ? ` [${rules.join(', ')}]` : '';
  return [
    `${file}:${line} ${kind}${within === '' ? '' : ` in ${within}`}${near}${covered ? '' : ', no test reaches it'}`,
    `  - ${was}`,
    `  + ${now}`,
    '',
  ];
}
