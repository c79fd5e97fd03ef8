/** Tries mutants by several hands at once, until so many are found that are programs. */
import type { Mutant } from './mutate/mutants.ts';
import type { Outcome } from './run/trial.ts';

/** Who tries mutants, one at a time. */
export interface Hand {
  perform(mutant: Mutant): Promise<Outcome>;
  /** Breaks off what is being tried. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

export interface Tried {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

interface Trials {
  /** How many are wanted, besides those that are invalid. */
  readonly wanted: number;
  readonly signal: AbortSignal;
  /** What is known of a mutant from an earlier run. */
  known(mutant: Mutant): Outcome | undefined;
  /** Told of each as it comes. */
  found(tried: Tried, soFar: readonly Tried[]): void;
}

/**
 * The first so many of the order that are programs, in that order. Another is begun only where one that was taken
 * turned out to be none: however many hands there are, the same are tried.
 */
export async function tryAll(
  order: readonly Mutant[],
  hands: readonly Hand[],
  { wanted, signal, known, found }: Trials,
): Promise<readonly Tried[]> {
  const tried = new Map<number, Tried>();
  const valid = () =>
    [...tried]
      .toSorted(([a], [b]) => a - b)
      .map(([, each]) => each)
      .filter(({ outcome }) => outcome.is !== 'invalid');
  let next = 0;
  let hoped = 0;

  const note = (place: number, mutant: Mutant, outcome: Outcome) => {
    tried.set(place, { mutant, outcome });
    if (outcome.is === 'invalid') hoped--;
  };
  const work = async (hand: Hand): Promise<void> => {
    while (hoped < wanted && next < order.length && !signal.aborted) {
      const place = next++;
      const mutant = order[place] as Mutant;
      hoped++;
      const before = known(mutant);
      const outcome = before ?? (await hand.perform(mutant));
      // What was broken off has come to nothing.
      if (signal.aborted) return;
      note(place, mutant, outcome);
      if (!before) found({ mutant, outcome }, valid());
    }
  };
  const stop = () => {
    for (const hand of hands) void hand.cancel();
  };
  signal.addEventListener('abort', stop);
  try {
    await Promise.all(hands.map(work));
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return valid();
}
