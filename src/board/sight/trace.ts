/**
 * What a straight line between two aims meets, exactly: hexes, hexsides and drawings, in order. It knows
 * nothing of heights or of what blocks sight: each rulebook reads the trace its own way.
 */
import type { CrossingKind, Flank, Fraction, LegKind, Spot } from '../../hex/index.ts';
import type { HexIx, ShapeIx, SideIx } from '../battlefield.ts';

/** Where a line begins or ends: a hex, and the spot in it. */
export interface AimPoint {
  readonly hex: HexIx;
  readonly spot: Spot;
}

/** Which ends of the line something belongs to. */
export type End = 'from' | 'to' | 'both';

/**
 * A hex on the line. Times run from 0 at the start to 1 at the target.
 *
 * The first leg is always in or at the hex of the start, the last in or at that of the target. Other hexes that
 * touch an end of the line in a point only are left out: they lie behind it or beside it.
 */
export interface Leg {
  readonly hex: HexIx;
  readonly kind: LegKind;
  /** The other hex of a run along a hexside; `hex` is the lower-numbered of the two. */
  readonly twin?: HexIx;
  /** The range from the hex of the start. */
  readonly nth: number;
  readonly from: Fraction;
  readonly to: Fraction;
}

/** A hexside on the line, and on which side of the line it lies: a corner lies on one side only. */
export interface Crossing {
  readonly side: SideIx;
  readonly kind: CrossingKind;
  readonly on: Flank;
  /** Set when it is a side of the hex at an end. */
  readonly end?: End;
  readonly from: Fraction;
  readonly to: Fraction;
}

/** A drawing on the line, or next to it, within one leg. */
export interface Touch {
  readonly shape: ShapeIx;
  /** The number of the leg. */
  readonly leg: number;
  /** `both`: the line goes through it. Else it lies on that side only: the line runs along it or passes it. */
  readonly on: Flank;
  /** 0 where the line meets it; else by how many units (96 to a hex's height, rounded up) it misses it. */
  readonly gap: number;
  /** Set when it is drawn for the hex at an end, wherever the line meets it. */
  readonly own?: End;
  readonly from: Fraction;
  readonly to: Fraction;
}

export interface Trace {
  readonly from: AimPoint;
  readonly to: AimPoint;
  /** In hexes. */
  readonly range: number;
  readonly legs: readonly Leg[];
  /** By time; corners at one vertex by number. */
  readonly crossings: readonly Crossing[];
  /** By leg, then by shape, then by time. */
  readonly touches: readonly Touch[];
  /**
   * The line goes through places without a hex on its way, as it can where the boards don't form a rectangle.
   * Half-hexes at an edge count as whole.
   */
  readonly leaves: boolean;
}
