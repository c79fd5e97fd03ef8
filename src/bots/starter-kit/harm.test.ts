import { expect, test } from 'vitest';
import { WORLD } from '../../rulebooks/starter-kit/testing/bench.ts';
import { chanceAbove, chanceUpTo, harm } from './harm.ts';

const squad = { morale: 7, broken: false, crowd: 1 };

test('the chances of two dice', () => {
  expect([1, 7, 11, 12].map(chanceAbove)).toEqual([1, 15 / 36, 1 / 36, 0]);
  expect(chanceUpTo(7)).toBeCloseTo(21 / 36);
});

test('more firepower harms more, more cover less', () => {
  const byColumn = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36].map(firepower => harm(WORLD, firepower, 0, squad));
  const byCover = [-2, -1, 0, 1, 2, 3, 5].map(drm => harm(WORLD, 8, drm, squad));
  expect(byColumn).toEqual(byColumn.toSorted((a, b) => a - b));
  expect(byCover).toEqual(byCover.toSorted((a, b) => b - a));
});

test('no attack harms by nothing, and none by more than everything', () => {
  expect(harm(WORLD, 0.5, 0, squad)).toBe(0);
  expect(harm(WORLD, 36, -6, squad)).toBeLessThanOrEqual(1);
  expect(harm(WORLD, 36, -6, squad)).toBeGreaterThan(0.95);
});

test('one firepower at +2 leaves a squad of morale 7 all but alone', () => {
  // Only a final 4 or 5, of 2 or 3 on the dice, does anything: NMC once in 36 falls, PTC twice.
  const expected = (1 / 36) * ((15 / 36) * 0.5 + (6 / 36) * 0.1) + (2 / 36) * 0.1 * (15 / 36);
  expect(harm(WORLD, 1, 2, squad)).toBeCloseTo(expected, 10);
});

test('a crowd shares what kills few of it, and good morale helps', () => {
  expect(harm(WORLD, 16, 0, { ...squad, crowd: 3 })).toBeLessThan(harm(WORLD, 16, 0, squad));
  expect(harm(WORLD, 8, 0, { ...squad, morale: 9 })).toBeLessThan(harm(WORLD, 8, 0, squad));
});
