import { expect, test } from 'vitest';
import type { GameRecord } from '../record/record.ts';
import { Fault, type FaultData } from './fault.ts';
import { shrinking } from './shrink.ts';
import { Tape } from './tape.ts';

/** A record that is as long as what was drawn. */
const recordOf = (drawn: number): GameRecord => ({
  rulebook: 'none',
  version: 1,
  scenario: 'none',
  options: {},
  fingerprints: {},
  steps: Array.from({ length: drawn }, (_, rest) => ({ rest, epoch: 0, answers: [] })),
  snapshots: [],
});
const long = Array.from({ length: 60 }, (_, i) => (i === 41 || i === 50 ? 7 : 3));

/** Fails at the so-manieth seven. */
const failsAt = (sevens: number) => (tape: Tape) => {
  let left = sevens;
  while (tape.used < 60) {
    if (tape.below(10) === 7 && --left === 0)
      throw new Fault('no sevens', `at ${tape.used}`, recordOf(tape.used));
  }
};
/** The shortest that is found while one may go on. */
const shrink = (
  values: readonly number[],
  first: FaultData,
  check: (tape: Tape) => void,
  mayGoOn?: () => boolean,
): FaultData => {
  let fault = first;
  for (const best of shrinking(values, first, check, mayGoOn)) fault = best.fault;
  return fault;
};
const firstFault = (check: (tape: Tape) => void): Fault => {
  try {
    check(new Tape({ values: long }));
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error('nothing failed');
};

test.each([1, 2])('a long tape that fails at %d values is cut down to those', sevens => {
  const first = firstFault(failsAt(sevens));
  expect(first.record.steps.length).toBeGreaterThan(40);
  expect(shrink(long, first, failsAt(sevens)).record.steps).toHaveLength(sevens);
});

test('only the same property counts as the same fault, and other errors not at all', () => {
  const first = firstFault(failsAt(1));
  const picky = (tape: Tape) => {
    const { length } = tape.values;
    if (length < 5) throw new Error('too short for the check');
    if (length < 20) throw new Fault('another property', '', recordOf(1));
    failsAt(1)(tape);
  };
  const fault = shrink(long, first, picky);
  expect(fault.property).toBe('no sevens');
  expect(fault.record.steps.length).toBeLessThanOrEqual(first.record.steps.length);
});

test('a fault that does not come again is given back as it was', () => {
  const first = firstFault(failsAt(1));
  expect(shrink(long, first, () => {})).toBe(first);
});

test('every game that is tried tells how far shrinking is, and never a longer game than before', () => {
  const seen = [...shrinking(long, firstFault(failsAt(2)), failsAt(2))];
  const lengths = seen.map(({ fault }) => fault.record.steps.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  const shares = seen.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test('whoever has seen enough stops it in the midst of a game, and keeps what was found until then', () => {
  const first = firstFault(failsAt(2));
  let draws = 0;
  const counted = (tape: Tape) => {
    const below = tape.below.bind(tape);
    tape.below = limit => {
      draws++;
      return below(limit);
    };
    failsAt(2)(tape);
  };
  const within = (budget: number) => {
    draws = 0;
    return shrink(long, first, counted, () => draws < budget);
  };
  const whole = within(Number.POSITIVE_INFINITY);
  const allDraws = draws;
  const some = within(allDraws - 5);
  expect(draws).toBeLessThanOrEqual(allDraws - 4);
  expect(some.record.steps.length).toBeLessThan(first.record.steps.length);
  expect(within(0)).toBe(first);
  expect(draws).toBe(0);
  expect(whole.record.steps).toHaveLength(2);
});

test('a game that would draw for ever once it is cut is given up', () => {
  const first = firstFault(failsAt(1));
  const endless = (tape: Tape) => {
    failsAt(1)(tape);
    for (;;) tape.below(10);
  };
  expect(shrink(long, first, endless).record.steps).toHaveLength(1);
});
