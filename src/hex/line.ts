/**
 * Walking a straight line across the hexes, with whole numbers only.
 *
 * A line enters hexes, but it may also run along a hexside or pass through a vertex, and books care.
 */
import { type Cell, directionTo, neighbour } from './cell.ts';
import { ONE, ZERO } from './fraction.ts';
import { CENTRE, HALF_HEIGHT, isSideSpot, PITCH, type Point, SPOT_OFFSETS } from './lattice.ts';
import type { LegKind, LineSink, Place } from './line-sink.ts';
import { Walk } from './walk.ts';

export function pointOf(place: Place): Point {
  const offset = SPOT_OFFSETS[place.spot] as Point;
  return { x: place.column * PITCH + offset.x, y: place.y * HALF_HEIGHT + offset.y };
}

/**
 * Walks from one place to another. With `beyond`, the line goes on behind the target until the sink stops it.
 *
 * Hexes that touch an end of the line in a point lie behind or beside it and are not reported; except the
 * hex the end belongs to, which is always first or last.
 */
export function walkLine(from: Place, to: Place, sink: LineSink, beyond = false): void {
  const p = pointOf(from);
  const q = pointOf(to);
  if (p.x === q.x && p.y === q.y) standStill(from, to, sink);
  else new Walk(from, to, p, q, sink, beyond).run();
}

/** Two places at one point: one hex, or two that share it. */
function standStill(from: Place, to: Place, sink: LineSink): void {
  const direction = directionTo(from, to);
  if (direction === undefined) {
    sink.leg('in', from.column, from.y, undefined, ZERO, ONE);
    return;
  }
  sink.leg('vertex', from.column, from.y, undefined, ZERO, ZERO);
  const kind = isSideSpot(from.spot) ? 'across' : 'corner';
  sink.crossing(kind, from.column, from.y, direction, 'both', ZERO, ONE);
  sink.leg('vertex', to.column, to.y, undefined, ONE, ONE);
}

/** The cells on the line between two centres, in order; `twin` is the other cell where it runs between two. */
export function cellsBetween(from: Cell, to: Cell): { cell: Cell; kind: LegKind; twin?: Cell }[] {
  const cells: { cell: Cell; kind: LegKind; twin?: Cell }[] = [];
  walkLine(
    { ...from, spot: CENTRE },
    { ...to, spot: CENTRE },
    {
      leg(kind, column, y, side) {
        const cell = { column, y };
        cells.push(side === undefined ? { cell, kind } : { cell, kind, twin: neighbour(cell, side) });
        return true;
      },
      crossing() {},
    },
  );
  return cells;
}
