/**
 * The walk itself; line-sink.ts says what it reports.
 *
 * At every hex the question is the same: on which side of the line do its vertices lie? Those sidednesses are a
 * base number for the hex plus one of six numbers that never change along the line, so a step costs a few additions.
 */
import { type Cell, STEPS } from './cell.ts';
import { type Direction, turned } from './direction.ts';
import { type Fraction, fraction, ONE, ZERO } from './fraction.ts';
import { CENTRE, HALF_HEIGHT, isSideSpot, PITCH, type Point, type Spot, VERTICES } from './lattice.ts';
import type { LineSink, Place } from './line-sink.ts';
import type { Flank } from './span.ts';

/** Twice the distance of each side's line from the centre, as a cross product: the same for all six. */
const REACH = 64 * 48;
const EDGE_X = VERTICES.map((v, k) => v.x - vertex(k - 1).x);
const EDGE_Y = VERTICES.map((v, k) => v.y - vertex(k - 1).y);

function vertex(k: number): Point {
  return VERTICES[turned(k, 0)] as Point;
}

/** A walk between two places that lie at different points, `p` and `q`. */
export class Walk {
  private readonly from: Place;
  private readonly to: Place;
  private readonly sink: LineSink;
  private readonly beyond: boolean;
  private readonly px: number;
  private readonly py: number;
  private readonly dx: number;
  private readonly dy: number;
  /** The cross product of the line with the way from a centre to each vertex, twice around. */
  private readonly turns: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  /** The cross product of the line with each side, clockwise: see `opens`. */
  private readonly openings: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  /** The first, clockwise, of the sides through which the line can leave a hex. */
  private front = 0;

  // The hex the line is in, and where it entered it.
  private column = 0;
  private y = 0;
  private entered = ZERO;
  // Where it leaves that hex: through a side, or at the vertex clockwise after it.
  private exit: Direction = 0;
  private exitsAtVertex = false;
  private exitN = 0;
  private exitD = 1;

  constructor(from: Place, to: Place, p: Point, q: Point, sink: LineSink, beyond: boolean) {
    this.from = from;
    this.to = to;
    this.sink = sink;
    this.beyond = beyond;
    this.px = p.x;
    this.py = p.y;
    this.dx = q.x - p.x;
    this.dy = q.y - p.y;
    for (let k = 0; k < 12; k++) {
      const v = VERTICES[k % 6] as Point;
      this.turns[k] = this.dx * v.y - this.dy * v.x;
    }
    for (let k = 0; k < 12; k++) this.openings[k] = this.turn(k) - this.turn((k + 11) % 12);
    while (this.opens(this.front) <= 0 || this.opens(this.front + 5) > 0) this.front++;
  }

  run(): void {
    if (!this.begin()) return;
    for (;;) {
      this.findExit();
      if (!this.beyond && this.exitN >= this.exitD) {
        this.sink.leg('in', this.column, this.y, undefined, this.entered, ONE);
        this.arrive(this.column, this.y, undefined);
        return;
      }
      const at = { n: this.exitN, d: this.exitD };
      if (!this.sink.leg('in', this.column, this.y, undefined, this.entered, at)) return;
      this.entered = at;
      if (this.exitsAtVertex) {
        if (!this.leaveAtVertex(at)) return;
      } else {
        this.sink.crossing('across', this.column, this.y, this.exit, 'both', at, at);
        this.step(this.exit);
      }
    }
  }

  /** Positive for a side through which the line can leave a hex: the denominator of where it does. */
  private opens(side: number): number {
    return this.openings[side] as number;
  }

  private turn(k: number): number {
    return this.turns[k] as number;
  }

  private step(direction: number): void {
    const { column, y } = STEPS[direction % 6] as Cell;
    this.column += column;
    this.y += y;
  }

  /** Goes through the front sides clockwise, left to right: the line leaves before the first vertex on its right. */
  private findExit(): void {
    const rx = this.column * PITCH - this.px;
    const ry = this.y * HALF_HEIGHT - this.py;
    const base = this.dx * ry - this.dy * rx;
    let side = this.front;
    while (base + this.turn(side) < 0 && this.opens(side + 1) > 0) side++;
    this.exitsAtVertex = base + this.turn(side) === 0;
    this.exit = (side % 6) as Direction;
    this.exitN = REACH + rx * (EDGE_Y[this.exit] as number) - ry * (EDGE_X[this.exit] as number);
    this.exitD = this.opens(side);
  }

  /** Whether the line, from here on, goes through the inside of the current hex. */
  private goesThrough(): boolean {
    const base = this.dx * (this.y * HALF_HEIGHT - this.py) - this.dy * (this.column * PITCH - this.px);
    let least = 0;
    let most = 0;
    for (const turn of this.turns) {
      least = Math.min(least, turn);
      most = Math.max(most, turn);
    }
    if (base + least >= 0 || base + most <= 0) return false;
    this.findExit();
    return this.exitN > 0;
  }

  /** Finds the first hex that the line goes into; false when the walk is already over. */
  private begin(): boolean {
    const { from } = this;
    this.moveTo(from);
    if (this.goesThrough()) return true;
    for (const direction of directionsTouching(from.spot)) {
      this.moveTo(from);
      this.step(direction);
      if (this.goesThrough()) {
        this.sink.leg('vertex', from.column, from.y, undefined, ZERO, ZERO);
        this.crossAtEnd(from, ZERO);
        return true;
      }
    }
    return this.beginAlong();
  }

  /** The line starts along a hexside: seen from the hex behind its near vertex, it runs outwards from there. */
  private beginAlong(): boolean {
    const { from } = this;
    for (const { direction, vertex: k } of hexesBehind(from.spot)) {
      const v = VERTICES[k] as Point;
      if (this.turn(k) !== 0 || this.dx * v.x < 0) continue;
      this.moveTo(from);
      if (direction === undefined) {
        this.sink.leg('vertex', from.column, from.y, undefined, ZERO, ZERO);
        this.crossAtEnd(from, ZERO);
      } else {
        this.step(direction);
      }
      return this.runAlong(k);
    }
    return false;
  }

  private moveTo(cell: Cell): void {
    this.column = cell.column;
    this.y = cell.y;
  }

  /** Past a vertex the line goes into the hex on its left or on its right, or between them. */
  private leaveAtVertex(at: Fraction): boolean {
    const k = this.exit;
    const { sink } = this;
    const outwards = this.turn(k);
    sink.crossing('corner', this.column, this.y, k, 'left', at, at);
    sink.crossing('corner', this.column, this.y, turned(k, 1), 'right', at, at);
    if (outwards === 0) return this.runAlong(k);
    const entersLeft = outwards > 0;
    const touched = STEPS[(entersLeft ? k + 1 : k) % 6] as Cell;
    const more = sink.leg('vertex', this.column + touched.column, this.y + touched.y, undefined, at, at);
    const between = turned(k, entersLeft ? 2 : 5);
    this.step(entersLeft ? k : k + 1);
    sink.crossing('corner', this.column, this.y, between, entersLeft ? 'right' : 'left', at, at);
    return more;
  }

  /** Runs outwards from vertex k of the current hex, between two others, into the hex at the far end. */
  private runAlong(k: Direction): boolean {
    const { sink, entered } = this;
    const far = fraction(this.column * PITCH + 2 * vertex(k).x - this.px, this.dx);
    const ends = !this.beyond && far.n >= far.d;
    const at = ends ? ONE : far;
    this.step(k);
    const side = turned(k, 2);
    const more = sink.leg('side', this.column, this.y, side, entered, at);
    sink.crossing('along', this.column, this.y, side, 'both', entered, at);
    if (ends) {
      this.arrive(this.column, this.y, side);
      return false;
    }
    this.step(k + 1);
    sink.crossing('corner', this.column, this.y, turned(k, 4), 'left', at, at);
    sink.crossing('corner', this.column, this.y, turned(k, 3), 'right', at, at);
    this.entered = at;
    return more;
  }

  /** The line ends in or beside the given hex; if its end belongs to another hex, it touches that too. */
  private arrive(column: number, y: number, side: Direction | undefined): void {
    const { to } = this;
    if (to.column === column && to.y === y) return;
    if (side !== undefined) {
      const twin = STEPS[side] as Cell;
      if (to.column === column + twin.column && to.y === y + twin.y) return;
    }
    this.crossAtEnd(to, ONE);
    this.sink.leg('vertex', to.column, to.y, undefined, ONE, ONE);
  }

  /** The sides through which the line leaves or reaches a hex that it only touches with its end. */
  private crossAtEnd(place: Place, at: Fraction): void {
    const { spot, column, y } = place;
    if (isSideSpot(spot)) {
      this.sink.crossing('across', column, y, (spot - 7) as Direction, 'both', at, at);
      return;
    }
    const k = spot - 1;
    const before = this.turn(k + 5) - this.turn(k);
    const after = this.turn(k + 1) - this.turn(k);
    this.sink.crossing('corner', column, y, turned(k, 0), flankOf(before), at, at);
    this.sink.crossing('corner', column, y, turned(k, 1), flankOf(after), at, at);
  }
}

/** A side that lies in the line's own course, behind its end, is on neither side more than on the other. */
function flankOf(turn: number): Flank {
  if (turn === 0) return 'both';
  return turn < 0 ? 'left' : 'right';
}

/** The directions of the other hexes that a spot of a hex lies on. */
function directionsTouching(spot: Spot): readonly Direction[] {
  if (spot === CENTRE) return [];
  return isSideSpot(spot) ? [turned(spot - 7, 0)] : [turned(spot - 1, 0), turned(spot - 1, 1)];
}

/**
 * The hexes from one of whose vertices a line that starts at this spot can run outwards along a hexside, by their
 * direction (none for the hex itself) and that vertex.
 */
function hexesBehind(spot: Spot): readonly { direction: Direction | undefined; vertex: Direction }[] {
  if (spot === CENTRE) return [];
  if (isSideSpot(spot)) {
    const side = spot - 7;
    return [
      { direction: turned(side, -1), vertex: turned(side, 1) },
      { direction: turned(side, 1), vertex: turned(side, 4) },
    ];
  }
  const k = spot - 1;
  return [
    { direction: undefined, vertex: turned(k, 0) },
    { direction: turned(k, 0), vertex: turned(k, 2) },
    { direction: turned(k, 1), vertex: turned(k, 4) },
  ];
}
