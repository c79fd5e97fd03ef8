import { expect, test } from 'vitest';
import { isBackup, parseBackup, printBackup } from './backup.ts';
import { readGame, renamed } from './saved-game.ts';
import { savedGame as game } from './test-games.ts';

test('what goes out comes in again', () => {
  const games = [game('one'), game('two')];
  const text = printBackup(games);
  expect(isBackup(text)).toBe(true);
  expect(parseBackup(text)).toEqual({ games, unsound: [] });
});

test('an entry that is no game is counted, and costs none of the others', () => {
  const one = game('one');
  const text = JSON.stringify({ format: 'hedgerow games 1', games: [one, { meta: 5 }, null] });
  expect(parseBackup(text)).toEqual({
    games: [one],
    unsound: ['its meta is not as expected', 'it is no game at all'],
  });
});

test.each([
  ['{"format":"hedgerow games 1","games":[', 'it breaks off in the middle'],
  ['{"format":"hedgerow games 1"}', 'it has no list of games'],
])('%s is refused', (text, reason) => {
  expect(() => parseBackup(text)).toThrow(reason);
});

const withMeta = (change: object) => ({ ...game('one'), meta: { ...game('one').meta, ...change } });
const withTable = (change: object) => ({
  ...game('one'),
  table: JSON.stringify({ ...JSON.parse(game('one').table), ...change }),
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'it is no game at all'],
  ['a text', 'text', 'it is no game at all'],
  ['an empty object', {}, 'its meta'],
  ['one without most of its parts', { meta: { id: 'one' }, record: '', table: '' }, 'its meta.book'],
  ['one that was kept after the end of time', withMeta({ savedAt: 1e300 }), 'its meta.savedAt'],
  ['one that was kept before all time', withMeta({ savedAt: -1 }), 'its meta.savedAt'],
  ['one with a path for a name', withMeta({ id: '../other' }), 'its meta.id'],
  ['one with a title without end', withMeta({ title: 'x'.repeat(300) }), 'its meta.title'],
  ['one with half a table', { ...game('one'), table: '{' }, "its table can't be read: all of it"],
  ['one with the table of another', withTable({ id: 'two' }), 'its table is that of “two”'],
  ['one with seats for nobody known', withTable({ seats: { A: 'general' } }), 'seats.A is not'],
  ['one with a seed that is none', withTable({ seed: 'lucky' }), 'seed is not'],
  ['one with orders of another kind', withTable({ orders: { A: { stops: [] } } }), 'orders.A'],
])('%s is no game, and that is said', (_, value, why) => {
  expect(readGame(value)).toMatchObject({ ok: false, why: expect.stringContaining(why) });
});

test('a game under another name is the same in all else', () => {
  const other = renamed(game('one'), 'one-2');
  expect(readGame(other)).toEqual({ ok: true, game: other });
  expect(other.meta).toEqual({ ...game('one').meta, id: 'one-2' });
  expect(other.record).toBe(game('one').record);
});
