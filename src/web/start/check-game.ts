/** Plays a kept game through, as the rules of today play it: a file of games may hold anything. */
import { canGoOn, handDice, isOfTheseRules, Match, parseRecord, retell } from '../../engine/index.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { Session } from '../play/session.ts';
import type { SavedGame } from '../storage/saved-game.ts';

/** What is wrong with it, in one sentence; undefined if it can be gone on with or looked at. */
export async function gameProblem(game: SavedGame): Promise<string | undefined> {
  try {
    const record = parseRecord(game.record);
    const book = await openBook(record.rulebook);
    // A game of other rules has nothing to be played through by: it is gone on with from a kept state, or looked at.
    if (isOfTheseRules(book, record)) Match.replay(book, record, { dice: handDice, journal: false });
    if (canGoOn(book, record)) Session.open(book, game).close();
    else retell(book, record);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
