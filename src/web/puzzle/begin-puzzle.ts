import type { PuzzleDocument } from '../../engine/puzzle/document.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { addGame, type GameMeta } from '../storage/games.ts';
import { openPuzzle } from './open-puzzle.ts';

/** Lays the table for a try at a puzzle and keeps it. */
export async function beginPuzzle(puzzle: PuzzleDocument): Promise<GameMeta> {
  const game = openPuzzle(await openBook(puzzle.rulebook), puzzle);
  await addGame(game);
  return game.meta;
}
