/** Makes a failing tape as short and as plain as it can, so that the record that shows the fault is short too. */
import { Fault, type FaultData } from './fault.ts';
import { Tape } from './tape.ts';

const MOST_TRIES = 400;

/** How far shrinking has come. */
export interface Shrinking {
  /** The fault in the shortest game so far. */
  readonly fault: FaultData;
  /** How many of the games that it plays at most it has played, from 0 to 1. */
  readonly share: number;
}

/**
 * Gives the shortest so far after every game that it tries, and ends at the latest when `mayGoOn` says no, even in the midst
 * of a game: large books take seconds for one, and whoever waits has a clock while the engine has none.
 */
export function* shrinking(
  values: readonly number[],
  first: FaultData,
  check: (tape: Tape) => void,
  mayGoOn: () => boolean = () => true,
): Generator<Shrinking, void> {
  let best = values;
  let fault = first;
  let tries = 0;

  const attempt = (candidate: readonly number[]): boolean => {
    // A game that draws more than the first one did would show nothing shorter, and may be without end.
    const tape = new Tape({ values: candidate }, used => used < values.length && mayGoOn());
    try {
      check(tape);
      return false;
    } catch (error) {
      if (tape.stopped || !(error instanceof Fault) || error.property !== first.property) return false;
      const used = tape.values.slice(0, tape.used);
      while (used.at(-1) === 0) used.pop();
      if (used.length > best.length || size(error) > size(fault)) return false;
      const better = used.length < best.length || size(error) < size(fault) || sum(used) < sum(best);
      if (better) [best, fault] = [used, error];
      return better;
    }
  };

  for (let chunk = Math.ceil(best.length / 2); chunk >= 1; chunk = Math.trunc(chunk / 2)) {
    for (let at = 0; at < best.length; ) {
      const cut = best.toSpliced(at, chunk);
      const zeroed = best.map((value, i) => (i >= at && i < at + chunk ? 0 : value));
      let better = false;
      for (const candidate of [cut, zeroed]) {
        if (better) break;
        if (tries === MOST_TRIES || !mayGoOn()) return;
        tries++;
        better = attempt(candidate);
        yield { fault, share: tries / MOST_TRIES };
      }
      if (!better) at += chunk;
    }
  }
}

/** What there is to read. */
function size(fault: FaultData): number {
  return answersIn(fault) + fault.record.steps.length;
}

export function answersIn({ record }: FaultData): number {
  return record.steps.reduce((answers, step) => answers + step.answers.length, 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
