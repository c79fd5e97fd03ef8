/**
 * Outlines laid out flat for speed. Their edges are cut into blocks, each with a box around it, so that a line
 * that has nothing to do with a block is done with it after one multiplication or two.
 */
import type { Point } from './lattice.ts';

export interface FlatOutline {
  /** x and y of each corner in turn. */
  readonly corners: Int32Array;
  /** Of each block's box four numbers: its middle, x and y, and its width and height; the middle doubled. */
  readonly blocks: Int32Array;
}

/** Edges to a block. Block b holds the edges that start at corners 12b to 12b + 11. */
export const BLOCK_EDGES = 12;

export function flatOutline(points: readonly Point[]): FlatOutline {
  const blocks: number[] = [];
  for (let start = 0; start < points.length; start += BLOCK_EDGES) {
    const ends = points.slice(start, start + BLOCK_EDGES + 1);
    if (start + BLOCK_EDGES >= points.length) ends.push(points[0] as Point);
    const xs = ends.map(({ x }) => x);
    const ys = ends.map(({ y }) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    blocks.push(left + right, top + bottom, right - left, bottom - top);
  }
  return { corners: Int32Array.from(points.flatMap(({ x, y }) => [x, y])), blocks: Int32Array.from(blocks) };
}

export function pointsOf({ corners }: FlatOutline): Point[] {
  return Array.from({ length: corners.length >> 1 }, (_, i) => ({
    x: corners[2 * i] as number,
    y: corners[2 * i + 1] as number,
  }));
}

/** Whether a block, made wider by `margin` all around, lies wholly on one side of the line `p + t * d`. */
export function isBlockAside(
  blocks: Int32Array,
  block: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  margin: number,
): boolean {
  const at = 4 * block;
  const side = dx * ((blocks[at + 1] as number) - 2 * py) - dy * ((blocks[at] as number) - 2 * px);
  const reach =
    Math.abs(dx) * ((blocks[at + 3] as number) + 2 * margin) +
    Math.abs(dy) * ((blocks[at + 2] as number) + 2 * margin);
  return Math.abs(side) > reach;
}
