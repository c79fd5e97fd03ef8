import { expect, test } from 'vitest';
import { parseRecord, printRecord, type Rulebook } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { Session } from '../play/session.ts';
import { newTable, sidesOfScenario } from '../play/table-setup.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { gameProblem } from './check-game.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;

/** A game that stands in the middle of its set-up. */
function begun(): SavedGame {
  const setup = { scenario: book.scenarios[0]?.id ?? '', options: {} };
  const seats = Object.fromEntries(sidesOfScenario(book, setup).map(side => [side, 'human' as const]));
  const session = Session.begin(book, newTable({ book: book.id, ...setup, seats, dice: 'computed' }));
  session.setUpForMe();
  return session.saved();
}

test('a game that these rules lead to is sound', async () => {
  expect(await gameProblem(begun())).toBeUndefined();
});

test('a record with a step that these rules don’t allow is found, and where', async () => {
  const game = begun();
  const record = parseRecord(game.record);
  const broken = { ...game, record: printRecord({ ...record, steps: record.steps.slice(1) }) };
  expect(await gameProblem(broken)).toMatch(/rest \d+/);
});

const withTable = (change: object) => ({
  table: JSON.stringify({ ...JSON.parse(begun().table), ...change }),
});

test.each([
  ['no record', { record: 'nonsense' }, /expected 'hedgerow record 1'/],
  ['no table', { table: '{' }, /its table can't be read/],
  ['the table of another scenario', withTable({ scenario: 'elsewhere' }), /laid for “elsewhere”/],
  ['nobody at the table', withTable({ seats: {} }), /nobody sits at the table for \w+/],
])('a game with %s is found', async (_, change, problem) => {
  expect(await gameProblem({ ...begun(), ...change })).toMatch(problem);
});
