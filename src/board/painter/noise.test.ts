import { expect, test } from 'vitest';
import { chance, hash } from './noise.ts';

test('the same seed gives the same run, another seed another', () => {
  const run = (...seed: number[]) => {
    const luck = chance(...seed);
    return Array.from({ length: 5 }, () => luck.next());
  };
  expect(run(1, 2)).toEqual(run(1, 2));
  expect(run(1, 2)).not.toEqual(run(2, 1));
});

test('neighbouring places get unlike numbers', () => {
  const seen = new Set<number>();
  for (let x = 0; x < 50; x++) for (let y = 0; y < 50; y++) seen.add(hash(x, y));
  expect(seen.size).toBe(2500);
});

test('draws are spread over the whole range', () => {
  const luck = chance(7);
  const buckets = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) {
    const bucket = Math.floor(luck.next() * 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
