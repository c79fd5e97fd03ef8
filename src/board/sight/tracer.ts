/** Traces lines: walks the hexes and gathers hexsides and drawings on the way. */
import {
  type CrossingKind,
  compareFractions,
  type Direction,
  distanceBetween,
  type Flank,
  type Fraction,
  type LegKind,
  type LineSink,
  ONE,
  opposite,
  type Place,
  pointOf,
  walkLine,
} from '../../hex/index.ts';
import { type Battlefield, type HexIx, hexAtCell, hexBeyond, range, type SideIx } from '../battlefield.ts';
import { touchesOf } from './touches.ts';
import type { AimPoint, Crossing, End, Leg, Trace } from './trace.ts';

/** Traces the line between two aims. `trace` in lines.ts does the same with a memory. */
export function traceLine(battlefield: Battlefield, from: AimPoint, to: AimPoint): Trace {
  return new Tracer(battlefield, from, to, false).trace();
}

/** Traces the line on behind the target, to the edge of the map; times beyond the target are greater than 1. */
export function traceRay(battlefield: Battlefield, from: AimPoint, to: AimPoint): Trace {
  return new Tracer(battlefield, from, to, true).trace();
}

class Tracer implements LineSink {
  private readonly legs: Leg[] = [];
  private readonly crossings: Crossing[] = [];
  private leaves = false;
  private readonly battlefield: Battlefield;
  private readonly from: AimPoint;
  private readonly to: AimPoint;
  private readonly beyond: boolean;
  private readonly column: number;
  private readonly y: number;

  constructor(battlefield: Battlefield, from: AimPoint, to: AimPoint, beyond: boolean) {
    this.battlefield = battlefield;
    this.from = from;
    this.to = to;
    this.beyond = beyond;
    this.column = battlefield.column[from.hex] as number;
    this.y = battlefield.y[from.hex] as number;
  }

  trace(): Trace {
    const { battlefield, from, to, legs, crossings } = this;
    const start = placeOf(battlefield, from);
    const target = placeOf(battlefield, to);
    walkLine(start, target, this, this.beyond);
    const p = pointOf(start);
    const q = pointOf(target);
    const line = { px: p.x, py: p.y, dx: q.x - p.x, dy: q.y - p.y, from: from.hex, to: to.hex, legs };
    const touches = touchesOf(battlefield, line);
    const steps = range(battlefield, from.hex, to.hex);
    return { from, to, range: steps, legs, crossings, touches, leaves: this.leaves };
  }

  leg(
    kind: LegKind,
    column: number,
    y: number,
    side: Direction | undefined,
    from: Fraction,
    to: Fraction,
  ): boolean {
    const { grid } = this.battlefield;
    const hex = hexAtCell(grid, column, y);
    const twin = side === undefined ? -1 : hexBeyond(grid, column, y, side);
    if (hex < 0 && twin < 0) return this.leaveMap(kind, from);
    if (hex >= 0 && twin >= 0) this.addRun(kind, Math.min(hex, twin), Math.max(hex, twin), from, to);
    else this.legs.push({ hex: Math.max(hex, twin), kind, nth: this.nth(Math.max(hex, twin)), from, to });
    return true;
  }

  crossing(
    kind: CrossingKind,
    column: number,
    y: number,
    direction: Direction,
    on: Flank,
    from: Fraction,
    to: Fraction,
  ): void {
    const { grid, sides } = this.battlefield;
    let hex = hexAtCell(grid, column, y);
    let seenFrom = direction;
    if (hex < 0) {
      hex = hexBeyond(grid, column, y, direction);
      seenFrom = opposite(direction);
    }
    if (hex < 0) return;
    const side = sides[hex * 6 + seenFrom] as number;
    const end = this.endOf(side);
    const crossing: Crossing =
      end === undefined ? { side, kind, on, from, to } : { side, kind, on, end, from, to };
    this.insert(crossing);
  }

  private addRun(kind: LegKind, hex: HexIx, twin: HexIx, from: Fraction, to: Fraction): void {
    this.legs.push({ hex, kind, twin, nth: Math.min(this.nth(hex), this.nth(twin)), from, to });
  }

  private nth(hex: HexIx): number {
    const { column, y } = this.battlefield;
    return distanceBetween(this.column, this.y, column[hex] as number, y[hex] as number);
  }

  /** A line on its way to the target may come back; a ray beyond it ends here. A touched vertex is no departure. */
  private leaveMap(kind: LegKind, at: Fraction): boolean {
    if (kind === 'vertex') return true;
    if (this.beyond && compareFractions(at, ONE) >= 0) return false;
    this.leaves = true;
    return true;
  }

  private endOf(side: SideIx): End | undefined {
    const { sideHexes } = this.battlefield;
    const a = sideHexes[2 * side];
    const b = sideHexes[2 * side + 1];
    const ofStart = a === this.from.hex || b === this.from.hex;
    const ofTarget = a === this.to.hex || b === this.to.hex;
    if (ofStart) return ofTarget ? 'both' : 'from';
    return ofTarget ? 'to' : undefined;
  }

  /** Corners at one vertex come in whatever order the walk met them; they are kept by number. */
  private insert(crossing: Crossing): void {
    const { crossings } = this;
    let at = crossings.length;
    while (at > 0 && isLaterCorner(crossings[at - 1] as Crossing, crossing)) at--;
    if (at === crossings.length) crossings.push(crossing);
    else crossings.splice(at, 0, crossing);
  }
}

function isLaterCorner(other: Crossing, crossing: Crossing): boolean {
  return (
    crossing.kind === 'corner' &&
    other.kind === 'corner' &&
    other.from === crossing.from &&
    other.side > crossing.side
  );
}

function placeOf(battlefield: Battlefield, { hex, spot }: AimPoint): Place {
  return { column: battlefield.column[hex] as number, y: battlefield.y[hex] as number, spot };
}
