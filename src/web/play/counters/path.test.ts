import { expect, test } from 'vitest';
import { ORIGIN, placed, within } from './path.ts';

test.each([
  ['M-1-2 3 .5Z', 'M 8 16 16 21 Z'],
  ['M1 1l2-2h3v-4', 'M 12 22 l 4 -4 h 6 v -8'],
  ['M0 0H5V-5C1 1 2 2 3 3', 'M 10 20 H 20 V 10 C 12 22 14 24 16 26'],
  ['M0 0a3 3 0 0 1-7 0', 'M 10 20 a 6 6 0 0 1 -14 0'],
  ['M0 0A3 3 45 1 0 2 2', 'M 10 20 A 6 6 45 1 0 14 24'],
])('%s, twice as large at 10, 20, is %s', (path, expected) => {
  expect(placed(path, { x: 10, y: 20, size: 2 })).toBe(expected);
});

test('a spot within a spot is scaled with it', () => {
  expect(within({ x: 10, y: 0, size: 2 }, { x: 1, y: -3, size: 0.5 })).toEqual({ x: 12, y: -6, size: 1 });
  expect(within(ORIGIN, { x: 1, y: 2, size: 3 })).toEqual({ x: 1, y: 2, size: 3 });
});
