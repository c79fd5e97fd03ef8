import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteGame, listGames, loadGame, type SavedGame, saveGame } from './games.ts';
import { storageTrouble } from './trouble.ts';

const game = (id: string, savedAt: number, record = 'a record'): SavedGame => ({
  meta: { id, book: 'b', scenario: 's', title: id, standing: 'Turn 1', over: false, savedAt },
  record,
  table: '{}',
});

/** Local storage as browsers have it: its entries are properties of the object, too. */
function storage(): Record<string, unknown> {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const place: Record<string, string> = {};
  return Object.defineProperties(place as Record<string, unknown>, {
    getItem: hidden((key: string) => place[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      place[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete place[key];
    }),
  });
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

test('a game is found again as it was saved', async () => {
  await saveGame(game('one', 1, 'line 1\nline 2'));
  expect(await loadGame('one')).toEqual(game('one', 1, 'line 1\nline 2'));
  expect(await loadGame('two')).toBeUndefined();
});

test('a tab killed right after the call has lost nothing', async () => {
  // Nobody waits for it.
  void saveGame(game('one', 1));
  expect(await loadGame('one')).toEqual(game('one', 1));
});

test('the list has the newest first, each game once', async () => {
  await saveGame(game('one', 1));
  await saveGame(game('two', 2));
  await saveGame(game('one', 3));
  expect((await listGames()).map(({ id, savedAt }) => [id, savedAt])).toEqual([
    ['one', 3],
    ['two', 2],
  ]);
});

test('a game whose last save never reached the database gets there with the next game', async () => {
  void saveGame(game('one', 1, 'all of it'));
  await saveGame(game('two', 2));
  expect((await loadGame('one'))?.record).toBe('all of it');
});

test('a deleted game is gone, and no other', async () => {
  await saveGame(game('one', 1));
  await saveGame(game('two', 2));
  await deleteGame('two');
  expect((await listGames()).map(({ id }) => id)).toEqual(['one']);
  expect(await loadGame('two')).toBeUndefined();
});

test('without any storage a game can still be played, and that it is not kept is told', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  await saveGame(game('one', 1));
  expect(storageTrouble()).toContain('forbidden');
  expect(await loadGame('one')).toEqual(game('one', 1));
  expect((await listGames()).map(({ id }) => id)).toEqual(['one']);

  vi.stubGlobal('localStorage', storage());
  await saveGame(game('one', 2));
  expect(storageTrouble()).toBeUndefined();
});

test('a full storage is told by its name', async () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} });
  await saveGame(game('one', 1));
  expect(storageTrouble()).toBe('the browser’s storage is full');
  await deleteGame('one');
});

test('a spoilt entry costs none of the others', async () => {
  await saveGame(game('one', 1));
  await saveGame(game('two', 2));
  localStorage.setItem('hedgerow/games/one', '{"meta":');
  localStorage.setItem('hedgerow/games/three', '{"meta":{"id":"three"}}');
  localStorage.setItem('hedgerow/latest', 'not even JSON');
  expect((await listGames()).map(({ id }) => id)).toEqual(['two']);
  expect(await loadGame('one')).toBeUndefined();
  expect(await loadGame('three')).toBeUndefined();
});
