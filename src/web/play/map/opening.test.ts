import { expect, test } from 'vitest';
import { focusOf, openingEdge, openingScale } from './opening.ts';

const TWO_BOARDS = { width: 2_700, height: 960 };

test.each([
  ['a desk: so near that the map fills its height', { width: 780, height: 720 }, 0.75],
  ['a phone: as near as one can read', { width: 390, height: 300 }, 0.62],
  ['a tall room: not so near that a few hexes are all there is', { width: 540, height: 950 }, 0.85],
])('the camera opens, on %s', (_, room, scale) => {
  expect(openingScale(room, TWO_BOARDS)).toBeCloseTo(scale);
});

test('the fight is in the middle of the room, the map at its rim leaves nothing bare', () => {
  expect(openingEdge(500, 2_000, 1_000)).toBe(-750);
  expect(openingEdge(500, 2_000, 100)).toBe(0);
  expect(openingEdge(500, 2_000, 1_950)).toBe(-1_500);
});

test('what is smaller than the room lies in its middle', () => {
  expect(openingEdge(900, 600, 20)).toBe(150);
});

test('two sides far apart: the camera opens over one of them, not over the fields between', () => {
  const sides = [
    { x: 100, y: 100 },
    { x: 1_000, y: 120 },
    { x: 2_500, y: 140 },
  ];
  expect(focusOf(sides, { width: 3_000, height: 900 })).toEqual({ x: 1_300, y: 120 });
  expect(focusOf(sides, { width: 600, height: 900 })).toEqual({ x: 1_000, y: 120 });
});
