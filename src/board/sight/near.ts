/** Drawings that a line doesn't meet but passes so closely that two players with a string might argue. */
import {
  BLOCK_EDGES,
  type FlatOutline,
  type Fraction,
  isBlockAside,
  type Span,
  trueNorm,
} from '../../hex/index.ts';
import { NEAR } from '../shape.ts';

export interface NearMiss extends Span {
  /** The true distance in units of 1/96 hex height, rounded up. */
  readonly gap: number;
}

/** NEAR in lattice units: across the columns they are shorter than true ones. */
const BOX_MARGIN = NEAR + 1;

/**
 * The corners of an outline that come nearest to the line on its left and on its right, if they are near enough.
 * Corners at the same distance give one span from the first to the last. The endless line must not
 * cross the outline between its two ends.
 */
export function nearMisses(outline: FlatOutline, px: number, py: number, dx: number, dy: number): NearMiss[] {
  const { corners, blocks } = outline;
  const norm = trueNorm(dx, dy);
  // A corner's true distance is |side| * √(3 / norm): see docs/decisions/0003-lattice.md.
  const limit = NEAR * NEAR * norm;
  const misses: NearMiss[] = [];
  let left: Nearest | undefined;
  let right: Nearest | undefined;
  for (let block = 0; 4 * block < blocks.length; block++) {
    if (isBlockAside(blocks, block, px, py, dx, dy, BOX_MARGIN)) continue;
    const first = 2 * BLOCK_EDGES * block;
    const last = Math.min(first + 2 * BLOCK_EDGES, corners.length);
    for (let i = first; i < last; i += 2) {
      const x = (corners[i] as number) - px;
      const y = (corners[i + 1] as number) - py;
      const side = dx * y - dy * x;
      if (side === 0 || 3 * side * side > limit) continue;
      const along = 3 * dx * x + 4 * dy * y;
      if (along <= 0 || along >= norm) continue;
      if (side < 0) left = nearer(left, -side, along);
      else right = nearer(right, side, along);
    }
  }
  if (left !== undefined) misses.push(missOf('left', left, norm));
  if (right !== undefined) misses.push(missOf('right', right, norm));
  return misses;
}

interface Nearest {
  readonly side: number;
  readonly first: number;
  readonly last: number;
}

function nearer(best: Nearest | undefined, side: number, along: number): Nearest {
  if (best === undefined || side < best.side) return { side, first: along, last: along };
  if (side > best.side) return best;
  return { side, first: Math.min(best.first, along), last: Math.max(best.last, along) };
}

function missOf(on: 'left' | 'right', { side, first, last }: Nearest, norm: number): NearMiss {
  const from: Fraction = { n: first, d: norm };
  const to: Fraction = { n: last, d: norm };
  return { on, from, to, gap: Math.ceil(Math.sqrt((3 * side * side) / norm)) };
}
