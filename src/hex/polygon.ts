/** Drawn outlines: closed polygons on the lattice, the last point joined to the first. */
import { type Fraction, fraction } from './fraction.ts';
import { cross, minus, type Point, sideOfLine } from './lattice.ts';

export type PointIn = 'inside' | 'edge' | 'outside';

export function pointInPolygon(point: Point, outline: readonly Point[]): PointIn {
  let inside = false;
  let a = outline[outline.length - 1];
  for (const b of outline) {
    if (a !== undefined) {
      if (isOnSegment(point, a, b)) return 'edge';
      if (a.y > point.y !== b.y > point.y) {
        // The edge passes the point's height; does it pass on the right?
        const side = sideOfLine(a, b, point);
        if (b.y > a.y ? side > 0 : side < 0) inside = !inside;
      }
    }
    a = b;
  }
  return inside ? 'inside' : 'outside';
}

export function isOnSegment(point: Point, a: Point, b: Point): boolean {
  return (
    sideOfLine(a, b, point) === 0 &&
    Math.min(a.x, b.x) <= point.x &&
    point.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= point.y &&
    point.y <= Math.max(a.y, b.y)
  );
}

/** Whether two closed segments have a point in common. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const straddles = (p: Point, q: Point, r: Point, s: Point) =>
    Math.sign(sideOfLine(p, q, r)) * Math.sign(sideOfLine(p, q, s)) < 0;
  if (straddles(a, b, c, d) && straddles(c, d, a, b)) return true;
  return isOnSegment(a, c, d) || isOnSegment(b, c, d) || isOnSegment(c, a, b) || isOnSegment(d, a, b);
}

/** Twice the signed area: positive when the outline runs clockwise on the screen. */
export function doubleArea(outline: readonly Point[]): number {
  let sum = 0;
  let a = outline[outline.length - 1];
  for (const b of outline) {
    if (a !== undefined) sum += cross(a, b);
    a = b;
  }
  return sum;
}

/**
 * The first two edges, by number, that meet although they shouldn't: edges cross or touch, double back, or
 * have no length. Edge n runs from point n to the next. Undefined for a proper outline.
 */
export function selfIntersection(outline: readonly Point[]): readonly [number, number] | undefined {
  const count = outline.length;
  const point = (i: number) => outline[i % count] as Point;
  for (let i = 0; i < count; i++) {
    if (point(i).x === point(i + 1).x && point(i).y === point(i + 1).y) return [i, i];
    for (let j = i + 1; j < count; j++) {
      const next = j === i + 1;
      const wraps = i === 0 && j === count - 1;
      if (next || wraps) {
        const corner = next ? j : i;
        if (doublesBack(point(corner + count - 1), point(corner), point(corner + 1))) return [i, j];
      } else if (segmentsMeet(point(i), point(i + 1), point(j), point(j + 1))) {
        return [i, j];
      }
    }
  }
  return undefined;
}

function doublesBack(before: Point, corner: Point, after: Point): boolean {
  const back = minus(before, corner);
  const on = minus(after, corner);
  return cross(back, on) === 0 && back.x * on.x + back.y * on.y > 0;
}

/** Where the line `from + t * along` meets the line through `a` and `b`; they mustn't be parallel. */
export function meetingOf(from: Point, along: Point, a: Point, b: Point): Fraction {
  const edge = minus(b, a);
  return fraction(cross(minus(a, from), edge), cross(along, edge));
}
