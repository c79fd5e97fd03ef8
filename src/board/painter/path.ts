/**
 * A path is a flat list of numbers: an operation code followed by its coordinates. It is plain data, small,
 * quick to walk, and every backend reads the same one.
 */
import type { Point } from './geometry.ts';

const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;
const CIRCLE = 4;

export type Path = readonly number[];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** What a backend must be able to do with a path. */
interface PathPen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(cx: number, cy: number, x: number, y: number): void;
  close(): void;
  circle(x: number, y: number, r: number): void;
}

/** Hundredths of a unit are finer than any print; rounding keeps pictures equal across machines. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

export class PathBuilder {
  readonly #ops: number[] = [];

  get path(): Path {
    return this.#ops;
  }

  get isEmpty(): boolean {
    return this.#ops.length === 0;
  }

  move(x: number, y: number): this {
    this.#ops.push(MOVE, rounded(x), rounded(y));
    return this;
  }

  line(x: number, y: number): this {
    this.#ops.push(LINE, rounded(x), rounded(y));
    return this;
  }

  curve(cx: number, cy: number, x: number, y: number): this {
    this.#ops.push(CURVE, rounded(cx), rounded(cy), rounded(x), rounded(y));
    return this;
  }

  close(): this {
    this.#ops.push(CLOSE);
    return this;
  }

  circle(x: number, y: number, r: number): this {
    this.#ops.push(CIRCLE, rounded(x), rounded(y), rounded(r));
    return this;
  }

  segment(a: Point, b: Point): this {
    return this.move(a[0], a[1]).line(b[0], b[1]);
  }

  polyline(points: readonly Point[]): this {
    points.forEach(([x, y], i) => {
      if (i === 0) this.move(x, y);
      else this.line(x, y);
    });
    return this;
  }

  polygon(points: readonly Point[]): this {
    return this.polyline(points).close();
  }

  /** A closed curve that runs through the middles of the polygon's edges, so corners come out soft. */
  softPolygon(points: readonly Point[]): this {
    const last = points.at(-1);
    const first = points[0];
    if (!last || !first) return this;
    this.move((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
    points.forEach((point, i) => {
      const next = points[i + 1] ?? first;
      this.curve(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
    });
    return this.close();
  }
}

export const polygonPath = (points: readonly Point[]): Path => new PathBuilder().polygon(points).path;
export const polylinePath = (points: readonly Point[]): Path => new PathBuilder().polyline(points).path;
export const softPath = (points: readonly Point[]): Path => new PathBuilder().softPolygon(points).path;

export function walkPath(path: Path, pen: PathPen): void {
  const at = (i: number): number => path[i] ?? 0;
  let i = 0;
  while (i < path.length) {
    switch (path[i]) {
      case MOVE:
        pen.moveTo(at(i + 1), at(i + 2));
        i += 3;
        break;
      case LINE:
        pen.lineTo(at(i + 1), at(i + 2));
        i += 3;
        break;
      case CURVE:
        pen.curveTo(at(i + 1), at(i + 2), at(i + 3), at(i + 4));
        i += 5;
        break;
      case CIRCLE:
        pen.circle(at(i + 1), at(i + 2), at(i + 3));
        i += 4;
        break;
      default:
        pen.close();
        i += 1;
    }
  }
}

/** The box around a path; control points count, so it may be a little too large, never too small. */
export function pathBounds(path: Path, margin = 0): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  const meet = (x: number, y: number, reach = 0): void => {
    left = Math.min(left, x - reach);
    top = Math.min(top, y - reach);
    right = Math.max(right, x + reach);
    bottom = Math.max(bottom, y + reach);
  };
  walkPath(path, {
    moveTo: meet,
    lineTo: meet,
    curveTo: (cx, cy, x, y) => {
      meet(cx, cy);
      meet(x, y);
    },
    close: () => {},
    circle: meet,
  });
  return [left - margin, top - margin, right + margin, bottom + margin];
}
