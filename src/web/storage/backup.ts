/** All games of this machine in one file, and back again. */
import { readGame, type SavedGame } from './saved-game.ts';

const FORMAT = 'hedgerow games 1';

export const isBackup = (text: string): boolean => text.startsWith(`{"format":"${FORMAT}"`);

export function printBackup(games: readonly SavedGame[]): string {
  return JSON.stringify({ format: FORMAT, games });
}

interface Backup {
  readonly games: readonly SavedGame[];
  /** Of entries that are no games: why not. */
  readonly unsound: readonly string[];
}

/** Throws one clear sentence for what is no such file. */
export function parseBackup(text: string): Backup {
  const games = entriesOf(text);
  if (!Array.isArray(games)) throw new Error(`it has no list of games; expected a file of '${FORMAT}'`);
  const read = games.map(readGame);
  return {
    games: read.flatMap(each => (each.ok ? [each.game] : [])),
    unsound: read.flatMap(each => (each.ok ? [] : [each.why])),
  };
}

function entriesOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { games?: unknown }).games;
  } catch {
    throw new Error('it breaks off in the middle; expected a whole file of games');
  }
}
