import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axialOf,
  type Cell,
  cellAt,
  cellAtAxial,
  cellOf,
  cellsWithin,
  centreOf,
  directionTo,
  distance,
  neighbour,
  outlineOf,
  rotated,
  rowOf,
} from './cell.ts';
import { ALL_DIRECTIONS, type Direction, opposite } from './direction.ts';

const cells: fc.Arbitrary<Cell> = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))
  .map(([q, r]) => cellAtAxial({ q, r }));
const directions = fc.constantFrom<Direction>(...ALL_DIRECTIONS);

test('columns A, C, … are centred half a hex below the row line, B, D, … on it', () => {
  expect(centreOf(cellOf(0, 1))).toEqual({ x: 0, y: 48 });
  expect(centreOf(cellOf(1, 0))).toEqual({ x: 96, y: 0 });
  expect(centreOf(cellOf(1, 10))).toEqual({ x: 96, y: 960 });
  expect(rowOf(cellOf(4, 7))).toBe(7);
  expect(rowOf(cellOf(5, 7))).toBe(7);
});

test('ranges agree with a count on the printed board', () => {
  const range = (a: [number, number], b: [number, number]) => distance(cellOf(...a), cellOf(...b));
  expect(range([2, 4], [2, 9])).toBe(5);
  expect(range([2, 4], [3, 4])).toBe(1);
  expect(range([2, 4], [3, 5])).toBe(2);
  expect(range([0, 1], [32, 10])).toBe(32);
  expect(range([1, 0], [3, 10])).toBe(11);
});

test('distance is the fewest steps: a neighbour is one away, and the triangle inequality holds', () => {
  fc.assert(
    fc.property(cells, cells, directions, (a, b, direction) => {
      const step = neighbour(a, direction);
      expect(distance(a, step)).toBe(1);
      expect(distance(a, b)).toBe(distance(b, a));
      expect(Math.abs(distance(step, b) - distance(a, b))).toBeLessThanOrEqual(1);
    }),
  );
});

test('going there and back ends where it began, and the direction is found again', () => {
  fc.assert(
    fc.property(cells, directions, (cell, direction) => {
      const next = neighbour(cell, direction);
      expect(directionTo(cell, next)).toBe(direction);
      expect(neighbour(next, opposite(direction))).toEqual(cell);
      expect(directionTo(cell, neighbour(cell, direction, 2))).toBeUndefined();
    }),
  );
});

test('axial coordinates are the same cell in other words', () => {
  fc.assert(
    fc.property(cells, cell => {
      expect(cellAtAxial(axialOf(cell))).toEqual(cell);
    }),
  );
});

test('six turns by 60° keep the distance and come home', () => {
  fc.assert(
    fc.property(cells, cells, (cell, pivot) => {
      let turned = cell;
      for (let i = 0; i < 6; i++) {
        turned = rotated(turned, pivot);
        expect(distance(pivot, turned)).toBe(distance(pivot, cell));
      }
      expect(turned).toEqual(cell);
    }),
  );
});

test('turning a neighbour by 60° gives the next neighbour clockwise', () => {
  const pivot = cellOf(6, 6);
  expect(rotated(neighbour(pivot, 0), pivot)).toEqual(neighbour(pivot, 1));
  expect(rotated(neighbour(pivot, 5), pivot)).toEqual(neighbour(pivot, 0));
});

test('there are 1, 7, 19 cells within range 0, 1, 2, none of them further', () => {
  const centre = cellOf(7, 5);
  expect([0, 1, 2].map(range => cellsWithin(centre, range).length)).toEqual([1, 7, 19]);
  expect(cellsWithin(centre, 4).every(cell => distance(centre, cell) <= 4)).toBe(true);
});

test('a point is found in its cell; on a hexside, in the cell left of or above it', () => {
  fc.assert(
    fc.property(
      cells,
      fc.integer({ min: -31, max: 31 }),
      fc.integer({ min: -47, max: 47 }),
      (cell, dx, dy) => {
        const { x, y } = centreOf(cell);
        expect(cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
      },
    ),
  );
  const [upper] = outlineOf(cellOf(2, 4));
  expect(cellAt(upper ?? { x: 0, y: 0 })).toEqual(cellOf(2, 3));
});
