/**
 * Fuzzing: every property of the kernel, on any rulebook, by random play. A book gets all of this by being
 * registered; there is nothing to write for it.
 */
import type { GameState } from '../rulebook.ts';
import { checkDeferral } from './deferral.ts';
import { Fault } from './fault.ts';
import { checkViews } from './imagined-views.ts';
import { checkOdds, type SampleTally } from './odds-check.ts';
import { checkOffers } from './only-offered.ts';
import { checkPair } from './pairs.ts';
import { offeredNow, playAtRandom, type Subject } from './random-match.ts';
import { checkHere, checkReplay, checkUndo } from './same-everywhere.ts';
import { shrink } from './shrink.ts';
import { checkTakenBack } from './taken-back.ts';
import { Tape } from './tape.ts';
import { checkUpgrade } from './upgrade.ts';

export { Fault } from './fault.ts';
export { sampleProblem } from './odds-check.ts';
export type { Subject } from './random-match.ts';

/** What a run of fuzzing has seen. */
export interface FuzzCount extends SampleTally {
  games: number;
  /** Asks answered in the games played whole. */
  asks: number;
  /** The most answers that one activity took, and how many activities took how many. */
  answersPerActivity: number[];
  wins: Record<string, number>;
  /** Steps over which paired worlds were compared. */
  paired: number;
  exchangesLive: number;
  exchangesDeferred: number;
}

export function newCount(): FuzzCount {
  return {
    games: 0,
    asks: 0,
    answersPerActivity: [],
    wins: {},
    paired: 0,
    exchangesLive: 0,
    exchangesDeferred: 0,
    compared: 0,
    outside: 0,
  };
}

/** So many earlier offers are kept, to be tried again when they are stale. */
const STALE = 4;

type Check<S extends GameState, W> = (subject: Subject<S, W>, tape: Tape, count: FuzzCount) => void;

function checkWholeGame<S extends GameState, W>(subject: Subject<S, W>, tape: Tape, count: FuzzCount): void {
  const stale: string[] = [];
  const { match, answers } = playAtRandom(subject, tape, here => {
    for (const choice of here.choices) offeredNow(here, choice);
    checkHere(here, tape.once(8));
    if (here.outcome) return undefined;
    if (here.fresh) checkViews(here, tape);
    if (tape.once(4)) checkOffers(here, tape, stale);
    if (tape.once(4)) checkTakenBack(here, tape);
    if (tape.once(40)) checkOdds(here, tape, count);
    const [choice] = here.choices;
    if (choice && stale.push(here.offered(choice.by)[0] ?? '') > STALE) stale.shift();
    return undefined;
  });
  checkReplay(match);
  checkUndo(match, tape.below(match.rest + 1));
  const winner = match.outcome?.winner ?? 'draw';
  count.wins[winner] = (count.wins[winner] ?? 0) + 1;
  count.asks += answers;
  for (const step of match.record().steps) {
    const length = step.answers.length;
    count.answersPerActivity[length] = (count.answersPerActivity[length] ?? 0) + 1;
  }
}

const CHECKS: Readonly<Record<string, Check<GameState, unknown>>> = {
  play: checkWholeGame,
  pairs: (subject, tape, count) => {
    count.paired += checkPair(subject, tape);
  },
  deferral: (subject, tape, count) => {
    const { live, deferred } = checkDeferral(subject, tape);
    count.exchangesLive += live;
    count.exchangesDeferred += deferred;
  },
  upgrade: (subject, tape) => checkUpgrade(subject, tape),
};

/** One game's worth of every check. A fault comes back as the shortest game found that shows it. */
export function fuzzOnce(subject: Subject, seed: string, count: FuzzCount): Fault | undefined {
  for (const [name, check] of Object.entries(CHECKS)) {
    const tape = new Tape({ seed: `${seed} ${name}` });
    try {
      check(subject, tape, count);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return shrink(tape.values.slice(0, tape.used), error, again => check(subject, again, newCount()));
    }
  }
  count.games++;
  return undefined;
}
