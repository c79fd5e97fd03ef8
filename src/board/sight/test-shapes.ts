/** Random shapes and lines for tests of sight. */
import fc from 'fast-check';
import { flatOutline, type Point, SPOTS } from '../../hex/index.ts';
import type { Battlefield } from '../battlefield.ts';
import { indexShapes, type Shape } from '../shape.ts';
import { testBattlefield, testBoard } from '../test-board.ts';
import type { AimPoint } from './trace.ts';

const SPOKES: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 2, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 2 },
  { x: 0, y: 2 },
  { x: -1, y: 2 },
  { x: -1, y: 1 },
  { x: -2, y: 1 },
  { x: -2, y: 0 },
  { x: -2, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: -2 },
  { x: 0, y: -2 },
  { x: 1, y: -2 },
  { x: 1, y: -1 },
  { x: 2, y: -1 },
];

export const SMALL = { columns: 9, rows: 4 };

/**
 * An outline around a point, with a corner on each of some spokes. Everything is a multiple of `grain`: 16 makes
 * corners fall on hexsides, vertices and lines all the time, which is what wants testing.
 */
export function outlines(grain: number): fc.Arbitrary<Point[]> {
  return fc
    .record({
      x: fc.integer({ min: 2, max: 46 }),
      y: fc.integer({ min: 2, max: 22 }),
      reach: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: SPOKES.length, maxLength: SPOKES.length }),
    })
    .map(({ x, y, reach }) =>
      SPOKES.flatMap((spoke, i) => {
        const length = reach[i] ?? 0;
        if (length === 0 && i % 4 !== 0) return [];
        const far = Math.max(1, length);
        return [{ x: 16 * x + grain * spoke.x * far, y: 16 * y + grain * spoke.y * far }];
      }),
    );
}

export function aims(hexCount: number): fc.Arbitrary<AimPoint> {
  const spot = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: SPOTS - 1 }));
  return fc.record({ hex: fc.integer({ min: 0, max: hexCount - 1 }), spot });
}

const SMALL_FIELD = testBattlefield(testBoard(SMALL));
export const SMALL_HEXES = SMALL_FIELD.hexCount;

export interface LaidShape {
  readonly outline: readonly Point[];
  readonly hexes: readonly number[];
}

/** A battlefield, the small one by default, with shapes laid on it as they are, uncut. */
export function fieldWith(shapes: readonly LaidShape[], on: Battlefield = SMALL_FIELD): Battlefield {
  const laid = shapes.map(({ outline, hexes }): Shape => {
    return { kind: 'area', ground: 'woods', hexes, outline: flatOutline(outline) };
  });
  const cells = Array.from(on.column, (column, hex) => ({ column, y: on.y[hex] ?? 0 }));
  return { ...on, shapes: laid, shapesNear: indexShapes(laid, cells) };
}
