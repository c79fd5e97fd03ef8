import { expect, test } from 'vitest';
import { capital, letters, series, signed } from './wording.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j are told as “%s”', (names, text) => {
  expect(series(names)).toBe(text);
});

test('a modifier shows its sign, zero with a plus', () => {
  expect([-2, 0, 3].map(signed)).toEqual(['-2', '+0', '+3']);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('counter %i is %s', (n, letter) => {
  expect(letters(n)).toBe(letter);
});

test('a capital is put in front, and nothing else is changed', () => {
  expect(capital('german MG34')).toBe('German MG34');
  expect(capital('')).toBe('');
});
