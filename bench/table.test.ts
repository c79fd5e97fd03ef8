import { expect, test } from 'vitest';
import { merge } from './merge.ts';
import { figure, table } from './table.ts';

test.each([
  [1234567, '1 234 567'],
  [999.6, '1 000'],
  [45.64, '45.6'],
  [0.012345, '0.0123'],
  [-1500, '-1 500'],
])('%d reads %s', (value, text) => {
  expect(figure(value)).toBe(text);
});

test('figures stand under one another', () => {
  const lines = table([
    { name: 'trace', unit: 'a second', ours: 100000, theirs: 5000, ratio: 20 },
    { name: 'a fork', unit: 'µs', ours: 3.5 },
  ]);
  expect(lines).toEqual([
    '             ours  theirs   ratio',
    '  trace   100 000   5 000  20.0 x  a second',
    '  a fork     3.50                  µs',
  ]);
});

test('fresh results take the place of their namesakes and leave the others', () => {
  const result = (name: string, ours: number) => ({ name, unit: 'ms', ours });
  expect(merge([result('b', 1), result('c', 2)], [result('b', 3), result('a', 4)])).toEqual([
    result('a', 4),
    result('b', 3),
    result('c', 2),
  ]);
});
