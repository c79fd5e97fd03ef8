import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash32, Random } from './random.ts';

const take = (random: Random, n: number) => Array.from({ length: n }, () => random.next());

test('the same seed gives the same numbers, another seed others', () => {
  for (const seed of [0, 1, -7, 'a text'])
    expect(take(new Random(seed), 8)).toEqual(take(new Random(seed), 8));
  expect(take(new Random(1), 8)).not.toEqual(take(new Random(2), 8));
  expect(take(new Random('a'), 8)).not.toEqual(take(new Random('b'), 8));
});

test('the numbers of a seed never change: reports name games by their seeds', () => {
  expect(take(new Random(1), 4)).toEqual([918317844, 2014657117, 2163342703, 2168276803]);
});

test('numbers are whole, and from nought up to the limit', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
      const number = new Random(seed).below(limit);
      return Number.isInteger(number) && number >= 0 && number < limit;
    }),
  );
});

test('each number is about as likely as the others', () => {
  const random = new Random('fair');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) (counts[random.below(6)] as number)++;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five degrees of freedom: fair numbers go beyond this once in a thousand seeds.
  expect(chiSquare).toBeLessThan(20.5);
});

test('a shuffle keeps every item and leaves the list alone', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = new Random(3).shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('every order of a shuffle comes up about as often', () => {
  const random = new Random('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = random.shuffled(['a', 'b', 'c']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  const chiSquare = [...orders.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(chiSquare).toBeLessThan(20.5);
});

test('nothing can be picked from nothing', () => {
  expect(() => new Random(1).pick([])).toThrow('nothing to pick from');
  expect(new Random(1).pick(['only'])).toBe('only');
});

test('the hash of a text is the published one of FNV-1a', () => {
  expect([hash32(''), hash32('a'), hash32('foobar')].map(hash => hash >>> 0)).toEqual([
    0x811c9dc5, 0xe40c292c, 0xbf9cf968,
  ]);
});
