import { expect, test } from 'vitest';
import type { Point } from './lattice.ts';
import { doubleArea, meetingOf, pointInPolygon, segmentsMeet, selfIntersection } from './polygon.ts';

const p = (x: number, y: number): Point => ({ x, y });
/** A U, open at the top. */
const CUP = [p(0, 0), p(10, 0), p(10, 20), p(20, 20), p(20, 0), p(30, 0), p(30, 30), p(0, 30)];

test.each([
  [p(5, 10), 'inside'],
  [p(15, 25), 'inside'],
  [p(15, 10), 'outside'],
  [p(40, 10), 'outside'],
  [p(-5, 20), 'outside'],
  [p(15, 20), 'edge'],
  [p(0, 0), 'edge'],
  [p(30, 30), 'edge'],
] as const)('the cup has %j %s', (point, where) => {
  expect(pointInPolygon(point, CUP)).toBe(where);
  expect(pointInPolygon(point, [...CUP].reverse())).toBe(where);
});

test('area counts clockwise outlines as positive', () => {
  expect(doubleArea(CUP)).toBe(2 * (30 * 30 - 10 * 20));
  expect(doubleArea([...CUP].reverse())).toBe(-2 * (30 * 30 - 10 * 20));
});

test('segments meet when they cross, touch or overlap', () => {
  expect(segmentsMeet(p(0, 0), p(4, 4), p(0, 4), p(4, 0))).toBe(true);
  expect(segmentsMeet(p(0, 0), p(4, 0), p(2, 0), p(2, 9))).toBe(true);
  expect(segmentsMeet(p(0, 0), p(4, 0), p(3, 0), p(9, 0))).toBe(true);
  expect(segmentsMeet(p(0, 0), p(4, 0), p(5, 0), p(9, 0))).toBe(false);
  expect(segmentsMeet(p(0, 0), p(4, 4), p(1, 0), p(5, 3))).toBe(false);
});

test('a proper outline has no self-intersection, whichever way it runs', () => {
  expect(selfIntersection(CUP)).toBeUndefined();
  expect(selfIntersection([...CUP].reverse())).toBeUndefined();
});

test.each([
  ['a bow tie', [p(0, 0), p(10, 10), p(10, 0), p(0, 10)], [0, 2]],
  ['a corner on another edge', [p(0, 0), p(10, 0), p(10, 10), p(5, 0), p(0, 10)], [0, 2]],
  ['a point twice in a row', [p(0, 0), p(0, 0), p(10, 0), p(10, 10)], [0, 0]],
  ['an edge that doubles back', [p(0, 0), p(10, 0), p(5, 0), p(5, 10)], [0, 1]],
] as const)('%s is found', (_, outline, edges) => {
  expect(selfIntersection(outline)).toEqual(edges);
});

test('two lines meet at an exact time', () => {
  expect(meetingOf(p(0, 0), p(10, 0), p(3, -5), p(3, 5))).toEqual({ n: 30, d: 100 });
});
