import { expect, test } from 'vitest';
import { parseRecord, printRecord, type Rulebook, verifyRecord } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { Session } from '../play/session.ts';
import { newTable, type SeatKind } from '../play/table-setup.ts';
import { importRecord } from './import-record.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';
const sides = ['american', 'german'];

/** A game that has been played here between two machines, or waits for its first answer. */
function played(seat: SeatKind): Session {
  const seats = Object.fromEntries(sides.map(side => [side, seat]));
  return Session.begin(book, newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' }));
}

test('a finished game comes in as it went out, with the proof of its dice', async () => {
  const text = played('random').exportRecord();
  const imported = await importRecord(text);
  if (!imported.ok) throw new Error(imported.problem);
  expect(imported.game.record).toBe(text);
  expect(imported.game.meta).toMatchObject({ book: book.id, scenario, over: true });
  expect(verifyRecord(book, parseRecord(imported.game.record))).toMatchObject({ is: 'proven' });
});

test('an unfinished game is gone on with, and claims no pledge for dice that fell elsewhere', async () => {
  const session = played('human');
  session.setUpForMe();
  const imported = await importRecord(session.exportRecord());
  if (!imported.ok) throw new Error(imported.problem);
  const taken = Session.open(book, imported.game);
  expect(taken.now.ask?.id).toBe(session.now.ask?.id);
  expect(taken.now.tabletop).toEqual(session.now.tabletop);
  expect(parseRecord(taken.exportRecord()).pledge).toBeUndefined();
});

test('what these rules would not have done is refused', async () => {
  const record = parseRecord(played('random').exportRecord());
  const [first, ...rest] = record.steps;
  const broken = printRecord({ ...record, steps: rest });
  expect(first).toBeDefined();
  expect(await importRecord(broken)).toMatchObject({ ok: false, problem: expect.stringMatching(/rest \d+/) });
});

test('a file of something else is refused by its first line', async () => {
  expect(await importRecord('PK\u0003\u0004')).toMatchObject({
    ok: false,
    problem: expect.stringContaining("expected 'hedgerow record 1'"),
  });
});
