/**
 * Cells: hexes of the endless plane, before there is a board. A cell is its column and its *doubled row*: the
 * height of its centre in half-hexes. Column and doubled row always add up to an odd number. This
 * needs no case for shoved columns: a neighbour is a fixed step away, and distance is one line.
 */
import { ALL_DIRECTIONS, type Direction } from './direction.ts';
import { HALF_HEIGHT, PITCH, type Point, VERTICES } from './lattice.ts';

export interface Cell {
  readonly column: number;
  /** The doubled row: the centre lies 48 times this below the top edge. */
  readonly y: number;
}

/** The step to the neighbour across side k. */
export const STEPS: readonly Cell[] = [
  { column: 0, y: -2 },
  { column: 1, y: -1 },
  { column: 1, y: 1 },
  { column: 0, y: 2 },
  { column: -1, y: 1 },
  { column: -1, y: -1 },
];

/** The cell of a printed column (A is 0) and row: columns A, C, … start at row 1, B, D, … at half-hex 0. */
export function cellOf(column: number, row: number): Cell {
  return { column, y: column % 2 === 0 ? 2 * row - 1 : 2 * row };
}

export function rowOf(cell: Cell): number {
  return cell.column % 2 === 0 ? (cell.y + 1) / 2 : cell.y / 2;
}

export function centreOf(cell: Cell): Point {
  return { x: cell.column * PITCH, y: cell.y * HALF_HEIGHT };
}

/** The six vertices, clockwise from vertex 0. */
export function outlineOf(cell: Cell): Point[] {
  const { x, y } = centreOf(cell);
  return VERTICES.map(v => ({ x: x + v.x, y: y + v.y }));
}

export function neighbour(cell: Cell, direction: Direction, steps = 1): Cell {
  const step = STEPS[direction] as Cell;
  return { column: cell.column + steps * step.column, y: cell.y + steps * step.y };
}

export function isSameCell(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.y === b.y;
}

/** The range in hexes. */
export function distance(a: Cell, b: Cell): number {
  return distanceBetween(a.column, a.y, b.column, b.y);
}

/** `distance` for callers that hold plain numbers. */
export function distanceBetween(columnA: number, yA: number, columnB: number, yB: number): number {
  const across = Math.abs(columnA - columnB);
  const down = Math.abs(yA - yB);
  return down > across ? (across + down) / 2 : across;
}

/** The direction from a cell to one beside it, or undefined if they aren't neighbours. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  return ALL_DIRECTIONS.find(direction => isSameCell(neighbour(from, direction), to));
}

/** Axial coordinates, for whoever wants to add and turn cells: q is the column, r runs down it. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

export function axialOf(cell: Cell): Axial {
  return { q: cell.column, r: (cell.y - cell.column - 1) / 2 };
}

export function cellAtAxial({ q, r }: Axial): Cell {
  return { column: q, y: 2 * r + q + 1 };
}

/** `cell` carried around `pivot` by a sixth of a turn clockwise. */
export function rotated(cell: Cell, pivot: Cell): Cell {
  const column = cell.column - pivot.column;
  const y = cell.y - pivot.y;
  return { column: pivot.column + (column - y) / 2, y: pivot.y + (3 * column + y) / 2 };
}

/** All cells within `range`, column by column. */
export function cellsWithin(centre: Cell, range: number): Cell[] {
  const cells: Cell[] = [];
  for (let column = -range; column <= range; column++) {
    const reach = 2 * range - Math.abs(column);
    for (let y = -reach; y <= reach; y += 2) {
      cells.push({ column: centre.column + column, y: centre.y + y });
    }
  }
  return cells;
}

/** The cell a point lies in; a point on a hexside or vertex goes to the first cell by column, then row. */
export function cellAt(point: Point): Cell {
  const column = Math.floor(point.x / PITCH);
  for (let c = column; c <= column + 1; c++) {
    const parity = c % 2 === 0 ? 1 : 0;
    const middle = 2 * Math.round((point.y / HALF_HEIGHT - parity) / 2) + parity;
    for (let y = middle - 2; y <= middle + 2; y += 2) {
      if (isWithin({ column: c, y }, point)) return { column: c, y };
    }
  }
  throw new RangeError(`no cell holds ${point.x},${point.y}`);
}

function isWithin(cell: Cell, point: Point): boolean {
  const centre = centreOf(cell);
  const x = Math.abs(point.x - centre.x);
  const y = Math.abs(point.y - centre.y);
  return y <= HALF_HEIGHT && 3 * x + 2 * y <= 192;
}
