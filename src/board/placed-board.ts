/** A board with its place on the table: where its hexes, points and directions go. */
import {
  type Cell,
  cellOf,
  columnName,
  type Direction,
  HALF_HEIGHT,
  type HexPlace,
  opposite,
  PITCH,
  type Point,
  type Rectangle,
} from '../hex/index.ts';
import type { Board } from './board.ts';
import type { Layout, Outcome, Placement } from './layout.ts';

export interface PlacedBoard {
  /** From 1; the first part of a hex's id. */
  readonly number: number;
  readonly board: Board;
  readonly turned: boolean;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Where the top left corner lies: column and doubled row. */
  readonly origin: Cell;
  /** The ground it covers, in lattice units of the battlefield. */
  readonly box: Rectangle;
}

export function placeCell(placed: PlacedBoard, { column, row }: HexPlace): Cell {
  const { board, turned, firstColumn, lastColumn, origin } = placed;
  const local = cellOf(column, row);
  return {
    column: origin.column + (turned ? lastColumn - column : column - firstColumn),
    y: origin.y + (turned ? 2 * board.rows - local.y : local.y),
  };
}

export function placePoint(placed: PlacedBoard, { x, y }: Point): Point {
  const { turned, firstColumn, lastColumn, box } = placed;
  return turned
    ? { x: box.left + lastColumn * PITCH - x, y: box.bottom - y }
    : { x: box.left + x - firstColumn * PITCH, y: box.top + y };
}

export function placeDirection(placed: PlacedBoard, direction: Direction): Direction {
  return placed.turned ? opposite(direction) : direction;
}

export function placeBoards(layout: Layout, boards: ReadonlyMap<string, Board>): Outcome<PlacedBoard[]> {
  const placed: PlacedBoard[] = [];
  const alone = layout.flat().length === 1;
  let top = 0;
  for (const row of layout) {
    let left = 0;
    let rows: number | undefined;
    for (const placement of row) {
      const board = boards.get(placement.board);
      if (board === undefined) return unknownBoard(placement.board, boards);
      const wrong = misfit(placement, board, alone) ?? wrongHeight(board, rows);
      if (wrong !== undefined) return { ok: false, wrong };
      rows = board.rows;
      const [firstColumn, lastColumn] = placement.columns ?? [0, board.columns - 1];
      const width = lastColumn - firstColumn;
      placed.push({
        number: placed.length + 1,
        board,
        turned: placement.turned,
        firstColumn,
        lastColumn,
        origin: { column: left, y: top },
        box: {
          left: left * PITCH,
          top: top * HALF_HEIGHT,
          right: (left + width) * PITCH,
          bottom: (top + 2 * board.rows) * HALF_HEIGHT,
        },
      });
      left += width;
    }
    top += 2 * (rows ?? 0);
  }
  return { ok: true, value: placed };
}

function unknownBoard(id: string, boards: ReadonlyMap<string, Board>): Outcome<never> {
  const known = [...boards.keys()].join(', ');
  return { ok: false, wrong: `there is no board '${id}'; expected one of: ${known}` };
}

/** Edges fit when both ends are whole columns A, C, E, …; a board alone on the table needn't fit anything. */
function misfit({ columns, turned }: Placement, board: Board, alone: boolean): string | undefined {
  if (columns !== undefined && columns[1] >= board.columns) {
    const last = columnName(board.columns - 1);
    return `board '${board.id}' has no column ${columnName(columns[1])}; expected columns from A to ${last}`;
  }
  if (columns === undefined && board.columns % 2 === 0 && (turned || !alone)) {
    return `board '${board.id}' has ${board.columns} columns; expected an odd number to join or turn it`;
  }
  return undefined;
}

function wrongHeight(board: Board, rows: number | undefined): string | undefined {
  if (rows === undefined || rows === board.rows) return undefined;
  return `board '${board.id}' is ${board.rows} hexes high; expected ${rows}, as the board on its left`;
}
