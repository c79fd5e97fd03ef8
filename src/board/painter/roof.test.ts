import { describe, expect, test } from 'vitest';
import { contains, distance, distanceToEdge, type Point, signedArea } from './geometry.ts';
import { raiseRoof } from './roof.ts';
import { toPaper } from './scene.ts';
import { BOARD_IDS, shippedBoard } from './test-documents.ts';

const HOUSE: Point[] = [
  [0, 0],
  [60, 0],
  [60, 40],
  [0, 40],
];

const slopesArea = (roof: ReturnType<typeof raiseRoof>): number =>
  [...roof.slopes.flatMap(({ pieces }) => pieces), ...roof.flats].reduce(
    (sum, piece) => sum + signedArea(piece),
    0,
  );

test('a hipped roof has a ridge shorter than the house', () => {
  const { ridges, peak } = raiseRoof(HOUSE, { gabled: false, course: 100 });
  const [ridge] = ridges;
  expect(ridge && distance(...ridge)).toBeCloseTo(20);
  expect(peak).toEqual([expect.closeTo(30), expect.closeTo(20)]);
});

test('a gabled roof has a ridge from end to end and two slopes', () => {
  const { ridges, slopes } = raiseRoof(HOUSE, { gabled: true, course: 100 });
  expect(ridges.map(ridge => distance(...ridge))).toEqual([expect.closeTo(60)]);
  expect(slopes.filter(({ pieces }) => pieces.length > 0)).toHaveLength(2);
});

test('slopes that stop early leave a flat top', () => {
  const { flats } = raiseRoof(HOUSE, { gabled: false, course: 100, rise: 10 });
  expect(flats.map(flat => signedArea(flat) / 2)).toEqual([expect.closeTo(40 * 20)]);
});

test('courses run level with the eaves', () => {
  const { courses } = raiseRoof(HOUSE, { gabled: false, course: 8 });
  expect(courses).toHaveLength(8);
  for (const [a, b] of courses) expect(distanceToEdge(HOUSE, a)).toBeCloseTo(distanceToEdge(HOUSE, b));
});

describe.each(BOARD_IDS)('on every building of %s', id => {
  const outlines = shippedBoard(id).buildings.map(({ outline }) => outline.map(toPaper));

  test.each([true, false])('the slopes cover the walls exactly (gabled: %s)', gabled => {
    for (const outline of outlines) {
      const walls = Math.abs(signedArea(outline));
      const covered = slopesArea(raiseRoof(outline, { gabled, course: 4.5 }));
      expect(Math.abs(covered - walls) / walls).toBeLessThan(0.02);
    }
  });

  test('the peak lies within the walls', () => {
    for (const outline of outlines) {
      expect(contains(outline, raiseRoof(outline, { gabled: true, course: 4.5 }).peak)).toBe(true);
    }
  });
});
