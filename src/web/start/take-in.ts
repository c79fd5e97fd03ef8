/** Takes a file in: a record, or all the games of another machine. Everything is checked before anything is kept. */
import { importedFrom, problemOf } from '../replay/reader.ts';
import { isBackup, parseBackup } from '../storage/backup.ts';
import { addGame, loadGame, type SavedGame } from '../storage/games.ts';
import { renamed } from '../storage/saved-game.ts';
import { gameHash } from './game-hash.ts';

/** The longest games come to a few hundred kilobytes; a file of all games holds many. */
const LARGEST = 64 * 1024 * 1024;

export type Taken =
  /** Where to go now. */
  | { readonly is: 'game'; readonly hash: string }
  | { readonly is: 'games'; readonly words: string }
  | { readonly is: 'refused'; readonly problem: string };

/** Who plays through what is taken in, beside the page. */
const READER = { importedFrom, problemOf };
type Reader = typeof READER;

export async function takeIn(file: File, reader: Reader = READER): Promise<Taken> {
  if (file.size > LARGEST)
    return { is: 'refused', problem: `it has ${file.size} bytes; expected at most ${LARGEST}` };
  const text = await file.text();
  try {
    return isBackup(text) ? await takeGames(text, reader) : await takeRecord(text, reader);
  } catch (error) {
    return { is: 'refused', problem: error instanceof Error ? error.message : String(error) };
  }
}

async function takeRecord(text: string, reader: Reader): Promise<Taken> {
  const imported = await reader.importedFrom(text);
  if (!imported.ok) return { is: 'refused', problem: imported.problem };
  await addGame(imported.game);
  return { is: 'game', hash: gameHash(imported.game.meta) };
}

/** No game that is here is overwritten: one that has gone another way in the file comes in beside it. */
async function takeGames(text: string, reader: Reader): Promise<Taken> {
  const { games, unsound } = parseBackup(text);
  const refused: string[] = [];
  let [taken, here, beside] = [0, 0, 0];
  for (const game of games) {
    const id = await freeName(game);
    const problem = id === undefined ? undefined : await reader.problemOf(game);
    if (id === undefined) here++;
    else if (problem !== undefined) refused.push(`“${game.meta.title}” was not: ${problem}`);
    else {
      await addGame(renamed(notLater(game), id));
      taken++;
      if (id !== game.meta.id) beside++;
    }
  }
  const others = [
    beside > 0 ? `${beside} of them beside a game that has gone another way here` : '',
    here > 0 ? `${here} ${here === 1 ? 'was' : 'were'} here already` : '',
    unsound.length > 0 ? `${unsound.length} could not be read (${unsound[0]})` : '',
    ...refused,
  ];
  const words = `${taken} ${taken === 1 ? 'game' : 'games'} taken in`;
  return { is: 'games', words: [words, ...others.filter(Boolean)].join(', ') };
}

/** Its own name, or a further one if that is taken by something else; undefined if the very same game is here. */
async function freeName({ meta, record }: SavedGame): Promise<string | undefined> {
  for (let further = 1; ; further++) {
    const id = further === 1 ? meta.id : `${meta.id.slice(0, 48)}-${further}`;
    // What can't be read is in the way, too.
    const known = await loadGame(id).catch(() => 'unreadable' as const);
    if (known === undefined) return id;
    if (known !== 'unreadable' && known.record === record) return undefined;
  }
}

/** Clocks differ from machine to machine; what was kept in the future would seem newer than all that follows. */
function notLater(game: SavedGame): SavedGame {
  return { ...game, meta: { ...game.meta, savedAt: Math.min(game.meta.savedAt, Date.now()) } };
}
