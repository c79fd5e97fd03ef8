import { expect, test } from 'vitest';
import { isBackup, parseBackup, printBackup } from './backup.ts';
import { gameIn, type SavedGame } from './saved-game.ts';

const game = (id: string): SavedGame => ({
  meta: { id, book: 'b', scenario: 's', title: 'T', standing: 'Turn 1', over: false, savedAt: 1 },
  record: 'hedgerow record 1\n…',
  table: '{}',
});

test('what goes out comes in again', () => {
  const text = printBackup([game('one'), game('two')]);
  expect(isBackup(text)).toBe(true);
  expect(parseBackup(text)).toEqual({ games: [game('one'), game('two')], unsound: 0 });
});

test('an entry that is no game is counted, and costs none of the others', () => {
  const text = JSON.stringify({ format: 'hedgerow games 1', games: [game('one'), { meta: 5 }, null] });
  expect(parseBackup(text)).toEqual({ games: [game('one')], unsound: 2 });
});

test.each([
  ['{"format":"hedgerow games 1","games":[', 'it breaks off in the middle'],
  ['{"format":"hedgerow games 1"}', 'it has no list of games'],
])('%s is refused', (text, reason) => {
  expect(() => parseBackup(text)).toThrow(reason);
});

test.each([undefined, null, 'text', {}, { meta: { id: 'one' }, record: '', table: '' }])(
  '%j is no game',
  value => {
    expect(gameIn(value)).toBeUndefined();
  },
);
