import { expect, test } from 'vitest';
import { ALL_DIRECTIONS, directionName, opposite, parseDirection, turned } from './direction.ts';

test('directions run clockwise from the top and have names', () => {
  expect(ALL_DIRECTIONS.map(directionName)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
  expect(parseDirection('SW')).toBe(4);
  expect(parseDirection('E')).toBeUndefined();
});

test('turning wraps around either way', () => {
  expect(turned(5, 2)).toBe(1);
  expect(turned(0, -1)).toBe(5);
  expect(opposite(1)).toBe(4);
});
