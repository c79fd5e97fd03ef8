/**
 * Fuzzing: every property of the kernel, on any rulebook, by random play. A book gets all of this by being
 * registered; there is nothing to write for it.
 */
import type { GameState } from '../kernel/rulebook.ts';
import { type FuzzCount, newCount, tick } from './count.ts';
import { checkDeferral } from './deferral.ts';
import { Fault, type FaultData } from './fault.ts';
import { checkPair } from './pairs.ts';
import type { Subject } from './random-match.ts';
import { type Shrinking, shrinking } from './shrink.ts';
import { Tape } from './tape.ts';
import { checkUpgrade } from './upgrade.ts';
import { checkWholeGame } from './whole-game.ts';

export { type FuzzCount, newCount, sumCounts } from './count.ts';
export type { FaultData } from './fault.ts';
export { sampleProblem } from './odds-check.ts';
export type { Subject } from './random-match.ts';
export { answersIn, type Shrinking } from './shrink.ts';

type Check = (subject: Subject, tape: Tape, count: FuzzCount) => void;

/** Each plays a game of its own; those that play two games or more are made for one in so many. */
const CHECKS: Readonly<Record<string, { readonly oneIn: number; readonly hold: Check }>> = {
  play: { oneIn: 1, hold: checkWholeGame },
  pairs: {
    oneIn: 1,
    hold(subject, tape, count) {
      const { steps, compared } = checkPair(subject, tape);
      count.paired += steps;
      if (steps > 0) tick(count, 'nothing leaks');
      for (const thing of Object.keys(compared)) count.hidden[thing] = (count.hidden[thing] ?? 0) + 1;
    },
  },
  deferral: {
    oneIn: 4,
    hold(subject, tape, count) {
      const { live, deferred } = checkDeferral(subject, tape);
      count.exchangesLive += live;
      count.exchangesDeferred += deferred;
      tick(count, 'played by deferred windows');
    },
  },
  upgrade: {
    oneIn: 2,
    hold(subject, tape, count) {
      if (checkUpgrade(subject, tape)) tick(count, 'gone on under later rules');
    },
  },
};

/** A fault, and what shows it again: which check it was, and all the luck of its game. */
export interface Finding {
  readonly fault: FaultData;
  readonly check: string;
  readonly values: readonly number[];
}

/** One game's worth of every check. A fault comes back as it was found, in a game that may be long. */
export function fuzzOnce<S extends GameState, W>(
  subject: Subject<S, W>,
  seed: string,
  count: FuzzCount,
): Finding | undefined {
  for (const [name, { oneIn, hold }] of Object.entries(CHECKS)) {
    if (!new Tape({ seed: `${seed} ${name} at all` }).once(oneIn)) continue;
    const tape = new Tape({ seed: `${seed} ${name}` });
    try {
      hold(subject as unknown as Subject, tape, count);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { property, problem, record } = error;
      return { fault: { property, problem, record }, check: name, values: tape.values.slice(0, tape.used) };
    }
  }
  count.games++;
  return undefined;
}

/** The same fault in shorter and shorter games, for as long as somebody may go on. */
export function shrunk<S extends GameState, W>(
  subject: Subject<S, W>,
  { fault, check, values }: Finding,
  mayGoOn?: () => boolean,
): Generator<Shrinking, void> {
  const again = (tape: Tape) => CHECKS[check]?.hold(subject as unknown as Subject, tape, newCount());
  return shrinking(values, fault, again, mayGoOn);
}
