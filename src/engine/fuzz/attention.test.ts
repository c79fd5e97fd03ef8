import { expect, test } from 'vitest';
import { Attention } from './attention.ts';
import { Tape } from './tape.ts';

const never = () => new Attention(new Tape({ values: [] }));

test('a kind of ask is looked at when it first comes up, by each check', () => {
  const attention = never();
  expect(attention.wants('fork', ['move'], 4)).toBe(true);
  expect(attention.wants('fork', ['move'], 4)).toBe(false);
  expect(attention.wants('save', ['move'], 4)).toBe(true);
  expect(attention.wants('fork', ['move', 'rally'], 4)).toBe(true);
  expect(attention.wants('fork', ['rally'], 4)).toBe(false);
});

test('one that comes again is looked at as often as the tape says', () => {
  const attention = new Attention(new Tape({ values: [0, 1, 2, 3] }));
  attention.wants('fork', ['move'], 4);
  expect([1, 2, 3, 4].map(() => attention.wants('fork', ['move'], 4))).toEqual([false, false, false, true]);
});
