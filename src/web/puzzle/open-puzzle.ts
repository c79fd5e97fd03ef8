import type { Rulebook } from '../../engine/index.ts';
import type { PuzzleDocument } from '../../engine/puzzle/document.ts';
import { layPuzzle, puzzleNonces } from '../../engine/puzzle/play.ts';
import { tabletopOf } from '../../play/now.ts';
import { savedGame } from '../play/session-keep.ts';
import { newTable } from '../play/table-setup.ts';
import type { SavedGame } from '../storage/saved-game.ts';

/** A game that stands where the puzzle begins, its other side taken by a bot. */
export function openPuzzle(book: Rulebook, puzzle: PuzzleDocument): SavedGame {
  const { scenario, options, side, against, seed, id } = puzzle;
  const match = layPuzzle(book, puzzle);
  const seats = Object.fromEntries(
    match.sides.map(each => [each, each === side ? ('human' as const) : against] as const),
  );
  const table = {
    ...newTable({ book: book.id, scenario, options, seats, dice: 'computed' }),
    seed,
    nonces: puzzleNonces(match.sides),
    unpledged: true,
    puzzle: id,
  };
  return savedGame(match, table, tabletopOf(match, side));
}
