/** Small boards for tests: say what differs from an empty one. */

import type { Battlefield } from './battlefield.ts';
import { type Board, compileBoard } from './board.ts';
import { BoardDocument } from './document.ts';
import { battlefieldFrom } from './join.ts';

export const EMPTY_BOARD: BoardDocument = {
  format: 'hedgerow board 1',
  id: 'plain',
  title: 'Plain',
  about: 'Nothing but grass.',
  columns: 33,
  rows: 10,
  hexes: {},
  sides: {},
  areas: [],
  buildings: [],
  crests: [],
  roads: [],
  watercourses: [],
  bridges: [],
  labels: [],
};

export function testBoard(parts: Partial<BoardDocument> = {}): Board {
  return compileBoard(BoardDocument.parse({ ...EMPTY_BOARD, ...parts }));
}

export function boardsById(...boards: readonly Board[]): Map<string, Board> {
  return new Map(boards.map(board => [board.id, board]));
}

/** A battlefield of the boards in `layout`, or of one board if there is no layout. */
export function testBattlefield(
  boards: Board | readonly Board[] = testBoard(),
  layout?: string,
): Battlefield {
  const list = 'id' in boards ? [boards] : boards;
  const joined = battlefieldFrom(layout ?? list.map(board => board.id).join('+'), boardsById(...list));
  if (!joined.ok) throw new Error(joined.wrong);
  return joined.value;
}
