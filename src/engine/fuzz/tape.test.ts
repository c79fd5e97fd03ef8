import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heap, tiny } from '../test-game.ts';
import { playAtRandom } from './random-match.ts';
import { Tape } from './tape.ts';

const take = (tape: Tape, n: number) => Array.from({ length: n }, () => tape.below(1_000));

test('a tape of a seed is the same every time, and holds what was drawn from it', () => {
  const tape = new Tape({ seed: 'a' });
  const drawn = take(tape, 5);
  expect(take(new Tape({ seed: 'a' }), 5)).toEqual(drawn);
  expect(take(new Tape({ seed: 'b' }), 5)).not.toEqual(drawn);
  expect(tape.used).toBe(5);
  expect(take(new Tape({ values: tape.values }), 5)).toEqual(drawn);
});

test('a tape of values has zeros after them', () => {
  const tape = new Tape({ values: [1_007, 3] });
  expect([tape.below(10), tape.pick(['a', 'b']), tape.below(10), tape.used]).toEqual([7, 'b', 0, 3]);
});

test('once in so many times is the last of so many numbers', () => {
  const tape = new Tape({ values: [0, 1, 2, 3, 4, 5] });
  expect([1, 2, 3, 4, 5, 6].map(() => tape.once(3))).toEqual([false, false, true, false, false, true]);
});

test('what somebody chooses is on the tape, and is not asked for when it is played again', () => {
  const tape = new Tape({ seed: 'a' });
  expect([tape.written(10, () => 7), tape.values]).toEqual([7, [7]]);
  const again = new Tape({ values: tape.values });
  const nobody = () => {
    throw new Error('nobody should be asked');
  };
  expect([again.written(10, nobody), again.written(10, nobody)]).toEqual([7, 0]);
});

test('any list of numbers makes a legal game to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), values => {
      const { match } = playAtRandom({ book: tiny, setup: heap }, new Tape({ values }));
      expect(match.outcome).toBeDefined();
    }),
    { numRuns: 20 },
  );
});
