/**
 * Roofs over any outline. The walls' top edges walk inwards at the same pace; where they meet runs a hip, a valley
 * or the ridge. A gable end stands still and lets the ridge reach it. (The classic straight skeleton, by plain
 * simulation: outlines have a dozen corners, so speed is no concern.)
 */
import {
  clockwise,
  direction,
  distance,
  distanceToEdge,
  middle,
  type Point,
  type Segment,
  signedArea,
} from './geometry.ts';

export interface Roof {
  /** One entry a wall: the way its slope faces, and the pieces of the slope. */
  readonly slopes: readonly { readonly facing: Point; readonly pieces: readonly (readonly Point[])[] }[];
  /** Hips, valleys and ridges. */
  readonly ridges: readonly Segment[];
  /** Lines level with the eaves, `course` apart. */
  readonly courses: readonly Segment[];
  /** What is left flat when the slopes stop at `rise`. */
  readonly flats: readonly (readonly Point[])[];
  /** The middle of the flat top or of the highest ridge: a place well inside the walls. */
  readonly peak: Point;
}

interface Wall {
  readonly heading: Point;
  readonly inward: Point;
  readonly pace: number;
}
interface Corner {
  readonly at: Point;
  readonly before: number;
  readonly after: number;
}

const NEAR = 1e-6;
const TOUCH = 0.05;
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

export function raiseRoof(
  outline: readonly Point[],
  { gabled, rise = Number.POSITIVE_INFINITY, course }: { gabled: boolean; rise?: number; course: number },
): Roof {
  const base = clockwise(outline);
  const count = base.length;
  const walls = base.map((a, i): Wall => {
    const heading = direction(a, base[(i + 1) % count] ?? a);
    return { heading, inward: [-heading[1], heading[0]], pace: gabled && isGable(base, i) ? 0 : 1 };
  });
  const slopes = walls.map(({ inward }) => ({
    facing: [-inward[0], -inward[1]] as Point,
    pieces: [] as Point[][],
  }));
  const ridges: Segment[] = [];
  const courses: Segment[] = [];
  const flats: Point[][] = [];
  const tops: Segment[] = [];

  const wall = (i: number): Wall => walls[i] ?? { heading: [1, 0], inward: [0, 1], pace: 1 };
  const velocity = ({ before, after }: Corner): Point => {
    const p = wall(before);
    const q = wall(after);
    const det = p.inward[0] * q.inward[1] - p.inward[1] * q.inward[0];
    if (Math.abs(det) < NEAR) return [p.inward[0] * p.pace, p.inward[1] * p.pace];
    return [
      (p.pace * q.inward[1] - q.pace * p.inward[1]) / det,
      (q.pace * p.inward[0] - p.pace * q.inward[0]) / det,
    ];
  };

  let rings: { time: number; corners: Corner[] }[] = [
    { time: 0, corners: base.map((at, i) => ({ at, before: (i + count - 1) % count, after: i })) },
  ];
  // Every event drops a wall or splits a ring, so few rounds are ever needed; the bound guards odd outlines.
  for (let round = 0; rings.length > 0 && round < count * 12; round++) {
    const next: typeof rings = [];
    for (const { time, corners } of rings) {
      if (corners.length < 3 || Math.abs(signedArea(corners.map(corner => corner.at))) < 1) {
        tops.push(...topLine(corners));
        continue;
      }
      const speeds = corners.map(velocity);
      const event = firstEvent(corners, speeds, wall);
      const nextCourse = (Math.floor(time / course + NEAR) + 1) * course;
      const until = Math.min(event.after + time, nextCourse, rise);
      const step = until - time;
      const moved = corners.map((corner, i): Corner => {
        const [vx, vy] = speeds[i] ?? [0, 0];
        return { ...corner, at: [corner.at[0] + vx * step, corner.at[1] + vy * step] };
      });
      corners.forEach((corner, i) => {
        const j = (i + 1) % corners.length;
        const [a, b, b2, a2] = [corner.at, corners[j]?.at, moved[j]?.at, moved[i]?.at];
        if (!a || !b || !b2 || !a2) return;
        if (wall(corner.after).pace > 0) slopes[corner.after]?.pieces.push([a, b, b2, a2]);
        if (distance(a, a2) > TOUCH && wall(corner.before).pace * wall(corner.after).pace > 0)
          ridges.push([a, a2]);
        if (until === nextCourse && wall(corner.after).pace > 0) courses.push([a2, b2]);
      });
      if (until >= rise) flats.push(moved.map(corner => corner.at));
      else if (until < event.after + time - NEAR) next.push({ time: until, corners: moved });
      else for (const ring of cut(moved, event)) next.push({ time: until, corners: mend(ring) });
    }
    rings = next;
  }
  const lines = [...tops, ...ridges];
  return { slopes, ridges: lines, courses, flats, peak: peakOf(flats, lines, base) };
}

/** A short wall between two longer ones, square at both corners, carries a gable. */
function isGable(base: readonly Point[], i: number): boolean {
  const at = (k: number): Point => base[(k + base.length) % base.length] ?? [0, 0];
  const length = (k: number): number => distance(at(k), at(k + 1));
  const turn = (k: number): number => {
    const a = direction(at(k - 1), at(k));
    const b = direction(at(k), at(k + 1));
    return a[0] * b[1] - a[1] * b[0];
  };
  return turn(i) > 0.8 && turn(i + 1) > 0.8 && length(i) < length(i - 1) && length(i) <= length(i + 1);
}

interface Event {
  readonly after: number;
  /** A corner that runs into a wall across the ring; without it, a wall has shrunk to nothing. */
  readonly split?: { readonly corner: number; readonly wall: number };
}

function firstEvent(corners: readonly Corner[], speeds: readonly Point[], wall: (i: number) => Wall): Event {
  let first: Event = { after: Number.POSITIVE_INFINITY };
  const count = corners.length;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % count];
    const va = speeds[i];
    const vb = speeds[(i + 1) % count];
    if (!b || !va || !vb) return;
    const { heading, inward, pace } = wall(a.after);
    const closing = -dot(less(vb, va), heading);
    const length = dot(less(b.at, a.at), heading);
    if (closing > NEAR && length / closing < first.after) first = { after: Math.max(0, length / closing) };
    corners.forEach((r, k) => {
      const v = speeds[k];
      if (!v || k === i || k === (i + 1) % count || !isReflex(r, wall)) return;
      const gap = dot(less(r.at, a.at), inward);
      const approach = pace - dot(v, inward);
      const after = gap / approach;
      if (approach < NEAR || gap < -NEAR || after >= first.after) return;
      const reach = dot(
        less(
          [r.at[0] + v[0] * after, r.at[1] + v[1] * after],
          [a.at[0] + va[0] * after, a.at[1] + va[1] * after],
        ),
        heading,
      );
      if (reach > -NEAR && reach < length - closing * after + NEAR)
        first = { after, split: { corner: k, wall: i } };
    });
  });
  return first;
}

function isReflex({ before, after }: Corner, wall: (i: number) => Wall): boolean {
  const a = wall(before).heading;
  const b = wall(after).heading;
  return a[0] * b[1] - a[1] * b[0] < -NEAR;
}

function cut(corners: readonly Corner[], { split }: Event): Corner[][] {
  if (!split) return [[...corners]];
  const hit = corners[split.corner];
  const struck = corners[split.wall];
  if (!hit || !struck) return [];
  const from = (start: number, end: number): Corner[] => {
    const run: Corner[] = [];
    for (let i = start % corners.length; i !== end % corners.length; i = (i + 1) % corners.length) {
      const corner = corners[i];
      if (corner) run.push(corner);
    }
    return run;
  };
  return [
    [{ at: hit.at, before: hit.before, after: struck.after }, ...from(split.wall + 1, split.corner)],
    [{ at: hit.at, before: struck.after, after: hit.after }, ...from(split.corner + 1, split.wall + 1)],
  ];
}

/** Drops walls that have shrunk to nothing. */
function mend(corners: readonly Corner[]): Corner[] {
  const kept = [...corners];
  for (let i = 0; i < kept.length && kept.length > 1; ) {
    const j = (i + 1) % kept.length;
    const a = kept[i];
    const b = kept[j];
    if (a && b && distance(a.at, b.at) < TOUCH) {
      kept[j] = { at: b.at, before: a.before, after: b.after };
      kept.splice(i, 1);
      i = 0;
    } else i++;
  }
  return kept;
}

/** A ring that has closed to a line is a ridge; one that has closed to a point is a summit. */
function topLine(corners: readonly Corner[]): Segment[] {
  const [only] = corners;
  if (corners.length === 1 && only) return [[only.at, only.at]];
  return corners.slice(1).map((corner, i): Segment => [corners[i]?.at ?? corner.at, corner.at]);
}

/** Of the places along the ridges the one deepest inside the walls, the middle of a ridge before its ends. */
function peakOf(
  flats: readonly (readonly Point[])[],
  ridges: readonly Segment[],
  base: readonly Point[],
): Point {
  const middles = ridges.map(ridge => middle(...ridge));
  const tops = flats.map(flat => middle(flat[0] ?? [0, 0], flat[Math.floor(flat.length / 2)] ?? [0, 0]));
  let peak: Point = base[0] ?? [0, 0];
  let depth = 0;
  for (const place of [...tops, ...middles, ...ridges.flat()]) {
    const inside = distanceToEdge(base, place);
    if (inside <= depth + TOUCH) continue;
    peak = place;
    depth = inside;
  }
  return peak;
}
