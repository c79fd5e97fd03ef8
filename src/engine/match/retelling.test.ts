/** Records told again, by the rules that made them and by later ones. */
import { expect, test } from 'vitest';
import { keyedDice } from '../dice/dice.ts';
import type { GameRecord, Step } from '../record/record.ts';
import { beginTiny, give, type TinyBook, tiny, tinyWith } from '../test-game.ts';
import { canGoOn, isOfTheseRules, retell } from './retelling.ts';

const played = beginTiny(keyedDice(new Uint8Array(32)));
give(played, 'A hide 2', 'B hide 3', 'A gamble', 'B add 3', 'A pass', 'A add 2');
played.keepSnapshot();
const midway = played.rest;
give(played, 'B pass', 'B add 1', 'A pass');
const record = played.record();
const unkept: GameRecord = { ...record, snapshots: [] };

/** The next version of the book. */
const later = (changes: Partial<TinyBook> = {}) =>
  tinyWith({ version: 2, migrations: { 1: state => state }, ...changes });

/** A later version in which nobody adds three stones. */
const stricter = later({
  *activity(table) {
    const rule = tiny.activity(table);
    let next = rule.next();
    while (!next.done) {
      const ask = next.value;
      const asked =
        ask.kind === 'choice'
          ? { ...ask, acts: (view: never) => ask.acts(view).filter(act => tiny.verbs.print(act) !== 'add 3') }
          : ask;
      next = rule.next(yield asked as typeof ask);
    }
    return next.value;
  },
});

function seenIn(book: TinyBook, told: GameRecord) {
  const rests: number[] = [];
  const heard: string[] = [];
  const retelling = retell(book as never, told, {
    see: match => void rests.push(match.rest),
    hear: (_match, _step, { by, act }) => void heard.push(`${by} ${act}`),
  });
  return { rests, heard, ...retelling };
}

test('by its own rules a record is told step by step as it was played', () => {
  const { rests, heard, partings, entries } = seenIn(tiny, unkept);
  expect(rests).toHaveLength(unkept.steps.length + 1);
  expect(heard).toHaveLength(unkept.steps.flatMap(({ answers }) => answers).filter(a => 'act' in a).length);
  expect(partings).toEqual([]);
  expect(entries(undefined)).toEqual(played.journal.all());
  expect(entries('A')).toEqual(played.journal.as('A'));
});

test('by its own rules it is refused where they would not have led', () => {
  const steps = unkept.steps.map(
    (step, i): Step => (i === 2 ? { ...step, answers: [{ by: 'B', ask: 'move', act: 'add 2' }] } : step),
  );
  expect(() => retell(tiny as never, { ...unkept, steps })).toThrow(/^rest 2: .*'add 2' is not offered/);
});

test('by later rules that change nothing it is told to its end, and says that they are others', () => {
  const { partings, entries } = seenIn(later(), unkept);
  expect([isOfTheseRules(later() as never, unkept), isOfTheseRules(tiny as never, unkept)]).toEqual([
    false,
    true,
  ]);
  expect(partings).toEqual([]);
  expect(entries(undefined)).toEqual(played.journal.all());
});

test('where later rules part, the answers and the dice go on as they were', () => {
  const { rests, partings, entries } = seenIn(stricter, unkept);
  expect(partings).toEqual([{ rest: 2, why: expect.stringContaining("'add 3' is not offered") }]);
  expect(rests).toEqual([0, 1, 2]);
  const told = entries(undefined);
  const before = played.journal.all().filter(({ rest }) => rest < 2);
  expect(told.slice(0, before.length)).toEqual(before);
  const bare = unkept.steps
    .filter(({ rest }) => rest >= 2)
    .flatMap(({ rest, answers }) =>
      answers.map(answer => ('roll' in answer ? { rest, why: answer.why } : { rest, act: answer.act })),
    );
  expect(told.slice(before.length)).toMatchObject(bare);
});

test('before the end a side is told no more of them than what it did itself', () => {
  const { entries } = seenIn(stricter, unkept);
  const after = (side: string | undefined) => entries(side).filter(({ rest }) => rest >= 2);
  expect(after('A').filter(entry => entry.is === 'act' && entry.by === 'B')).toEqual([]);
  expect(after('A').filter(entry => entry.is === 'secret' && entry.by === 'B').length).toBeGreaterThan(0);
  expect(after('A').some(({ is }) => is === 'roll')).toBe(false);
});

test('the next state that the record kept is where later rules find it again', () => {
  const { rests, partings } = seenIn(stricter, record);
  expect(partings).toEqual([{ rest: 2, why: expect.any(String) }]);
  expect(rests.slice(0, 4)).toEqual([0, 1, 2, midway]);
  expect(rests.at(-1)).toBe(played.rest);
});

test('dice that fell for something else are a parting, too', () => {
  const steps = unkept.steps.map(step => ({
    ...step,
    answers: step.answers.map(answer => ('roll' in answer ? { ...answer, why: 'another cause' } : answer)),
  }));
  expect(seenIn(tiny, { ...unkept, steps }).partings).toEqual([]);
  expect(seenIn(later(), { ...unkept, steps }).partings).toMatchObject([
    { why: "rest 1: the dice fell for 'another cause', and now they are due for 'the gamble'" },
  ]);
});

test('how it ended is what the record says of itself', () => {
  const result = { winner: 'B', why: 'by the rules of then', cite: 'tiny 9' };
  expect(seenIn(stricter, { ...unkept, result }).outcome).toEqual(result);
});

test('later rules go on with what is not over and has kept a state', () => {
  const can = (book: TinyBook, it: GameRecord) => canGoOn(book as never, it);
  expect([can(tiny, unkept), can(later(), record), can(later(), unkept)]).toEqual([true, true, false]);
  expect(can(later(), { ...record, result: { why: '', cite: '' } })).toBe(false);
});

test('states of rules yet to come are passed over', () => {
  const state = record.snapshots[0]?.state ?? {};
  const future: GameRecord = { ...record, version: 3, snapshots: [{ rest: midway, version: 3, state }] };
  expect(seenIn(later(), future).rests.at(-1)).toBe(played.rest);
});
