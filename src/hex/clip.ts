/**
 * Cutting an outline down to a rectangle, as a board's edge does. A cut can part an outline into pieces.
 * Where an edge meets the cut between two lattice points, the new corner is the nearest one.
 */
import type { Point } from './lattice.ts';

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function clipToRectangle(outline: readonly Point[], box: Rectangle): Point[][] {
  return [outline]
    .flatMap(piece => cut(piece, 'x', box.left, 1))
    .flatMap(piece => cut(piece, 'x', box.right, -1))
    .flatMap(piece => cut(piece, 'y', box.top, 1))
    .flatMap(piece => cut(piece, 'y', box.bottom, -1));
}

/** A stretch of the outline on the kept side, with the places on the cut where it begins and ends. */
interface Stretch {
  readonly points: Point[];
  begins: number;
  ends: number;
}

/** What is left of an outline when only the side of the cut is kept on which `axis` lies beyond `limit` by `sign`. */
function cut(outline: readonly Point[], axis: 'x' | 'y', limit: number, sign: 1 | -1): Point[][] {
  const depth = (p: Point) => sign * (p[axis] - limit);
  if (outline.every(p => depth(p) > 0)) return [[...outline]];
  const other = axis === 'x' ? 'y' : 'x';
  const placeOnCut = (a: Point, b: Point) =>
    a[other] + ((b[other] - a[other]) * depth(a)) / (depth(a) - depth(b));
  return join(stretches(outline, depth, placeOnCut), place => {
    const along = Math.round(place);
    return axis === 'x' ? { x: limit, y: along } : { x: along, y: limit };
  });
}

/** Points on the cut itself count as cut away, so a stretch always begins and ends on the cut. */
function stretches(
  outline: readonly Point[],
  depth: (p: Point) => number,
  placeOnCut: (a: Point, b: Point) => number,
): Stretch[] {
  const start = outline.findIndex(p => depth(p) <= 0);
  const found: Stretch[] = [];
  let open: Stretch | undefined;
  let before = outline[start] as Point;
  for (let i = 1; i <= outline.length; i++) {
    const point = outline[(start + i) % outline.length] as Point;
    if (depth(point) > 0) {
      open ??= { points: [], begins: placeOnCut(before, point), ends: 0 };
      open.points.push(point);
    } else if (open !== undefined) {
      open.ends = placeOnCut(before, point);
      found.push(open);
      open = undefined;
    }
    before = point;
  }
  return found;
}

/**
 * Closes stretches along the cut: it lies in the outline between the first and second place where the outline
 * meets it, the third and fourth, and so on; so each end goes on at its partner's beginning.
 */
function join(parts: readonly Stretch[], cornerAt: (place: number) => Point): Point[][] {
  const next = partners(parts);
  const used = new Set<number>();
  const pieces: Point[][] = [];
  for (let first = 0; first < parts.length; first++) {
    const piece: Point[] = [];
    for (let at = first; !used.has(at); at = next[at] as number) {
      used.add(at);
      const part = parts[at] as Stretch;
      piece.push(cornerAt(part.begins), ...part.points, cornerAt(part.ends));
    }
    const tidy = piece.filter((p, i) => !isSame(p, piece[(i + 1) % piece.length]));
    if (tidy.length >= 3) pieces.push(tidy);
  }
  return pieces;
}

function partners(parts: readonly Stretch[]): number[] {
  const ends = parts
    .flatMap((part, of) => [
      { of, place: part.begins, begins: true },
      { of, place: part.ends, begins: false },
    ])
    .sort((a, b) => a.place - b.place);
  const next: number[] = [];
  while (ends.length > 0) {
    const one = ends.shift();
    // A corner that only touches the cut is an end and a beginning at one place, in either order.
    const two = ends.splice(
      Math.max(
        0,
        ends.findIndex(end => end.begins !== one?.begins),
      ),
      1,
    )[0];
    if (one === undefined || two === undefined) break;
    if (one.begins) next[two.of] = one.of;
    else next[one.of] = two.of;
  }
  return next;
}

function isSame(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}
