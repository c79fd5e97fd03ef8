import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipToRectangle } from './clip.ts';
import type { Point } from './lattice.ts';
import { doubleArea, pointInPolygon } from './polygon.ts';

const p = (x: number, y: number): Point => ({ x, y });
const BOX = { left: 0, top: 0, right: 100, bottom: 100 };
const area = (pieces: readonly Point[][]) =>
  pieces.reduce((sum, piece) => sum + Math.abs(doubleArea(piece)) / 2, 0);

test('what lies inside stays as it is, and what lies outside goes', () => {
  const inner = [p(10, 10), p(20, 10), p(15, 20)];
  expect(clipToRectangle(inner, BOX)).toEqual([inner]);
  expect(
    clipToRectangle(
      inner.map(({ x, y }) => p(x + 100, y)),
      BOX,
    ),
  ).toEqual([]);
});

test('a square over a corner of the box leaves a quarter', () => {
  expect(area(clipToRectangle([p(-10, -10), p(10, -10), p(10, 10), p(-10, 10)], BOX))).toBe(100);
});

test('the cut parts a comb into its teeth', () => {
  const comb = [p(10, 50), p(10, -20), p(50, -20), p(50, 50), p(40, 50), p(40, -10), p(20, -10), p(20, 50)];
  const teeth = clipToRectangle(comb, BOX);
  expect(teeth.map(tooth => Math.abs(doubleArea(tooth)) / 2)).toEqual([500, 500]);
});

test('an edge along the cut and a corner on it are no harm', () => {
  expect(area(clipToRectangle([p(0, 10), p(50, 10), p(50, 60), p(0, 60)], BOX))).toBe(2500);
  expect(area(clipToRectangle([p(0, 10), p(50, 0), p(50, 60)], BOX))).toBe(1500);
  expect(area(clipToRectangle([p(10, 10), p(30, 0), p(50, 10), p(50, 40), p(10, 40)], BOX))).toBe(1400);
});

test('a point of the box is in a piece exactly when it was in the outline', () => {
  const steps = [p(2, 0), p(1, 1), p(0, 2), p(-1, 1), p(-2, 0), p(-1, -1), p(0, -2), p(1, -1)];
  const outline = fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.integer({ min: 4, max: 60 }), { minLength: 8, maxLength: 8 }),
    )
    .map(([x, y, reach]) => steps.map((s, i) => p(x + s.x * (reach[i] ?? 4), y + s.y * (reach[i] ?? 4))));
  fc.assert(
    fc.property(outline, fc.integer({ min: 2, max: 98 }), fc.integer({ min: 2, max: 98 }), (shape, x, y) => {
      const around = [p(x - 1, y - 1), p(x + 1, y - 1), p(x, y), p(x - 1, y + 1), p(x + 1, y + 1)];
      const where = new Set(around.map(q => pointInPolygon(q, shape)));
      // New corners are rounded to the lattice: what lies within a unit of an edge may change sides.
      fc.pre(where.size === 1 && !where.has('edge'));
      const within = clipToRectangle(shape, BOX).some(piece => pointInPolygon(p(x, y), piece) !== 'outside');
      expect(within).toBe(where.has('inside'));
    }),
  );
});
