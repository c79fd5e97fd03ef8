import { expect, test } from 'vitest';
import { PathBuilder, pathBounds, polygonPath, softPath } from './path.ts';
import { pathData } from './svg.ts';

test('a path is written as SVG understands it', () => {
  const path = new PathBuilder().move(1, 2).line(3, 4).curve(5, 6, 7, 8).close().circle(10, 10, 2).path;
  expect(pathData(path)).toBe('M1 2L3 4Q5 6 7 8ZM12 10A2 2 0 1 1 8 10A2 2 0 1 1 12 10Z');
});

test('coordinates are rounded, so that machines agree', () => {
  expect(new PathBuilder().move(1 / 3, 2 / 3).path).toEqual([0, 0.33, 0.67]);
});

test('the box around a path holds its circles and its margin', () => {
  const path = new PathBuilder().move(0, 0).line(4, 1).circle(10, 10, 2).path;
  expect(pathBounds(path, 1)).toEqual([-1, -1, 13, 13]);
});

test('a soft polygon stays within the corners it rounds', () => {
  const corners = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(pathBounds(softPath(corners))).toEqual(pathBounds(polygonPath(corners)));
  expect(pathData(softPath(corners))).toBe('M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z');
});
