/** The shape of one board: which hexes it has, in what order, and what lies on it. */
import {
  type Cell,
  cellOf,
  centreOf,
  type Direction,
  HEIGHT,
  type HexPlace,
  neighbour,
  PITCH,
  type Point,
  type Rectangle,
  rowOf,
  SIDE_MIDDLES,
} from '../hex/index.ts';

export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

export function boardBox({ columns, rows }: BoardSize): Rectangle {
  return { left: 0, top: 0, right: (columns - 1) * PITCH, bottom: rows * HEIGHT };
}

export function isWithinBox(point: Point, box: Rectangle): boolean {
  return box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom;
}

/** Columns A, C, … hold rows 1 to n; columns B, D, … hold 0 to n, of which the first and last are halves. */
export function firstRow(column: number): number {
  return column % 2 === 0 ? 1 : 0;
}

export function hasHex({ columns, rows }: BoardSize, { column, row }: HexPlace): boolean {
  return column >= 0 && column < columns && row >= firstRow(column) && row <= rows;
}

export function hasCell(size: BoardSize, cell: Cell): boolean {
  return hasHex(size, { column: cell.column, row: rowOf(cell) });
}

export function hexCountOf({ columns, rows }: BoardSize): number {
  return columns * rows + Math.floor(columns / 2);
}

/** Hexes are numbered down each column, column after column. */
export function hexIndex({ rows }: BoardSize, { column, row }: HexPlace): number {
  return column * rows + Math.floor(column / 2) + row - firstRow(column);
}

export function* placesOf({ columns, rows }: BoardSize): Generator<HexPlace> {
  for (let column = 0; column < columns; column++) {
    for (let row = firstRow(column); row <= rows; row++) yield { column, row };
  }
}

/** Whether a hexside is printed on the board: half-hexes have sides beyond its edge. */
export function hasSide(size: BoardSize, place: HexPlace, side: Direction): boolean {
  const centre = centreOf(cellOf(place.column, place.row));
  const middle = SIDE_MIDDLES[side] as Point;
  return isWithinBox({ x: centre.x + middle.x, y: centre.y + middle.y }, boardBox(size));
}

/** Whether a hexside has no hex of this board behind it. */
export function leavesBoard(size: BoardSize, place: HexPlace, side: Direction): boolean {
  return !hasCell(size, neighbour(cellOf(place.column, place.row), side));
}
