import { expect, test } from 'vitest';
import type { Chance } from '../../engine/index.ts';
import { Luck } from './luck.ts';

const chance = (why: string): Chance => ({
  kind: 'chance',
  why,
  cite: '1',
  dice: { first: 6, second: 6 },
  seen: 'all',
  read: ({ first = 0, second = 0 }) => `${first} ${second}`,
  tell: () => [],
});

const rolls = (seed: string, ...whys: readonly string[]) => {
  const luck = new Luck(seed);
  return whys.map(why => luck.roll(chance(why)));
};

test('the same man rolls the same for the same thing, whatever was rolled before', () => {
  const [rally] = rolls('a', 'u1 rallies');
  const [, , afterwards] = rolls('a', 'the fire of u2', 'u2 rallies', 'u1 rallies');
  expect(afterwards).toBe(rally);
});

test('another time, another man and another world have luck of their own', () => {
  const alone = Array.from({ length: 8 }, () => 'u1 rallies');
  expect(new Set(rolls('a', ...alone)).size).toBeGreaterThan(1);
  expect(rolls('a', ...alone)).not.toEqual(rolls('b', ...alone));
  expect(rolls('a', ...alone)).not.toEqual(rolls('a', ...alone.map(() => 'u2 rallies')));
});
