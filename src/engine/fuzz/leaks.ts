/** The leak matrix: what is hidden by what could tell of it, counted over pairs of worlds that truly differed in it. */
import type { GameState } from '../kernel/rulebook.ts';
import type { WitnessOf } from './channels.ts';
import { Fault, type FaultData } from './fault.ts';
import { type Compared, checkPair } from './pairs.ts';
import type { Subject } from './random-match.ts';
import { Tape } from './tape.ts';

/** A pair is looked at closely so often that a few dozen steps are enough: what leaks does so soon. */
const MOST_STEPS = 40;

export interface LeakCount {
  /** Pairs that were made, also those in which nothing was hidden. */
  readonly made: number;
  /** Pairs that differed in a hidden thing, by the thing; every channel was compared in each of them. */
  readonly pairs: Readonly<Record<string, number>>;
  /** Those of them in which seats played. */
  readonly seated: Readonly<Record<string, number>>;
  /** How often, by the thing and the channel. */
  readonly compared: Compared;
}

export const NO_LEAKS_YET: LeakCount = { made: 0, pairs: {}, seated: {}, compared: {} };

/** One pair, if need be over one of some things. Where somebody plays (`subject.seat`), he does so with set-ups as the book proposes them. */
export function leaksOnce<S extends GameState, W>(
  subject: Subject<S, W>,
  seed: string,
  witnesses: readonly WitnessOf[],
  over?: readonly string[],
): { readonly count: LeakCount; readonly fault?: FaultData } {
  const seated = subject.seat !== undefined;
  try {
    const options = { witnesses, mostSteps: MOST_STEPS, seated, ...(over && { over }) };
    const { compared } = checkPair(subject, new Tape({ seed }), options);
    const pairs = Object.fromEntries(Object.keys(compared).map(thing => [thing, 1]));
    return { count: { made: 1, pairs, seated: seated ? pairs : {}, compared } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { property, problem, record } = error;
    return { count: { ...NO_LEAKS_YET, made: 1 }, fault: { property, problem, record } };
  }
}

export function sumLeaks(a: LeakCount, b: LeakCount): LeakCount {
  const things = new Set([...Object.keys(a.compared), ...Object.keys(b.compared)]);
  return {
    made: a.made + b.made,
    pairs: summed(a.pairs, b.pairs),
    seated: summed(a.seated, b.seated),
    compared: Object.fromEntries(
      [...things].map(thing => [thing, summed(a.compared[thing] ?? {}, b.compared[thing] ?? {})]),
    ),
  };
}

type Numbers = Readonly<Record<string, number>>;

function summed(a: Numbers, b: Numbers): Record<string, number> {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
