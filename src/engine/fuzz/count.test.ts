import { expect, test } from 'vitest';
import { cited, newCount, sumCounts, tick } from './count.ts';

test('counts of single games add up, in any order', () => {
  const one = { ...newCount(), games: 1, asks: 5, answersPerActivity: [0, 4], wins: { A: 1 }, compared: 2 };
  const two = { ...newCount(), games: 1, asks: 7, answersPerActivity: [0, 1, 3], wins: { B: 1 }, outside: 1 };
  tick(one, 'forked');
  tick(two, 'forked');
  tick(two, 'replayed');
  cited(two, '3.1');
  const sum = sumCounts(one, two);
  expect(sum).toEqual({
    ...newCount(),
    games: 2,
    asks: 12,
    checked: { forked: 2, replayed: 1 },
    answersPerActivity: [0, 5, 3],
    cites: { '3.1': 1 },
    wins: { A: 1, B: 1 },
    compared: 2,
    outside: 1,
  });
  expect(sumCounts(two, one)).toEqual(sum);
});
