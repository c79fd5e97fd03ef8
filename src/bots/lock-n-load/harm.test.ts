import { expect, test } from 'vitest';
import { WORLD } from '../../rulebooks/lock-n-load/testing/bench.ts';
import { chanceFrom, chanceUpTo, harm } from './harm.ts';
import type { Target } from './target.ts';

const squad: Target = { column: 'Good Order MMC', morale: 5, isSquad: true };

test('more firepower never does less harm, and better Morale never suffers more', () => {
  const edges = [-5, -3, -1, 0, 1, 3, 5, 8];
  const harms = edges.map(edge => harm(WORLD, edge, squad));
  expect(harms).toEqual(harms.toSorted((a, b) => a - b));
  expect(harm(WORLD, 2, { ...squad, morale: 7 })).toBeLessThan(harm(WORLD, 2, squad));
});

test('an attack that cannot beat the defence does nothing', () => {
  expect(harm(WORLD, -5, squad)).toBe(0);
});

test('a Leader helps his men through, and a mortar keeps the better of two dice', () => {
  expect(harm(WORLD, 2, squad, 2)).toBeLessThan(harm(WORLD, 2, squad));
  expect(harm(WORLD, 0, squad, 0, 'higher')).toBeGreaterThan(harm(WORLD, 0, squad));
});

test('at even strength it takes a better die, and then a failed check', () => {
  const sure = harm(WORLD, 0, { ...squad, morale: 0 });
  // Fifteen falls of 36 go to the attacker: fatal without Morale, harmless with a Morale of 12.
  expect(sure).toBeCloseTo(15 / 36);
  expect(sure).toBeGreaterThan(harm(WORLD, 0, squad));
  expect(harm(WORLD, 0, { ...squad, morale: 12 })).toBe(0);
});

test('two dice', () => {
  expect(chanceUpTo(7)).toBeCloseTo(21 / 36);
  expect(chanceFrom(8)).toBeCloseTo(15 / 36);
  expect(chanceFrom(2)).toBe(1);
});
