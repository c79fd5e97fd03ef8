import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printBackup } from '../storage/backup.ts';
import { addGame, allGames, loadGame, type SavedGame } from '../storage/games.ts';
import { savedGame, storage } from '../storage/test-games.ts';
import { takeIn } from './take-in.ts';

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

/** Finds every game sound but those of that record. */
const reader = {
  importedFrom: async () => ({ ok: false as const, problem: 'no record' }),
  problemOf: async ({ record }: SavedGame) => (record === 'forged' ? 'rest 0: no' : undefined),
};
const take = (text: string) => takeIn(new File([text], 'games.json'), reader);
const backup = (...games: readonly SavedGame[]) => take(printBackup(games));

test('games of another machine come in under their own names', async () => {
  expect(await backup(savedGame('one'), savedGame('two'))).toMatchObject({ words: '2 games taken in' });
  expect((await allGames()).map(({ meta }) => meta.id).sort()).toEqual(['one', 'two']);
});

test.each([
  ['older', 5],
  ['newer', 15],
])('a game that is here stays, and the %s one of the file comes in beside it, once', async (_, savedAt) => {
  await addGame(savedGame('one', 10, 'as it went here'));
  const other = savedGame('one', savedAt, 'as it went there');
  expect(await backup(other)).toMatchObject({
    words: '1 game taken in, 1 of them beside a game that has gone another way here',
  });
  expect((await loadGame('one'))?.record).toBe('as it went here');
  expect((await loadGame('one-2'))?.record).toBe('as it went there');
  expect(await backup(other)).toMatchObject({ words: '0 games taken in, 1 was here already' });
  expect(await allGames()).toHaveLength(2);
});

test('something under that name that can’t be read is not overwritten either', async () => {
  localStorage.setItem('hedgerow/games/one', 'spoilt');
  await backup(savedGame('one'));
  expect(localStorage.getItem('hedgerow/games/one')).toBe('spoilt');
  expect((await loadGame('one-2'))?.record).toBe('a record');
});

test('what these rules would not have played, and what is no game, is told and left out', async () => {
  const bad = { ...savedGame('bad'), meta: { ...savedGame('bad').meta, savedAt: 1e300 } };
  expect(await backup(savedGame('one', 1, 'forged'), bad, savedGame('two'))).toMatchObject({
    words:
      '1 game taken in, 1 could not be read (its meta.savedAt is not as expected), “one” was not: rest 0: no',
  });
  expect((await allGames()).map(({ meta }) => meta.id)).toEqual(['two']);
});

test('a game from the future counts as kept now', async () => {
  await backup(savedGame('one', Date.now() + 1e9));
  expect((await loadGame('one'))?.meta.savedAt).toBeLessThanOrEqual(Date.now());
});

test('a file that is no record is refused with the reason', async () => {
  expect(await take('hello')).toEqual({ is: 'refused', problem: 'no record' });
});
