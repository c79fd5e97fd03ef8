/**
 * Games kept on this machine: in local storage first (latest.ts), then in the database. A game that is being played is
 * held by one tab (hold.ts), and the database takes it from that one alone: no tab overwrites what another has kept.
 */
import { forgetLatest, keepLatest, LATEST, latestOf, latestText, readLatest } from './latest.ts';
import { type GameMeta, type Reading, readGame, type SavedGame, titleIn } from './saved-game.ts';
import { createStore, type Store } from './store.ts';
import { tellTrouble } from './trouble.ts';

export type { GameMeta, SavedGame };

/** What lies under a name: a game, or something that can't be read as one. */
export type Row =
  | { readonly is: 'game'; readonly id: string; readonly game: SavedGame }
  | {
      readonly is: 'unreadable';
      readonly id: string;
      /** What it is called, as far as that can be read. */
      readonly title?: string;
      readonly why: string;
      readonly raw: string;
    };

let store: Store | undefined;
const games = (): Store => {
  store ??= createStore('games');
  return store;
};

/** Games that could not be kept: they live as long as the page. */
const unkept = new Map<string, SavedGame>();

// ---- keeping

/** Keeps a new game. One of that name stays as it is: false. */
export async function addGame(game: SavedGame): Promise<boolean> {
  const { id } = game.meta;
  if (unkept.has(id) || latestOf(id) !== undefined) return false;
  return put(game, row => (row === undefined ? game : undefined));
}

/** Keeps a game as it goes on. False: another tab holds it by now, and what that one has kept stands. */
export async function keepGame(game: SavedGame, holder: string): Promise<boolean> {
  const { id, savedAt } = game.meta;
  const before = latestText();
  keepLatest(game);
  await bringHome(before, id);
  const isKept = await put(game, row => (isHeldBy(row, holder) ? { ...game, holder } : undefined));
  if (!isKept && latestOf(id)?.meta.savedAt === savedAt) forgetLatest();
  return isKept;
}

/** What lay in the place of the latest game may not have reached the database yet. */
async function bringHome(text: string | undefined, but: string): Promise<void> {
  const left = readLatest(text);
  if (left === undefined || (left.ok && left.game.meta.id === but)) return;
  if (!left.ok)
    await games()
      .update(`unreadable-${Date.now()}`, () => text)
      .catch(() => {});
  else
    await put(left.game, row => {
      const kept = readGame(row);
      const isOlder = !kept.ok || kept.game.meta.savedAt < left.game.meta.savedAt;
      return isOlder ? { ...left.game, holder: holderIn(row) } : undefined;
    });
}

/**
 * False if `change` leaves what lies there. Never fails: what the browser doesn't take is remembered by the page, and told
 * (trouble.ts).
 */
async function put(game: SavedGame, change: (row: unknown) => unknown): Promise<boolean> {
  const { id } = game.meta;
  let isPut = false;
  try {
    await games().update(id, row => {
      const after = change(row);
      isPut = after !== undefined;
      return after;
    });
    unkept.delete(id);
    if (unkept.size === 0) tellTrouble(undefined);
    return isPut;
  } catch (error) {
    unkept.set(id, game);
    tellTrouble(reasonOf(error));
    return true;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'the browser’s storage is full';
  return `the browser’s storage is closed to this page (${error instanceof Error ? error.message : error})`;
}

// ---- taking up

/** The game as it was kept last. Throws with one clear sentence for what can't be read. */
export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const row = await games()
    .get(id)
    .catch(() => undefined);
  return soundGame(id, newest(id, row));
}

/** The same, to be played: from now on it is kept for this holder alone. */
export async function claimGame(id: string, holder: string): Promise<SavedGame | undefined> {
  let found: Reading | undefined;
  try {
    await games().update(id, row => {
      found = newest(id, row);
      return found?.ok ? { ...found.game, holder } : undefined;
    });
  } catch {
    // Closed storage: the game lives in the page.
    found = newest(id, undefined);
  }
  return soundGame(id, found);
}

function soundGame(id: string, found: Reading | undefined): SavedGame | undefined {
  if (found === undefined || found.ok) return found?.game;
  throw new Error(`what is kept as “${id}” can't be read: ${found.why}`);
}

/** What is kept under a name: in the database, as the latest game, or by the page alone. */
function newest(id: string, row: unknown): Reading | undefined {
  const inPage = unkept.get(id);
  const kept = inPage ? readGame(inPage) : row === undefined ? undefined : readGame(row);
  const last = latestOf(id);
  if (last && !(kept?.ok && kept.game.meta.savedAt > last.meta.savedAt)) return { ok: true, game: last };
  // It would be kept in the place of that other game.
  if (kept?.ok && kept.game.meta.id !== id)
    return { ok: false, why: `it is the game “${kept.game.meta.id}” under another name` };
  return kept;
}

/** A game that nobody has claimed yet may be kept by anybody. */
function isHeldBy(row: unknown, holder: string): boolean {
  return (holderIn(row) ?? holder) === holder;
}

function holderIn(row: unknown): string | undefined {
  const holder = typeof row === 'object' && row !== null && 'holder' in row ? row.holder : undefined;
  return typeof holder === 'string' ? holder : undefined;
}

// ---- all of them

/** The games, the newest first, and after them what can't be read. */
export async function listRows(): Promise<readonly Row[]> {
  const entries = new Map(
    await games()
      .all()
      .catch(() => []),
  );
  const latest = readLatest();
  if (latest?.ok && !entries.has(latest.game.meta.id)) entries.set(latest.game.meta.id, latest.game);
  for (const [id, game] of unkept) entries.set(id, game);
  const rows = [...entries].map(([id, value]) => rowOf(id, value));
  if (latest && !latest.ok)
    rows.push({ is: 'unreadable', id: LATEST, why: latest.why, raw: latestText() ?? '' });
  return rows.sort((a, b) => timeOf(b) - timeOf(a));
}

function rowOf(id: string, value: unknown): Row {
  const read = newest(id, value);
  if (read?.ok) return { is: 'game', id, game: read.game };
  const raw = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const title = titleIn(value);
  return {
    is: 'unreadable',
    id,
    ...(title === undefined ? {} : { title }),
    why: read?.why ?? 'nothing lies there',
    raw,
  };
}

const timeOf = (row: Row): number => (row.is === 'game' ? row.game.meta.savedAt : -1);

export async function allGames(): Promise<readonly SavedGame[]> {
  return (await listRows()).flatMap(row => (row.is === 'game' ? [row.game] : []));
}

export async function deleteGame(id: string): Promise<void> {
  if (id === LATEST || latestOf(id) !== undefined) forgetLatest();
  unkept.delete(id);
  await games().remove(id);
}
