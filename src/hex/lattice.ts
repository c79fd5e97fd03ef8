/**
 * The lattice: integer points on which every hex centre, vertex and hexside middle is exact.
 *
 * A hex is 96 units from column to column and 96 units high; x runs right, y runs down. True hexes are
 * narrower (their columns lie √3/2 of a height apart), so this is an affine picture of the table: lines stay
 * lines, and which side of a line a point is on stays the same, which is all that sight asks. True lengths
 * are wanted in two places only: drawing, and `trueNorm` below.
 */
import type { Direction } from './direction.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const PITCH = 96;
export const HEIGHT = 96;
export const HALF_HEIGHT = HEIGHT / 2;

/** From a centre to vertex k, which lies clockwise after side k. */
export const VERTICES: readonly Point[] = [
  { x: 32, y: -48 },
  { x: 64, y: 0 },
  { x: 32, y: 48 },
  { x: -32, y: 48 },
  { x: -64, y: 0 },
  { x: -32, y: -48 },
];

/** From a centre to the middle of side k. */
export const SIDE_MIDDLES: readonly Point[] = [
  { x: 0, y: -48 },
  { x: 48, y: -24 },
  { x: 48, y: 24 },
  { x: 0, y: 48 },
  { x: -48, y: 24 },
  { x: -48, y: -24 },
];

/**
 * A spot is one of the thirteen places of a hex that things can be at: 0 its centre, 1 to 6 its vertices
 * 0 to 5, 7 to 12 the middles of its sides 0 to 5.
 */
export type Spot = number;
export const SPOTS = 13;
export const CENTRE: Spot = 0;

export function vertexSpot(vertex: Direction): Spot {
  return 1 + vertex;
}

export function sideSpot(side: Direction): Spot {
  return 7 + side;
}

export function isSideSpot(spot: Spot): boolean {
  return spot >= 7;
}

/** From a centre to each of its spots. */
export const SPOT_OFFSETS: readonly Point[] = [{ x: 0, y: 0 }, ...VERTICES, ...SIDE_MIDDLES];

/** Positive when `b` points to the right of `a` for someone who looks along `a` (y runs down). */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** Positive, zero or negative as `p` lies right of, on or left of the line from `a` to `b`. */
export function sideOfLine(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/** Four times the square of a vector's true length, a whole number. */
export function trueNorm(dx: number, dy: number): number {
  return 3 * dx * dx + 4 * dy * dy;
}
