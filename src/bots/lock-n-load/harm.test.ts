import { expect, test } from 'vitest';
import { chanceFrom, chanceUpTo, harm, type Target } from './harm.ts';

const squad: Target = { column: 'Good Order MMC', morale: 5, isSquad: true };

test('more firepower never does less harm, and better Morale never suffers more', () => {
  const edges = [-5, -3, -1, 0, 1, 3, 5, 8];
  const harms = edges.map(edge => harm(edge, squad));
  expect(harms).toEqual(harms.toSorted((a, b) => a - b));
  expect(harm(2, { ...squad, morale: 7 })).toBeLessThan(harm(2, squad));
});

test('an attack that cannot beat the defence does nothing', () => {
  expect(harm(-5, squad)).toBe(0);
});

test('a Leader helps his men through, and a mortar keeps the better of two dice', () => {
  expect(harm(2, squad, 2)).toBeLessThan(harm(2, squad));
  expect(harm(0, squad, 0, 'higher')).toBeGreaterThan(harm(0, squad));
});

test('an attack at even strength that always checks shakes by the die alone', () => {
  // Edge 0: the margin is 1 in 5 of 36 falls; Morale 5 then fails on a 5 or 6.
  const least = (5 / 36) * (2 / 6) * 0.45;
  expect(harm(0, squad)).toBeGreaterThan(least);
});

test('two dice', () => {
  expect(chanceUpTo(7)).toBeCloseTo(21 / 36);
  expect(chanceFrom(8)).toBeCloseTo(15 / 36);
  expect(chanceFrom(2)).toBe(1);
});
