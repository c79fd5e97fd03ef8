/** Replaying and taking up records: what is checked, and what later rules make of them. */
import { expect, test } from 'vitest';
import { handDice, keyedDice } from '../dice/dice.ts';
import type { Side } from '../kernel/ask.ts';
import { bytes, type Json } from '../kernel/data.ts';
import { choosing, together } from '../kernel/rule.ts';
import { type ActOf, verbs, whole } from '../kernel/verbs.ts';
import type { GameRecord, Step } from '../record/record.ts';
import { beginTiny, give, grow, type Tiny, tiny, tinyWith } from '../test-game.ts';
import { Match } from './match.ts';
import { ReplayError } from './sitting.ts';

const played = beginTiny(keyedDice(new Uint8Array(32)));
give(played, 'A hide 2', 'B hide 3', 'A gamble', 'B add 3', 'A pass', 'A add 2');
const record = played.record();
const replay = (changes: Partial<GameRecord>) => () =>
  Match.replay(tiny, { ...structuredClone(record), ...changes }, { dice: handDice });
/** The record with one step changed. */
const withStep = (rest: number, change: (step: Step) => Step) =>
  structuredClone(record.steps).map(step => (step.rest === rest ? change(step) : step));
const answering = (by: string, ask: string, act: string) => (step: Step) => ({
  ...step,
  answers: [{ by, ask, act }],
});

test('a record replays to the same state, journal and record', () => {
  const again = replay({})();
  expect(bytes([again.state, again.journal.all(), again.record()])).toBe(
    bytes([played.state, played.journal.all(), played.record()]),
  );
});

test('a record under a name that the book had before is of the book, and goes on under that name', () => {
  const renamed = tinyWith({ id: 'small', formerly: ['wee', 'tiny'] });
  const again = Match.replay(renamed, structuredClone(record), { dice: handDice });
  expect(bytes([again.state, again.record()])).toBe(bytes([played.state, played.record()]));
  const { match } = Match.resume(renamed, structuredClone(played.save()), { dice: handDice });
  expect(match.record().rulebook).toBe('tiny');
  expect(match.fork().record().rulebook).toBe('tiny');
  expect(beginTiny(handDice, renamed).record().rulebook).toBe('small');
});

test.each<[string, Partial<GameRecord>, string]>([
  [
    'another version',
    { version: 2 },
    'the record was made under version 2 of tiny and these rules are version 1: it can be viewed and gone on with, ' +
      'but not replayed',
  ],
  ['a snapshot of another version', { snapshots: [{ rest: 0, version: 3, state: {} }] }, 'but not replayed'],
  ['another rulebook', { rulebook: 'huge' }, 'the record is of huge, and these are the rules of tiny'],
  [
    'an answer that was not offered',
    { steps: withStep(2, answering('B', 'move', 'add 2')) },
    "rest 2: 'add 2' is not offered",
  ],
  [
    'an answer that is no act',
    { steps: withStep(2, answering('B', 'move', 'burn')) },
    "rest 2: 'burn' is no verb",
  ],
  [
    'an answer to another question',
    { steps: withStep(2, answering('B', 'object', 'pass')) },
    "rest 2: the record has B answer 'object', but B is asked: move",
  ],
  [
    'an answer of another side',
    { steps: withStep(2, answering('A', 'move', 'add 1')) },
    "rest 2: the record has A answer 'move', but B is asked: move",
  ],
  [
    'dice that nobody asked for',
    {
      steps: withStep(2, step => ({
        ...step,
        answers: [{ roll: [{ die: 'd', face: 1, sides: 6 }], why: '' }],
      })),
    },
    'rest 2: the record has dice, but B is asked: move',
  ],
  [
    'too few dice',
    {
      steps: withStep(1, step => ({
        ...step,
        answers: [...step.answers.slice(0, 1), { roll: [{ die: 'red', face: 1, sides: 6 }], why: '' }],
      })),
    },
    'rest 1: expected the dice red, blue, found red',
  ],
  [
    'dice of other sides',
    {
      steps: withStep(1, step => ({
        ...step,
        answers: [
          ...step.answers.slice(0, 1),
          {
            roll: [
              { die: 'red', face: 1, sides: 6 },
              { die: 'blue', face: 1, sides: 1_000 },
            ],
            why: '',
          },
        ],
      })),
    },
    'rest 1: the blue die has 6 sides, not 1000',
  ],
  [
    'no dice where some are due',
    { steps: withStep(1, step => ({ ...step, answers: step.answers.slice(0, 1) })) },
    'the record goes on at rest 2, but the match stands at rest 1',
  ],
  [
    'a step too few',
    { steps: record.steps.filter(step => step.rest !== 2) },
    'the record goes on at rest 3, but the match stands at rest 2',
  ],
  [
    'an interjection that was not allowed',
    { steps: withStep(2, step => ({ ...step, interjection: { by: 'A', act: 'shout ho' }, answers: [] })) },
    "rest 2: 'shout ho' is not offered",
  ],
])('a record with %s is refused', (_, changes, problem) => {
  expect(replay(changes)).toThrow(ReplayError);
  expect(replay(changes)).toThrow(problem);
});

const laterVerbs = verbs({ hide: { number: whole }, put: { stones: whole }, pass: {} }, { add: 'put' });
const choose = choosing<Tiny, ActOf<typeof laterVerbs>>();
/** Version 2: stones have a colour, nobody may hide a three, and B goes on and on. */
const later = tinyWith({
  version: 2,
  verbs: laterVerbs,
  migrations: { 1: state => ({ ...(state as { [key: string]: Json }), colour: 'grey' }) },
  *activity(table) {
    const hide = (by: Side) =>
      choose({ by, id: 'hide', cite: '', acts: () => [1, 2].map(number => ({ verb: 'hide', number })) });
    if (table.state.doing.at(-1)?.is === 'begin') yield* together({ A: hide('A'), B: hide('B') });
    const acts = [{ verb: 'pass' }, { verb: 'put', stones: 3 }] as const;
    const act = yield* choose({ by: 'B', id: 'object', cite: '', acts: () => acts });
    if (act.verb === 'put') grow(table, act.stones);
  },
});

test('a match goes on under later rules, from its last rest', () => {
  const match = beginTiny();
  give(match, 'A hide 2', 'B hide 3', 'A add 2');
  const saved = match.save();
  const { match: taken, dropped } = Match.resume(later, saved, { dice: handDice });
  expect(dropped).toEqual([]);
  expect((taken.state as Tiny & { colour: string }).colour).toBe('grey');
  give(taken, 'B pass', 'B put 3', 'B add 3');
  expect(taken.state.heap).toBe(8);
  const record = taken.record();
  expect(record.version).toBe(1);
  expect(record.snapshots.map(({ rest, version }) => [rest, version])).toEqual([
    [2, 1],
    [2, 2],
  ]);
  expect(record.steps.slice(0, 2)).toEqual(saved.steps);
  const again = Match.resume(later, taken.save(), { dice: handDice }).match;
  expect(bytes(again.state)).toBe(bytes(taken.state));
});

test('answers since the rest are given again if the later rules still offer them, else dropped', () => {
  const match = beginTiny();
  give(match, 'A hide 2');
  const kept = Match.resume(later, match.save(), { dice: handDice });
  expect([kept.dropped, kept.match.choices.map(each => each.by)]).toEqual([[], ['B']]);

  const other = beginTiny();
  give(other, 'A hide 3');
  const lost = Match.resume(later, other.save(), { dice: handDice });
  expect(lost.dropped).toEqual([{ by: 'A', ask: 'hide', act: 'hide 3' }]);
  expect(lost.match.choices.map(each => each.by)).toEqual(['A', 'B']);
  expect(lost.match.record().steps).toEqual([]);
});

test('a snapshot is kept once a rest', () => {
  const match = beginTiny();
  give(match, 'A hide 2', 'B hide 3');
  match.keepSnapshot();
  match.keepSnapshot();
  expect(match.record().snapshots.map(each => each.rest)).toEqual([1]);
  expect(match.save().snapshots).toHaveLength(1);
  give(match, 'A add 1');
  expect(match.save().snapshots.map(each => each.rest)).toEqual([1, 2]);
  expect(match.record().snapshots.map(each => each.rest)).toEqual([1]);
});
