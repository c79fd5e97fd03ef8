/**
 * A second, slow way to trace a line, for tests: every hex, hexside and shape of the battlefield is asked on its own,
 * in rational numbers of any size. It shares the battlefield's tables with the tracer, and no code.
 */
import type { Battlefield } from '../battlefield.ts';
import type { AimPoint, Trace } from './trace.ts';

/** A trace with its times as reduced fractions, so that two of them can be compared as data. */
export interface PlainTrace {
  readonly legs: readonly object[];
  readonly crossings: readonly object[];
  readonly touches: readonly object[];
}

export function plain(trace: Trace): PlainTrace {
  const timed = <T extends { from: { n: number; d: number }; to: { n: number; d: number } }>(item: T) => ({
    ...item,
    from: text(q(BigInt(item.from.n), BigInt(item.from.d))),
    to: text(q(BigInt(item.to.n), BigInt(item.to.d))),
  });
  return {
    legs: trace.legs.map(timed),
    crossings: trace.crossings.map(timed),
    touches: trace.touches.map(timed),
  };
}

interface Q {
  readonly n: bigint;
  readonly d: bigint;
}
interface P {
  readonly x: Q;
  readonly y: Q;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}

/** Fractions are reduced only when they are written: that is what would cost the time. */
function q(n: bigint, d = 1n): Q {
  return d < 0n ? { n: -n, d: -d } : { n, d };
}

function text({ n, d }: Q): string {
  const g = gcd(n, d);
  return `${n / g}/${d / g}`;
}

const add = (a: Q, b: Q) => (a.d === b.d ? q(a.n + b.n, a.d) : q(a.n * b.d + b.n * a.d, a.d * b.d));
const sub = (a: Q, b: Q) => (a.d === b.d ? q(a.n - b.n, a.d) : q(a.n * b.d - b.n * a.d, a.d * b.d));
const mul = (a: Q, b: Q) => q(a.n * b.n, a.d * b.d);
const div = (a: Q, b: Q) => q(a.n * b.d, a.d * b.n);
const cmp = (a: Q, b: Q) => Number(sign(a.n * b.d - b.n * a.d));
const sign = (n: bigint) => (n > 0n ? 1n : n < 0n ? -1n : 0n);
const max = (a: Q, b: Q) => (cmp(a, b) >= 0 ? a : b);
const min = (a: Q, b: Q) => (cmp(a, b) <= 0 ? a : b);
const point = (x: number, y: number): P => ({ x: q(BigInt(x)), y: q(BigInt(y)) });
const minus = (a: P, b: P): P => ({ x: sub(a.x, b.x), y: sub(a.y, b.y) });
const cross = (a: P, b: P) => sub(mul(a.x, b.y), mul(a.y, b.x));
const side = (a: Q) => Number(sign(a.n));
const zero = q(0n);
const one = q(1n);
const half = q(1n, 2n);

const CORNERS = [
  [32, -48],
  [64, 0],
  [32, 48],
  [-32, 48],
  [-64, 0],
  [-32, -48],
] as const;

function spotPoint(field: Battlefield, { hex, spot }: AimPoint): P {
  const x = (field.column[hex] ?? 0) * 96;
  const y = (field.y[hex] ?? 0) * 48;
  if (spot === 0) return point(x, y);
  const corner = (k: number) => CORNERS[(k + 6) % 6] ?? [0, 0];
  const [ax, ay] = corner(spot < 7 ? spot - 1 : spot - 8);
  const [bx, by] = corner(spot < 7 ? spot - 1 : spot - 7);
  return point(x + (ax + bx) / 2, y + (ay + by) / 2);
}

function hexCorners(field: Battlefield, hex: number): P[] {
  const x = (field.column[hex] ?? 0) * 96;
  const y = (field.y[hex] ?? 0) * 48;
  return CORNERS.map(([dx, dy]) => point(x + dx, y + dy));
}

function steps(field: Battlefield, a: number, b: number): number {
  const dq = (field.column[a] ?? 0) - (field.column[b] ?? 0);
  const dr = ((field.y[a] ?? 0) - (field.y[b] ?? 0) - dq) / 2;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

interface Stretch {
  readonly from: Q;
  readonly to: Q;
}

/** The part of the segment in a convex polygon, and whether it gets inside. */
function inConvex(corners: readonly P[], start: P, way: P): (Stretch & { inside: boolean }) | undefined {
  let from = zero;
  let to = one;
  let onEdge = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] as P;
    // Inside is on the right of every edge: the corners run clockwise.
    const depth = cross(minus(b, a), minus(start, a));
    const gain = cross(minus(b, a), way);
    if (side(gain) === 0) {
      if (side(depth) < 0) return undefined;
      if (side(depth) === 0) onEdge = true;
    } else {
      const t = div(sub(zero, depth), gain);
      if (side(gain) > 0) from = max(from, t);
      else to = min(to, t);
    }
  }
  const length = cmp(to, from);
  return length < 0 ? undefined : { from, to, inside: length > 0 && !onEdge };
}

export function oracleTrace(field: Battlefield, from: AimPoint, to: AimPoint): PlainTrace {
  const start = spotPoint(field, from);
  const way = minus(spotPoint(field, to), start);
  const legs = oracleLegs(field, from, to, start, way);
  return {
    legs: legs.map(({ from: a, to: b, ...leg }) => ({ ...leg, from: text(a), to: text(b) })),
    crossings: oracleCrossings(field, from, to, start, way),
    touches: oracleTouches(field, from, to, start, way, legs),
  };
}

type OracleLeg = Stretch & { hex: number; twin?: number; kind: string; nth: number };

function oracleLegs(field: Battlefield, from: AimPoint, to: AimPoint, start: P, way: P): OracleLeg[] {
  const legs: OracleLeg[] = [];
  for (let hex = 0; hex < field.hexCount; hex++) {
    const part = inConvex(hexCorners(field, hex), start, way);
    if (part === undefined) continue;
    const nth = steps(field, from.hex, hex);
    const isPoint = cmp(part.from, part.to) === 0;
    if (isPoint) {
      const atStart = cmp(part.from, zero) === 0 && hex !== from.hex;
      const atTarget = cmp(part.from, one) === 0 && hex !== to.hex;
      if (!atStart && !atTarget) legs.push({ hex, kind: 'vertex', nth, from: part.from, to: part.to });
    } else if (part.inside) {
      legs.push({ hex, kind: 'in', nth, from: part.from, to: part.to });
    } else {
      const twin = legs.findIndex(leg => leg.kind === 'side' && cmp(leg.from, part.from) === 0);
      const other = legs[twin];
      if (other === undefined) legs.push({ hex, kind: 'side', nth, from: part.from, to: part.to });
      else legs[twin] = { ...other, twin: hex, nth: Math.min(nth, other.nth) };
    }
  }
  return legs.sort((a, b) => cmp(a.from, b.from) || cmp(a.to, b.to));
}

function endOf(isFrom: boolean, isTo: boolean): { end?: string } {
  if (isFrom && isTo) return { end: 'both' };
  if (isFrom) return { end: 'from' };
  return isTo ? { end: 'to' } : {};
}

function oracleCrossings(field: Battlefield, from: AimPoint, to: AimPoint, start: P, way: P): object[] {
  const found: { side: number; kind: string; on: string; end?: string; from: Q; to: Q }[] = [];
  for (let ix = 0; ix < field.sideCount; ix++) {
    const hexes = [field.sideHexes[2 * ix] ?? -1, field.sideHexes[2 * ix + 1] ?? -1];
    const corners = hexCorners(field, hexes[0] ?? 0);
    const direction = field.sideDirection[ix] ?? 0;
    const a = corners[(direction + 5) % 6] as P;
    const b = corners[direction] as P;
    const sideA = side(cross(way, minus(a, start)));
    const sideB = side(cross(way, minus(b, start)));
    if (sideA * sideB > 0) continue;
    const ends = endOf(hexes.includes(from.hex), hexes.includes(to.hex));
    const touchesOnly = (t: Q, end: AimPoint, at: Q) => {
      const part = inConvex(hexCorners(field, end.hex), start, way);
      return (
        hexes.includes(end.hex) && cmp(t, at) === 0 && part !== undefined && cmp(part.from, part.to) === 0
      );
    };
    const isBehindEnd = (t: Q) => touchesOnly(t, from, zero) || touchesOnly(t, to, one);
    if (sideA === 0 && sideB === 0) {
      const [first, last] = [timeOf(a, start, way), timeOf(b, start, way)].sort(cmp) as [Q, Q];
      const stretch = { from: max(first, zero), to: min(last, one) };
      const length = cmp(stretch.to, stretch.from);
      if (length > 0) found.push({ side: ix, kind: 'along', on: 'both', ...ends, ...stretch });
      else if (length === 0 && isBehindEnd(stretch.from)) {
        found.push({ side: ix, kind: 'corner', on: 'both', ...ends, ...stretch });
      }
      continue;
    }
    const edge = minus(b, a);
    const t = div(cross(minus(a, start), edge), cross(way, edge));
    if (cmp(t, zero) < 0 || cmp(t, one) > 0) continue;
    const isEnd = cmp(t, zero) === 0 || cmp(t, one) === 0;
    if (isEnd && !isBehindEnd(t)) continue;
    const kind = sideA * sideB === 0 ? 'corner' : 'across';
    const on = kind === 'across' ? 'both' : sideA + sideB < 0 ? 'left' : 'right';
    found.push({ side: ix, kind, on, ...ends, from: t, to: t });
  }
  found.sort((x, y) => cmp(x.from, y.from) || cmp(x.to, y.to) || x.side - y.side);
  return found.map(({ from: a, to: b, ...rest }) => ({ ...rest, from: text(a), to: text(b) }));
}

/** When the line passes a point that lies on it. */
function timeOf(p: P, start: P, way: P): Q {
  return side(way.x) !== 0 ? div(sub(p.x, start.x), way.x) : div(sub(p.y, start.y), way.y);
}

type OracleTouch = Stretch & { on: string; gap: number };

function oracleTouches(
  field: Battlefield,
  from: AimPoint,
  to: AimPoint,
  start: P,
  way: P,
  legs: readonly OracleLeg[],
): object[] {
  if (side(way.x) === 0 && side(way.y) === 0) return [];
  const found: (OracleTouch & { shape: number; leg: number; own?: string })[] = [];
  for (const [shape, { outline, hexes }] of field.shapes.entries()) {
    const corners: P[] = [];
    const flat = outline.corners;
    for (let i = 0; i < flat.length; i += 2) corners.push(point(flat[i] ?? 0, flat[i + 1] ?? 0));
    const meets = meetings(corners, start, way);
    const { end } = endOf(hexes.includes(from.hex), hexes.includes(to.hex));
    const own = end === undefined ? {} : { own: end };
    for (const touch of meets.length > 0 ? meets : misses(corners, start, way)) {
      const isPoint = cmp(touch.from, touch.to) === 0;
      for (const [leg, at] of legs.entries()) {
        const cut = { from: max(touch.from, at.from), to: min(touch.to, at.to) };
        const length = cmp(cut.to, cut.from);
        if (isPoint ? length < 0 : length <= 0) continue;
        found.push({ shape, leg, on: touch.on, gap: touch.gap, ...own, ...cut });
      }
    }
  }
  found.sort((a, b) => a.leg - b.leg || a.shape - b.shape || cmp(a.from, b.from) || cmp(a.to, b.to));
  return found.map(({ from: a, to: b, ...rest }) => ({ ...rest, from: text(a), to: text(b) }));
}

/** Looks just left and just right of the middle between any two places where the line meets an edge. */
function meetings(corners: readonly P[], start: P, way: P): OracleTouch[] {
  const flanks = new Set(corners.map(corner => side(cross(way, minus(corner, start)))));
  if (flanks.size === 1 && !flanks.has(0)) return [];
  const times = [zero, one];
  const edges = corners.map((a, i) => [a, corners[(i + 1) % corners.length] as P] as const);
  for (const [a, b] of edges) {
    const sideA = side(cross(way, minus(a, start)));
    const sideB = side(cross(way, minus(b, start)));
    if (sideA === 0) times.push(timeOf(a, start, way));
    if (sideA * sideB < 0) {
      const edge = minus(b, a);
      times.push(div(cross(minus(a, start), edge), cross(way, edge)));
    }
  }
  const sorted = times
    .filter(t => cmp(t, zero) >= 0 && cmp(t, one) <= 0)
    .sort(cmp)
    .filter((t, i, all) => i === 0 || cmp(t, all[i - 1] as Q) !== 0);
  const found: OracleTouch[] = [];
  for (let i = 0; i + 1 < sorted.length; i++) {
    const [t0, t1] = [sorted[i] as Q, sorted[i + 1] as Q];
    const middle = mul(add(t0, t1), half);
    const left = isBeside(corners, start, way, middle, -1n);
    const right = isBeside(corners, start, way, middle, 1n);
    const on = left ? (right ? 'both' : 'left') : right ? 'right' : undefined;
    if (on === undefined) continue;
    const last = found.at(-1);
    if (last?.on === on && cmp(last.to, t0) === 0) found[found.length - 1] = { ...last, to: t1 };
    else found.push({ on, gap: 0, from: t0, to: t1 });
  }
  for (const [i, corner] of corners.entries()) {
    if (side(cross(way, minus(corner, start))) !== 0) continue;
    const t = timeOf(corner, start, way);
    if (cmp(t, zero) <= 0 || cmp(t, one) >= 0) continue;
    if (found.some(span => cmp(span.from, t) <= 0 && cmp(t, span.to) <= 0)) continue;
    const before = corners[(i + corners.length - 1) % corners.length] as P;
    const on = side(cross(way, minus(before, start))) < 0 ? 'left' : 'right';
    found.push({ on, gap: 0, from: t, to: t });
  }
  return found;
}

const HAIR = q(1n, 1n << 200n);

function isBeside(corners: readonly P[], start: P, way: P, t: Q, towards: bigint): boolean {
  const off = mul(HAIR, q(towards));
  const p = {
    x: sub(add(start.x, mul(t, way.x)), mul(off, way.y)),
    y: add(add(start.y, mul(t, way.y)), mul(off, way.x)),
  };
  let inside = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] as P;
    if (cmp(a.y, p.y) > 0 === cmp(b.y, p.y) > 0) continue;
    const x = add(a.x, div(mul(sub(p.y, a.y), sub(b.x, a.x)), sub(b.y, a.y)));
    if (cmp(x, p.x) > 0) inside = !inside;
  }
  return inside;
}

/** The nearest corner on either side, if the square of its true distance is at most 16. */
function misses(corners: readonly P[], start: P, way: P): OracleTouch[] {
  const three = q(3n);
  const four = q(4n);
  const dot = (a: P, b: P) => add(mul(three, mul(a.x, b.x)), mul(four, mul(a.y, b.y)));
  const norm = dot(way, way);
  return (['left', 'right'] as const).flatMap(on => {
    const near = corners
      .map(corner => minus(corner, start))
      .map(way_ => ({ off: cross(way, way_), t: div(dot(way, way_), norm) }))
      .filter(({ off, t }) => side(off) === (on === 'left' ? -1 : 1) && cmp(t, zero) > 0 && cmp(t, one) < 0)
      .map(({ off, t }) => ({ t, square: div(mul(three, mul(off, off)), norm) }))
      .filter(({ square }) => cmp(square, q(16n)) <= 0);
    const least = near.map(({ square }) => square).sort(cmp)[0];
    if (least === undefined) return [];
    const times = near.filter(({ square }) => cmp(square, least) === 0).map(({ t }) => t);
    times.sort(cmp);
    const gap = [1, 2, 3, 4].find(g => cmp(q(BigInt(g * g)), least) >= 0) ?? 4;
    return [{ on, gap, from: times[0] as Q, to: times.at(-1) as Q }];
  });
}
