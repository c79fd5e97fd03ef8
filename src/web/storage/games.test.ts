import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addGame, claimGame, deleteGame, keepGame, listRows, loadGame } from './games.ts';
import { savedGame as game, storage } from './test-games.ts';
import { storageTrouble } from './trouble.ts';

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const ids = async () => (await listRows()).map(({ is, id }) => (is === 'game' ? id : `unreadable ${id}`));

test('a game is found again as it was kept', async () => {
  await keepGame(game('one', 1, 'line 1\nline 2'), 'me');
  expect((await loadGame('one'))?.record).toBe('line 1\nline 2');
  expect(await loadGame('two')).toBeUndefined();
});

test('a tab killed right after the call has lost nothing', async () => {
  // Nobody waits for it.
  void keepGame(game('one', 1, 'all of it'), 'me');
  expect((await loadGame('one'))?.record).toBe('all of it');
});

test('the list has the newest first, each game once', async () => {
  await keepGame(game('one', 1), 'me');
  await keepGame(game('two', 2), 'me');
  await keepGame(game('one', 3), 'me');
  expect(await ids()).toEqual(['one', 'two']);
});

test('a game whose last save never reached the database gets there with the next game', async () => {
  void keepGame(game('one', 1, 'all of it'), 'me');
  await keepGame(game('two', 2), 'me');
  expect((await loadGame('one'))?.record).toBe('all of it');
});

test('a game that is kept late in the database does not take the place of a newer one', async () => {
  await keepGame(game('one', 5, 'newer'), 'me');
  // Another tab kept its own game in the meantime, and had seen an older one lie there.
  localStorage.setItem('hedgerow/latest', JSON.stringify(game('one', 4, 'older')));
  await keepGame(game('two', 6), 'me');
  expect((await loadGame('one'))?.record).toBe('newer');
});

test('a deleted game is gone, and no other', async () => {
  await keepGame(game('one', 1), 'me');
  await keepGame(game('two', 2), 'me');
  await deleteGame('two');
  expect(await ids()).toEqual(['one']);
  expect(await loadGame('two')).toBeUndefined();
});

test('a new game never takes the place of one that is there', async () => {
  expect(await addGame(game('one', 1, 'mine'))).toBe(true);
  expect(await addGame(game('one', 9, 'theirs'))).toBe(false);
  expect((await loadGame('one'))?.record).toBe('mine');
  await keepGame(game('two', 2, 'mine'), 'me');
  expect(await addGame(game('two', 9, 'theirs'))).toBe(false);
  expect((await loadGame('two'))?.record).toBe('mine');
});

test('who has claimed a game keeps it, and nobody else does from then on', async () => {
  await addGame(game('one', 1, 'begun'));
  expect((await claimGame('one', 'first'))?.record).toBe('begun');
  expect(await keepGame(game('one', 2, 'by the first'), 'first')).toBe(true);

  expect((await claimGame('one', 'second'))?.record).toBe('by the first');
  expect(await keepGame(game('one', 3, 'too late'), 'first')).toBe(false);
  expect((await loadGame('one'))?.record).toBe('by the first');
  expect(await keepGame(game('one', 4, 'by the second'), 'second')).toBe(true);
  expect((await loadGame('one'))?.record).toBe('by the second');
  expect((await claimGame('one', 'first'))?.record).toBe('by the second');
});

test('who claims a game gets what a killed tab had not brought to the database', async () => {
  await addGame(game('one', 1, 'begun'));
  localStorage.setItem('hedgerow/latest', JSON.stringify(game('one', 2, 'gone on')));
  expect((await claimGame('one', 'me'))?.record).toBe('gone on');
});

test('without any storage a game can still be played, and that it is not kept is told', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(await addGame(game('one', 1))).toBe(true);
  expect(storageTrouble()).toContain('forbidden');
  expect((await claimGame('one', 'me'))?.meta.savedAt).toBe(1);
  expect(await keepGame(game('one', 2), 'me')).toBe(true);
  expect((await loadGame('one'))?.meta.savedAt).toBe(2);
  expect(await ids()).toEqual(['one']);

  vi.stubGlobal('localStorage', storage());
  await keepGame(game('one', 3), 'me');
  expect(storageTrouble()).toBeUndefined();
});

test('a full storage is told by its name', async () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} });
  await keepGame(game('one', 1), 'me');
  expect(storageTrouble()).toBe('the browser’s storage is full');
  await deleteGame('one');
});

test('what is spoilt is listed as it is, and costs none of the others', async () => {
  await addGame(game('two', 2));
  localStorage.setItem('hedgerow/games/one', '{"meta":');
  localStorage.setItem('hedgerow/games/three', '{"meta":{"id":"three"}}');
  localStorage.setItem('hedgerow/games/four', JSON.stringify(game('two', 9)));
  localStorage.setItem('hedgerow/latest', 'not even JSON');
  const rows = await listRows();
  expect(await ids()).toEqual([
    'two',
    'unreadable one',
    'unreadable three',
    'unreadable four',
    'unreadable hedgerow/latest',
  ]);
  expect(rows.map(row => (row.is === 'unreadable' ? row.raw : ''))).toEqual([
    '',
    '{"meta":',
    '{"meta":{"id":"three"}}',
    JSON.stringify(game('two', 9)),
    'not even JSON',
  ]);
  await expect(loadGame('one')).rejects.toThrow("what is kept as “one” can't be read");
  await expect(claimGame('four', 'me')).rejects.toThrow('it is the game “two” under another name');
  for (const id of ['one', 'three', 'four', 'hedgerow/latest']) await deleteGame(id);
  expect(await ids()).toEqual(['two']);
});

test('what can’t be read is kept when another game is kept in its place', async () => {
  localStorage.setItem('hedgerow/latest', 'not even JSON');
  await keepGame(game('one', 1), 'me');
  expect(await listRows()).toMatchObject([{ id: 'one' }, { is: 'unreadable', raw: 'not even JSON' }]);
});
