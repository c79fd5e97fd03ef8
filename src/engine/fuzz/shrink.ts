/** Makes a failing tape as short and as plain as it can, so that the record that shows the fault is short too. */
import { Fault } from './fault.ts';
import { Tape } from './tape.ts';

const MOST_TRIES = 400;

export function shrink(values: readonly number[], first: Fault, check: (tape: Tape) => void): Fault {
  let [best, fault] = [[...values], first];
  let tries = 0;

  const attempt = (candidate: readonly number[]): boolean => {
    if (tries++ >= MOST_TRIES) return false;
    const tape = new Tape({ values: candidate });
    try {
      check(tape);
      return false;
    } catch (error) {
      if (!(error instanceof Fault) || error.property !== first.property) return false;
      const used = tape.values.slice(0, tape.used);
      while (used.at(-1) === 0) used.pop();
      if (used.length > best.length || size(error) > size(fault)) return false;
      const better = used.length < best.length || size(error) < size(fault) || sum(used) < sum(best);
      if (better) [best, fault] = [used, error];
      return better;
    }
  };

  for (
    let chunk = Math.ceil(best.length / 2);
    chunk >= 1 && tries < MOST_TRIES;
    chunk = Math.trunc(chunk / 2)
  ) {
    for (let at = 0; at < best.length && tries < MOST_TRIES; ) {
      const cut = best.toSpliced(at, chunk);
      const zeroed = best.map((value, i) => (i >= at && i < at + chunk ? 0 : value));
      if (!attempt(cut) && !attempt(zeroed)) at += chunk;
    }
  }
  return fault;
}

function size({ record }: Fault): number {
  return record.steps.reduce((answers, step) => answers + step.answers.length, record.steps.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
