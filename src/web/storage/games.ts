/**
 * Games kept on this machine. Every save goes to local storage first, which is written before the call returns, so
 * that a tab killed in the next moment loses nothing; then to the database, which has room for many games.
 */
import { type GameMeta, gameIn, type SavedGame } from './saved-game.ts';
import { createStore, type Store } from './store.ts';
import { tellTrouble } from './trouble.ts';

export type { GameMeta, SavedGame };

const LATEST = 'hedgerow/latest';
let store: Store | undefined;
const games = (): Store => {
  store ??= createStore('games');
  return store;
};

/** Games that could not be kept: they live as long as the page. */
const unkept = new Map<string, SavedGame>();

/** Never fails: what the browser doesn't take is remembered by the page, and told (trouble.ts). */
export async function saveGame(game: SavedGame): Promise<void> {
  const before = latest();
  // The game that lay there may not have reached the database yet.
  const left = before && before.meta.id !== game.meta.id ? before : undefined;
  keepLatest(game);
  try {
    if (left && (await isNewer(left))) await games().put(left.meta.id, left);
    await games().put(game.meta.id, game);
    unkept.delete(game.meta.id);
    if (unkept.size === 0) tellTrouble(undefined);
  } catch (error) {
    unkept.set(game.meta.id, game);
    tellTrouble(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'the browser’s storage is full';
  return `the browser’s storage is closed to this page (${error instanceof Error ? error.message : error})`;
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const kept =
    unkept.get(id) ??
    gameIn(
      await games()
        .get(id)
        .catch(() => undefined),
    );
  const last = latest();
  if (last?.meta.id !== id) return kept;
  return kept && kept.meta.savedAt > last.meta.savedAt ? kept : last;
}

/** The games, the newest first. What lies among them and is no game is passed over. */
export async function allGames(): Promise<readonly SavedGame[]> {
  const found = await games()
    .all()
    .catch(() => []);
  const kept = found.map(gameIn).filter(game => game !== undefined);
  const byId = new Map([...kept, ...unkept.values()].map(game => [game.meta.id, game]));
  const last = latest();
  if (last && (byId.get(last.meta.id)?.meta.savedAt ?? 0) < last.meta.savedAt) byId.set(last.meta.id, last);
  return [...byId.values()].sort((a, b) => b.meta.savedAt - a.meta.savedAt);
}

export async function listGames(): Promise<readonly GameMeta[]> {
  return (await allGames()).map(({ meta }) => meta);
}

export async function deleteGame(id: string): Promise<void> {
  if (latest()?.meta.id === id) forgetLatest();
  unkept.delete(id);
  await games().remove(id);
}

async function isNewer(game: SavedGame): Promise<boolean> {
  const kept = gameIn(await games().get(game.meta.id));
  return kept === undefined || kept.meta.savedAt < game.meta.savedAt;
}

function latest(): SavedGame | undefined {
  try {
    const text = localStorage.getItem(LATEST);
    return text === null ? undefined : gameIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function keepLatest(game: SavedGame): void {
  try {
    localStorage.setItem(LATEST, JSON.stringify(game));
  } catch {
    // A full or forbidden local storage: the database has to do, and what lies there is older.
    forgetLatest();
  }
}

function forgetLatest(): void {
  try {
    localStorage.removeItem(LATEST);
  } catch {
    // Forbidden: then nothing lies there.
  }
}
