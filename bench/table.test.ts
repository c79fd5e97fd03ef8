import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { merge } from './merge.ts';
import { figure, table } from './table.ts';
import { median } from './timing.ts';

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
    { name: 'trace', unit: 'a second', ours: 100000, cpu: 120000, theirs: 5000, ratio: 20 },
    { name: 'a fork', unit: 'µs', ours: 3.5 },
  ]);
  expect(lines).toEqual([
    '             ours  in CPU time  theirs   ratio',
    '  trace   100 000      120 000   5 000  20.0 x  a second',
    '  a fork     3.50                               µs',
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

test('the median of an even number is between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, 0]);
});

test('two commits are compared by their medians in CPU time, each run by the control of its minute', () => {
  const run = (cpu: number, control: number, games = 'a') => [
    { name: 'answers', unit: 'answers a second', ours: 1, cpu, control, games },
    { name: 'list', unit: 'µs', ours: 1, cpu: 1e6 / cpu, control },
    { name: 'size', unit: 'bytes at most', ours: 9 },
  ];
  // The second run of ours fell into a minute in which the machine was half as fast.
  const ours = [run(2000, 100), run(1000, 50), run(2200, 100)];
  const theirs = [run(1000, 100), run(1000, 100), run(900, 100)];
  expect(compare(ours, theirs).slice(1)).toEqual([
    ['answers', '2 000', '1 000', '2.00 x', 'answers a second'],
    ['list', '500', '1 000', '2.00 x', 'µs'],
  ]);
  expect(compare(ours, [run(1000, 100, 'b')])[1]?.[3]).toBe('other games');
});
