/** Plays a kept game through, as the rules of today play it: a file of games may hold anything. */
import { handDice, Match, parseRecord } from '../../engine/index.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { Session } from '../play/session.ts';
import type { SavedGame } from '../storage/saved-game.ts';

/** What is wrong with it, in one sentence; undefined if it can be gone on with. */
export async function gameProblem(game: SavedGame): Promise<string | undefined> {
  try {
    const record = parseRecord(game.record);
    const book = await openBook(record.rulebook);
    // A game of other rules is gone on with from its last kept state; there is nothing to play it through by.
    if (record.version === book.version) Match.replay(book, record, { dice: handDice, journal: false });
    Session.open(book, game).close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
