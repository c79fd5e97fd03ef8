/**
 * The game that was kept last, in local storage: it is written before the call returns, so that a tab killed in the next
 * moment loses nothing. The database, which has room for many games, follows in its own time.
 */
import { type Reading, readGame, type SavedGame } from './saved-game.ts';

/** Its name among the games, where it can't be read. */
export const LATEST = 'hedgerow/latest';

/** What lies there as it is. */
export function latestText(): string | undefined {
  try {
    return localStorage.getItem(LATEST) ?? undefined;
  } catch {
    return undefined;
  }
}

export function readLatest(text: string | undefined = latestText()): Reading | undefined {
  if (text === undefined) return undefined;
  try {
    return readGame(JSON.parse(text));
  } catch {
    return { ok: false, why: 'it breaks off in the middle' };
  }
}

/** The game, if it is the one of that name. */
export function latestOf(id: string): SavedGame | undefined {
  const read = readLatest();
  return read?.ok && read.game.meta.id === id ? read.game : undefined;
}

export function keepLatest(game: SavedGame): void {
  try {
    localStorage.setItem(LATEST, JSON.stringify(game));
  } catch {
    // A full or forbidden local storage: the database has to do, and what lies there is older.
    forgetLatest();
  }
}

export function forgetLatest(): void {
  try {
    localStorage.removeItem(LATEST);
  } catch {
    // Forbidden: then nothing lies there.
  }
}
