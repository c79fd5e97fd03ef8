import { expect, test } from 'vitest';
import { flatOutline } from './outline.ts';
import { spansOf } from './span.ts';

/** The spans of a level line from x = 0 to x = 100 at height 0, as `both 10..20`. */
function spans(...corners: [number, number][]): string[] {
  const outline = flatOutline(corners.map(([x, y]) => ({ x, y })));
  return spansOf(outline, 0, 0, 100, 0).map(({ on, from, to }) => {
    return `${on} ${(100 * from.n) / from.d}..${(100 * to.n) / to.d}`;
  });
}

test('a line through a square has drawing on both sides', () => {
  expect(spans([10, -10], [20, -10], [20, 10], [10, 10])).toEqual(['both 10..20']);
});

test('a line along an edge has drawing on one side only; left is up for someone who looks right', () => {
  expect(spans([10, -10], [20, -10], [20, 0], [10, 0])).toEqual(['left 10..20']);
  expect(spans([10, 0], [20, 0], [20, 10], [10, 10])).toEqual(['right 10..20']);
});

test('a corner that touches the line is a span of no length', () => {
  expect(spans([10, -10], [20, -10], [15, 0])).toEqual(['left 15..15']);
});

test('a line through two opposite corners has drawing on both sides', () => {
  expect(spans([10, 0], [15, -5], [20, 0], [15, 5])).toEqual(['both 10..20']);
});

test('a notch that reaches the line from inside splits nothing', () => {
  expect(spans([10, -10], [13, -10], [15, 0], [17, -10], [20, -10], [20, 10], [10, 10])).toEqual([
    'both 10..20',
  ]);
});

test('a notch whose floor lies on the line leaves one side there', () => {
  expect(spans([0, -9], [10, -9], [10, 0], [20, 0], [20, -9], [30, -9], [30, 9], [0, 9])).toEqual([
    'both 0..10',
    'right 10..20',
    'both 20..30',
  ]);
});

test('a line through the two arms of a cup goes in twice', () => {
  expect(spans([0, -9], [10, -9], [10, 5], [20, 5], [20, -9], [30, -9], [30, 9], [0, 9])).toEqual([
    'both 0..10',
    'both 20..30',
  ]);
});

test('a line that misses has no spans, on either side', () => {
  expect(spans([10, 1], [20, 1], [15, 9])).toEqual([]);
  expect(spans([10, -1], [20, -1], [15, -9])).toEqual([]);
});
