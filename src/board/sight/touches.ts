/** Which drawings a line meets or nearly misses, leg by leg. */
import { compareFractions, type Fraction, type Span, spansOf, ZERO } from '../../hex/index.ts';
import type { Battlefield, HexIx, ShapeIx } from '../battlefield.ts';
import type { Shape } from '../shape.ts';
import { nearMisses } from './near.ts';
import type { End, Leg, Touch } from './trace.ts';

export interface TracedLine {
  readonly px: number;
  readonly py: number;
  readonly dx: number;
  readonly dy: number;
  readonly from: HexIx;
  readonly to: HexIx;
  readonly legs: readonly Leg[];
}

export function touchesOf(battlefield: Battlefield, line: TracedLine): Touch[] {
  const touches: Touch[] = [];
  const { px, py, dx, dy, legs } = line;
  const end = legs[legs.length - 1]?.to;
  if (end === undefined || (dx === 0 && dy === 0)) return touches;
  for (const ix of shapesAlong(battlefield, legs)) {
    const shape = battlefield.shapes[ix] as Shape;
    const before = touches.length;
    for (const span of spansOf(shape.outline, px, py, dx, dy)) {
      addSpan(touches, line, end, ix, shape, span, 0);
    }
    if (touches.length > before) continue;
    for (const miss of nearMisses(shape.outline, px, py, dx, dy)) {
      addSpan(touches, line, end, ix, shape, miss, miss.gap);
    }
  }
  return inOrder(touches);
}

/** Shapes that the current trace has already seen carry its number, so nothing is cleared between traces. */
let seen = new Uint32Array(256);
let traceNumber = 0;
const found: ShapeIx[] = [];

function shapesAlong(battlefield: Battlefield, legs: readonly Leg[]): readonly ShapeIx[] {
  if (battlefield.shapes.length > seen.length) seen = new Uint32Array(2 * battlefield.shapes.length);
  traceNumber = (traceNumber + 1) >>> 0;
  if (traceNumber === 0) seen.fill(0);
  found.length = 0;
  for (const { hex, twin } of legs) {
    gather(battlefield, hex);
    if (twin !== undefined) gather(battlefield, twin);
  }
  return found;
}

function gather({ shapesNear }: Battlefield, hex: HexIx): void {
  const last = shapesNear.start[hex + 1] as number;
  for (let i = shapesNear.start[hex] as number; i < last; i++) {
    const shape = shapesNear.list[i] as number;
    if (seen[shape] === traceNumber) continue;
    seen[shape] = traceNumber;
    found.push(shape);
  }
}

/** Cuts a span of the endless line down to the traced part and deals it out to the legs it lies in. */
function addSpan(
  touches: Touch[],
  line: TracedLine,
  end: Fraction,
  ix: ShapeIx,
  shape: Shape,
  span: Span,
  gap: number,
): void {
  // What meets the line in one of its ends only lies behind it.
  if (span.to.n <= 0 || compareFractions(span.from, end) >= 0) return;
  const from = span.from.n < 0 ? ZERO : span.from;
  const to = compareFractions(span.to, end) > 0 ? end : span.to;
  const isPoint = compareFractions(from, to) === 0;
  const own = ownerOf(shape, line.from, line.to);
  for (let leg = firstLegUpTo(line.legs, from); leg < line.legs.length; leg++) {
    const at = line.legs[leg] as Leg;
    if (compareFractions(at.from, to) > 0) break;
    const cutFrom = compareFractions(from, at.from) < 0 ? at.from : from;
    const cutTo = compareFractions(to, at.to) > 0 ? at.to : to;
    const length = compareFractions(cutTo, cutFrom);
    if (isPoint ? length < 0 : length <= 0) continue;
    touches.push(
      own === undefined
        ? { shape: ix, leg, on: span.on, gap, from: cutFrom, to: cutTo }
        : { shape: ix, leg, on: span.on, gap, own, from: cutFrom, to: cutTo },
    );
  }
}

/** The first leg that isn't over before a time. */
function firstLegUpTo(legs: readonly Leg[], time: Fraction): number {
  let low = 0;
  let high = legs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareFractions((legs[middle] as Leg).to, time) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function ownerOf({ hexes }: Shape, from: HexIx, to: HexIx): End | undefined {
  const ofTarget = hexes.includes(to);
  if (hexes.includes(from)) return ofTarget ? 'both' : 'from';
  return ofTarget ? 'to' : undefined;
}

/** Sorts by leg, shape and time; shapes are met about in order, so putting each in its place is quick. */
function inOrder(touches: Touch[]): Touch[] {
  for (let i = 1; i < touches.length; i++) {
    const touch = touches[i] as Touch;
    let at = i;
    for (; at > 0 && comesAfter(touches[at - 1] as Touch, touch); at--)
      touches[at] = touches[at - 1] as Touch;
    touches[at] = touch;
  }
  return touches;
}

function comesAfter(a: Touch, b: Touch): boolean {
  if (a.leg !== b.leg) return a.leg > b.leg;
  if (a.shape !== b.shape) return a.shape > b.shape;
  return (compareFractions(a.from, b.from) || compareFractions(a.to, b.to)) > 0;
}
