import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from './lattice.ts';
import { BLOCK_EDGES, type FlatOutline, flatOutline, isBlockAside, pointsOf } from './outline.ts';
import { spansOf } from './span.ts';

/** A saw blade of many teeth around a rectangle. */
const SAW: Point[] = [
  ...Array.from({ length: 40 }, (_, i) => ({ x: 10 * i, y: i % 2 === 0 ? 0 : 30 })),
  ...Array.from({ length: 40 }, (_, i) => ({ x: 400 - 10 * i, y: i % 2 === 0 ? 200 : 170 })),
];

test('an outline comes back as its points', () => {
  expect(pointsOf(flatOutline(SAW))).toEqual(SAW);
});

test('a block is aside only when all of its edges are', () => {
  const { blocks } = flatOutline(SAW);
  expect(blocks.length).toBe(4 * Math.ceil(SAW.length / BLOCK_EDGES));
  expect(isBlockAside(blocks, 0, 0, 31, 100, 0, 0)).toBe(true);
  expect(isBlockAside(blocks, 0, 0, 30, 100, 0, 0)).toBe(false);
  expect(isBlockAside(blocks, 0, 0, 31, 100, 0, 1)).toBe(false);
});

test('skipping blocks changes nothing', () => {
  const outline = flatOutline(SAW);
  // Boxes as wide as the world are never aside.
  const unskipped: FlatOutline = {
    ...outline,
    blocks: outline.blocks.map((_, i) => (i % 4 < 2 ? 0 : 100_000)),
  };
  const coordinate = fc.integer({ min: -50, max: 450 });
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (px, py, qx, qy) => {
      fc.pre(px !== qx || py !== qy);
      expect(spansOf(outline, px, py, qx - px, qy - py)).toEqual(
        spansOf(unskipped, px, py, qx - px, qy - py),
      );
    }),
    { numRuns: 500 },
  );
});
