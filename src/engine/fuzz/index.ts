/**
 * Fuzzing: every property of the kernel, on any rulebook, by random play. A book gets all of this by being
 * registered; there is nothing to write for it.
 */
import type { GameState } from '../rulebook.ts';
import { type FuzzCount, newCount, tick } from './count.ts';
import { checkDeferral } from './deferral.ts';
import { Fault } from './fault.ts';
import { checkPair } from './pairs.ts';
import type { Subject } from './random-match.ts';
import { shrink } from './shrink.ts';
import { Tape } from './tape.ts';
import { checkUpgrade } from './upgrade.ts';
import { checkWholeGame } from './whole-game.ts';

export { type FuzzCount, newCount, sumCounts } from './count.ts';
export { Fault } from './fault.ts';
export { sampleProblem } from './odds-check.ts';
export type { Subject } from './random-match.ts';

type Check = (subject: Subject, tape: Tape, count: FuzzCount) => void;

/** Each plays a game of its own; those that play two games or more are made for one in so many. */
const CHECKS: Readonly<Record<string, { readonly oneIn: number; readonly hold: Check }>> = {
  play: { oneIn: 1, hold: checkWholeGame },
  pairs: {
    oneIn: 1,
    hold(subject, tape, count) {
      const steps = checkPair(subject, tape);
      count.paired += steps;
      if (steps > 0) tick(count, 'nothing leaks');
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

/** One game's worth of every check. A fault comes back as the shortest game found that shows it. */
export function fuzzOnce<S extends GameState, W>(
  subject: Subject<S, W>,
  seed: string,
  count: FuzzCount,
): Fault | undefined {
  for (const [name, { oneIn, hold }] of Object.entries(CHECKS)) {
    if (!new Tape({ seed: `${seed} ${name} at all` }).once(oneIn)) continue;
    const check = (tape: Tape, into: FuzzCount) => hold(subject as unknown as Subject, tape, into);
    const tape = new Tape({ seed: `${seed} ${name}` });
    try {
      check(tape, count);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return shrink(tape.values.slice(0, tape.used), error, again => check(again, newCount()));
    }
  }
  count.games++;
  return undefined;
}
