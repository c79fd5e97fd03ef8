/** Takes a file in: a record, or all the games of another machine. Everything is checked before anything is kept. */
import { importedFrom, problemOf } from '../replay/reader.ts';
import { isBackup, parseBackup } from '../storage/backup.ts';
import { loadGame, type SavedGame, saveGame } from '../storage/games.ts';
import { gameHash } from './game-hash.ts';

/** The longest games come to a few hundred kilobytes; a file of all games holds many. */
const LARGEST = 64 * 1024 * 1024;

export type Taken =
  /** Where to go now. */
  | { readonly is: 'game'; readonly hash: string }
  | { readonly is: 'games'; readonly words: string }
  | { readonly is: 'refused'; readonly problem: string };

export async function takeIn(file: File): Promise<Taken> {
  if (file.size > LARGEST)
    return { is: 'refused', problem: `it has ${file.size} bytes; expected at most ${LARGEST}` };
  const text = await file.text();
  try {
    return isBackup(text) ? await takeGames(text) : await takeRecord(text);
  } catch (error) {
    return { is: 'refused', problem: error instanceof Error ? error.message : String(error) };
  }
}

async function takeRecord(text: string): Promise<Taken> {
  const imported = await importedFrom(text);
  if (!imported.ok) return { is: 'refused', problem: imported.problem };
  await saveGame(imported.game);
  return { is: 'game', hash: gameHash(imported.game.meta) };
}

/** What is newer here stays. */
async function takeGames(text: string): Promise<Taken> {
  const { games, unsound } = parseBackup(text);
  const refused: string[] = [];
  let [taken, here] = [0, 0];
  for (const game of games) {
    const isKnown = !(await isNews(game));
    const problem = isKnown ? undefined : await problemOf(game);
    if (isKnown) here++;
    else if (problem !== undefined) refused.push(`“${game.meta.title}” was not: ${problem}`);
    else {
      await saveGame(game);
      taken++;
    }
  }
  const others = [
    here > 0 ? `${here} were here already` : '',
    unsound > 0 ? `${unsound} could not be read` : '',
    ...refused,
  ];
  return { is: 'games', words: [`${taken} games taken in`, ...others.filter(Boolean)].join(', ') };
}

async function isNews({ meta }: SavedGame): Promise<boolean> {
  const known = await loadGame(meta.id);
  return known === undefined || known.meta.savedAt < meta.savedAt;
}
