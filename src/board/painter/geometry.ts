/** Plane geometry for brushes, in paper units. Rules never read these figures; sight has its own exact ones. */
import type { Chance } from './noise.ts';

export type Point = readonly [x: number, y: number];
export type Segment = readonly [from: Point, to: Point];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The unit vector from a to b; a zero step points east so that callers need no special case. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export function edges(polygon: readonly Point[]): Segment[] {
  const first = polygon[0];
  if (!first) return [];
  return polygon.map((point, i) => [point, polygon[i + 1] ?? first] as const);
}

/** Twice the signed area; positive when the polygon runs clockwise on paper, where y points down. */
export const signedArea = (polygon: readonly Point[]): number =>
  edges(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);

/** The same polygon, running clockwise on paper: its inside lies to the right of every edge. */
export const clockwise = (polygon: readonly Point[]): readonly Point[] =>
  signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;

export function boxAround(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(p => p[0]);
  const ys = points.map(p => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let a = polygon.at(-1);
  for (const b of polygon) {
    if (a && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
    a = b;
  }
  return inside;
}

export function distanceToSegment([x, y]: Point, [a, b]: Segment): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  const offX = x - a[0] - dx * t;
  const offY = y - a[1] - dy * t;
  return Math.sqrt(offX * offX + offY * offY);
}

export function distanceToEdge(polygon: readonly Point[], point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  let a = polygon.at(-1);
  for (const b of polygon) {
    if (a) least = Math.min(least, distanceToSegment(point, [a, b]));
    a = b;
  }
  return least;
}

/** Points every `step` along a line, each with the unit direction there. */
export function stroll(line: readonly Point[], step: number): { at: Point; heading: Point }[] {
  const stops: { at: Point; heading: Point }[] = [];
  let due = step / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (!a || !b) continue;
    const length = distance(a, b);
    while (due < length) {
      stops.push({ at: along(a, b, due / length), heading: direction(a, b) });
      due += step;
    }
    due -= length;
  }
  return stops;
}

/** The line moved sideways: to the right of its heading for positive distances. */
export function beside(line: readonly Point[], offset: number): Point[] {
  return line.map((point, i) => {
    const [dx, dy] = direction(line[i - 1] ?? point, line[i + 1] ?? point);
    return [point[0] - dy * offset, point[1] + dx * offset];
  });
}

/** Parallel lines at an angle, cut to the polygon. */
export function hatch(polygon: readonly Point[], angle: number, spacing: number, phase = 0): Segment[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const [, top, , bottom] = boxAround(turned);
  const lines: Segment[] = [];
  for (let y = Math.ceil((top - phase) / spacing) * spacing + phase; y < bottom; y += spacing) {
    const cuts: number[] = [];
    for (const [a, b] of edges(turned)) {
      if (a[1] > y !== b[1] > y) cuts.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    }
    cuts.sort((a, b) => a - b);
    for (let i = 1; i < cuts.length; i += 2) {
      const from = cuts[i - 1] ?? 0;
      const to = cuts[i] ?? 0;
      lines.push([
        [from * cos - y * sin, from * sin + y * cos],
        [to * cos - y * sin, to * sin + y * cos],
      ]);
    }
  }
  return lines;
}

/** Scattered points inside a polygon: a staggered lattice, each point shaken by up to `shake` of the spacing. */
export function scatter(polygon: readonly Point[], spacing: number, shake: number, luck: Chance): Point[] {
  const [left, top, right, bottom] = boxAround(polygon);
  const rowHeight = spacing * 0.87;
  const points: Point[] = [];
  for (let row = 0, y = top + rowHeight / 2; y < bottom; row++, y += rowHeight) {
    for (let x = left + (row % 2 === 0 ? spacing / 2 : spacing); x < right; x += spacing) {
      const point: Point = [x + luck.sway(spacing * shake), y + luck.sway(spacing * shake)];
      if (contains(polygon, point)) points.push(point);
    }
  }
  return points;
}
