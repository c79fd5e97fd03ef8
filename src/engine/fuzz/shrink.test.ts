import { expect, test } from 'vitest';
import type { GameRecord } from '../record.ts';
import { Fault } from './fault.ts';
import { shrink } from './shrink.ts';
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
