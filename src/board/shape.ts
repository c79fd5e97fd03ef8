/** Drawn shapes of a battlefield, and which of them are near which hex. */
import { type Cell, centreOf, type FlatOutline } from '../hex/index.ts';
import type { Ground } from './document.ts';

export const SHAPE_KINDS = ['area', 'building', 'crest'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** What a shape is a drawing of. */
export type ShapeSubject =
  | { readonly kind: 'area'; readonly ground: Ground }
  | { readonly kind: 'building'; readonly building: number }
  | { readonly kind: 'crest'; readonly level: number };

export type Shape = ShapeSubject & {
  /** The hexes it belongs to; it may spill into others. A crest belongs to none. */
  readonly hexes: readonly number[];
  readonly outline: FlatOutline;
};

/** A line that passes a shape by less than this, in units of true distance, is reported as a near miss. */
export const NEAR = 4;

/** Shapes by hex, flat: those of hex h stand in `list` from `start[h]` up to `start[h + 1]`. */
export interface ShapeIndex {
  readonly start: Int32Array;
  readonly list: Int32Array;
}

/** How far something reaches along the four directions that a hexagon's own edges and columns suggest. */
interface Extent {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** Half the extent of a hexagon, and what NEAR comes to, along each of those directions. */
const HEX_REACH = [64, 48, 192, 192];
const NEAR_REACH = [5, 4, 24, 24];

/** Which hexes each shape may touch or nearly touch. It errs towards too many: that costs time, not truth. */
export function indexShapes(shapes: readonly Shape[], cells: readonly Cell[]): ShapeIndex {
  const extents = shapes.map(shape => extentOf(shape.outline));
  const byHex = cells.map(cell => {
    const { x, y } = centreOf(cell);
    const centre = projections(x, y);
    return [...extents.keys()].filter(i => {
      const { least, most } = extents[i] as Extent;
      return centre.every((at, axis) => {
        const reach = (HEX_REACH[axis] ?? 0) + (NEAR_REACH[axis] ?? 0);
        return at + reach >= (least[axis] ?? 0) && at - reach <= (most[axis] ?? 0);
      });
    });
  });
  const start = new Int32Array(cells.length + 1);
  for (const [hex, near] of byHex.entries()) start[hex + 1] = (start[hex] ?? 0) + near.length;
  return { start, list: Int32Array.from(byHex.flat()) };
}

function extentOf({ corners }: FlatOutline): Extent {
  const least = [Infinity, Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity, -Infinity];
  for (let i = 0; i < corners.length; i += 2) {
    for (const [axis, value] of projections(corners[i] ?? 0, corners[i + 1] ?? 0).entries()) {
      least[axis] = Math.min(least[axis] ?? 0, value);
      most[axis] = Math.max(most[axis] ?? 0, value);
    }
  }
  return { least, most };
}

function projections(x: number, y: number): number[] {
  return [x, y, 3 * x + 2 * y, 3 * x - 2 * y];
}
