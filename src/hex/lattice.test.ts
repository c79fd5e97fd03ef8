import { expect, test } from 'vitest';
import { cellOf, centreOf, neighbour } from './cell.ts';
import { ALL_DIRECTIONS, turned } from './direction.ts';
import {
  cross,
  type Point,
  SIDE_MIDDLES,
  SPOT_OFFSETS,
  SPOTS,
  sideOfLine,
  trueNorm,
  VERTICES,
} from './lattice.ts';

const at = (table: readonly Point[], k: number) => table[k] as Point;

test('side k runs from vertex k-1 to vertex k, with its middle halfway and halfway to the neighbour', () => {
  const origin = cellOf(0, 0);
  for (const k of ALL_DIRECTIONS) {
    const [a, b, middle] = [at(VERTICES, turned(k, -1)), at(VERTICES, k), at(SIDE_MIDDLES, k)];
    expect(middle).toEqual({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const [from, to] = [centreOf(origin), centreOf(neighbour(origin, k))];
    expect(middle).toEqual({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
  }
});

test('all spots are whole numbers, vertices lie at one true distance, and so do side middles', () => {
  expect(SPOT_OFFSETS).toHaveLength(SPOTS);
  expect(SPOT_OFFSETS.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  expect(new Set(VERTICES.map(({ x, y }) => trueNorm(x, y))).size).toBe(1);
  expect(new Set(SIDE_MIDDLES.map(({ x, y }) => trueNorm(x, y))).size).toBe(1);
});

test('right is positive: south lies right of someone who looks east', () => {
  expect(cross({ x: 1, y: 0 }, { x: 0, y: 1 })).toBeGreaterThan(0);
  expect(sideOfLine({ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 2, y: -1 })).toBeLessThan(0);
  expect(sideOfLine({ x: 0, y: 0 }, { x: 6, y: 4 }, { x: 3, y: 2 })).toBe(0);
});
