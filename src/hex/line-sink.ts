/** What a walk along a line reports, and to whom. */
import type { Cell } from './cell.ts';
import type { Direction } from './direction.ts';
import type { Fraction } from './fraction.ts';
import type { Spot } from './lattice.ts';
import type { Flank } from './span.ts';

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
