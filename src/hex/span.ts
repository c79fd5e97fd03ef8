/**
 * What a straight line has to do with a drawn outline: the spans of the line that lie in it, and whether
 * there is drawing on both sides of the line there, or on one side only because the line runs along an edge.
 *
 * Instead of one line we follow two, shifted by nothing at all to the left and to the right. A corner
 * exactly on the line counts as right of the left one and left of the right one, so neither ever meets a corner,
 * and each is in the outline between its odd and its even crossings. Together they tell all cases apart.
 */
import { compareFractions, type Fraction, fraction } from './fraction.ts';
import { BLOCK_EDGES, type FlatOutline, isBlockAside } from './outline.ts';

/** On which side of a line something lies, for someone who looks along it. */
export const FLANKS = ['both', 'left', 'right'] as const;
export type Flank = (typeof FLANKS)[number];

export interface Span {
  readonly on: Flank;
  readonly from: Fraction;
  readonly to: Fraction;
}

/**
 * The spans of the endless line `p + t * d` in the outline, in order; a span of no length is a corner that
 * touches the line.
 */
export function spansOf(outline: FlatOutline, px: number, py: number, dx: number, dy: number): Span[] {
  cornerOnLine = false;
  const left = crossingsOf(outline, px, py, dx, dy, 0);
  return cornerOnLine ? combine(left, crossingsOf(outline, px, py, dx, dy, 1)) : inPairs(left);
}

/** Set by `crossingsOf` when it meets one. */
let cornerOnLine = false;

/**
 * Where the line crosses the outline, in order. Sides are whole numbers, negative on the left: taking those
 * less than 0 for left shifts the line to the left, taking those less than 1 shifts it to the right.
 */
function crossingsOf(
  { corners, blocks }: FlatOutline,
  px: number,
  py: number,
  dx: number,
  dy: number,
  shift: 0 | 1,
): Fraction[] {
  const crossings: Fraction[] = [];
  for (let block = 0; 4 * block < blocks.length; block++) {
    if (isBlockAside(blocks, block, px, py, dx, dy, 0)) continue;
    const first = 2 * BLOCK_EDGES * block;
    const last = Math.min(first + 2 * BLOCK_EDGES, corners.length);
    let ax = corners[first] as number;
    let ay = corners[first + 1] as number;
    let sideA = dx * (ay - py) - dy * (ax - px);
    for (let i = first + 2; i <= last; i += 2) {
      const next = i === corners.length ? 0 : i;
      const bx = corners[next] as number;
      const by = corners[next + 1] as number;
      const sideB = dx * (by - py) - dy * (bx - px);
      if (sideB === 0) cornerOnLine = true;
      if (sideA < shift !== sideB < shift) {
        insert(crossings, fraction((ax - px) * (by - ay) - (ay - py) * (bx - ax), sideB - sideA));
      }
      ax = bx;
      ay = by;
      sideA = sideB;
    }
  }
  return crossings;
}

/** Without a corner on the line, both shifted lines cross at the same places: in, out, in, out. */
function inPairs(crossings: readonly Fraction[]): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    spans.push({ on: 'both', from: crossings[i] as Fraction, to: crossings[i + 1] as Fraction });
  }
  return spans;
}

function insert(sorted: Fraction[], value: Fraction): void {
  let at = sorted.length;
  sorted.push(value);
  for (; at > 0 && compareFractions(sorted[at - 1] as Fraction, value) > 0; at--) {
    sorted[at] = sorted[at - 1] as Fraction;
  }
  sorted[at] = value;
}

/** Walks both lists of crossings at once; a change of what is left and right ends one span and begins another. */
function combine(left: readonly Fraction[], right: readonly Fraction[]): Span[] {
  const spans: Span[] = [];
  let inLeft = false;
  let inRight = false;
  let since: Fraction | undefined;
  let l = 0;
  let r = 0;
  while (l < left.length || r < right.length) {
    const at = earlier(left[l], right[r]);
    const leftBefore = l;
    const rightBefore = r;
    while (isAt(left[l], at)) l++;
    while (isAt(right[r], at)) r++;
    const leftChanges = (l - leftBefore) % 2 === 1;
    const rightChanges = (r - rightBefore) % 2 === 1;
    if (leftChanges || rightChanges) {
      if (since !== undefined) spans.push({ on: flank(inLeft, inRight), from: since, to: at });
      if (leftChanges) inLeft = !inLeft;
      if (rightChanges) inRight = !inRight;
      since = inLeft || inRight ? at : undefined;
    } else if (since === undefined) {
      spans.push({ on: flank(l > leftBefore, r > rightBefore), from: at, to: at });
    }
  }
  return spans;
}

function earlier(a: Fraction | undefined, b: Fraction | undefined): Fraction {
  if (a === undefined) return b as Fraction;
  return b === undefined || compareFractions(a, b) <= 0 ? a : b;
}

function isAt(crossing: Fraction | undefined, at: Fraction): boolean {
  return crossing !== undefined && (crossing === at || compareFractions(crossing, at) === 0);
}

function flank(left: boolean, right: boolean): Flank {
  return left ? (right ? 'both' : 'left') : 'right';
}
