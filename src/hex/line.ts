/**
 * Walking a straight line across the hexes, with whole numbers only.
 *
 * A line enters hexes, but it may also run along a hexside or pass through a vertex, and books care.
 */
import { type Cell, directionTo, neighbour } from './cell.ts';
import type { Direction } from './direction.ts';
import { type Fraction, ONE, ZERO } from './fraction.ts';
import { CENTRE, HALF_HEIGHT, isSideSpot, PITCH, type Point, SPOT_OFFSETS, type Spot } from './lattice.ts';
import type { Flank } from './span.ts';
import { Walk } from './walk.ts';

/**
 * How a line has to do with a hex: it goes through its inside, runs along one of its sides, or touches it in one
 * point (a vertex, or the end of the line where that lies on the hexside).
 */
export const LEG_KINDS = ['in', 'side', 'vertex'] as const;
export type LegKind = (typeof LEG_KINDS)[number];

/** How a line has to do with a hexside: it crosses it, touches its end, or runs along it. */
export const CROSSING_KINDS = ['across', 'corner', 'along'] as const;
export type CrossingKind = (typeof CROSSING_KINDS)[number];

/** An end of a line: a spot of a cell. */
export interface Place extends Cell {
  readonly spot: Spot;
}

/** Receives what the walk finds, in order. */
export interface LineSink {
  /**
   * A hex; of a run along a side, the hex and the `side` that it shares with its twin. Return false to
   * stop the walk.
   */
  leg(
    kind: LegKind,
    column: number,
    y: number,
    side: Direction | undefined,
    from: Fraction,
    to: Fraction,
  ): boolean;
  /** A side of a hex, and on which side of the line it lies. */
  crossing(
    kind: CrossingKind,
    column: number,
    y: number,
    side: Direction,
    on: Flank,
    from: Fraction,
    to: Fraction,
  ): void;
}

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
