import { beforeEach, expect, test } from 'vitest';
import type { Chance, Choice } from '../kernel/ask.ts';
import { tinyVerbs } from '../test-game.ts';
import { Ledger } from './ledger.ts';
import { isDice } from './record.ts';

const choice = (by: string, id = 'move'): Choice => ({ kind: 'choice', by, id, cite: '', acts: () => [] });
const gamble = { verb: 'gamble' } as const;
const dice: Chance = {
  kind: 'chance',
  why: 'luck',
  cite: '',
  dice: { red: 6, blue: 10 },
  seen: 'all',
  read: () => 0,
  tell: () => [],
};
const SIDES = ['german', 'british', 'us'];

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger(tinyVerbs, SIDES);
});
const act = (rest: number, by: string, together?: number, id?: string) =>
  ledger.addAct(rest, choice(by, id), gamble, together);
/** The answers of a step as `side ask`, dice as `roll`. */
const answersAt = (rest: number) =>
  ledger.steps
    .find(step => step.rest === rest)
    ?.answers.map(answer => (isDice(answer) ? 'roll' : `${answer.by} ${answer.ask}`));

test.each([[['german', 'british', 'us']], [['us', 'british', 'german']], [['british', 'us', 'german']]])(
  'answers given together in the order %j are kept in the order of the sides',
  order => {
    for (const by of order) act(0, by, 1);
    expect(answersAt(0)).toEqual(['german move', 'british move', 'us move']);
  },
);

test('a side that answers several times keeps its own order among the others', () => {
  act(0, 'british', 1, 'first');
  act(0, 'german', 1, 'first');
  act(0, 'british', 1, 'second');
  act(0, 'german', 1, 'second');
  expect(answersAt(0)).toEqual(['german first', 'german second', 'british first', 'british second']);
});

test('answers move neither before those of an earlier question nor before a roll', () => {
  act(0, 'us', undefined, 'alone');
  act(0, 'british', 1);
  act(0, 'german', 1);
  ledger.addRoll(0, dice, { red: 3, blue: 9 });
  act(0, 'us', 2);
  act(0, 'german', 2);
  expect(answersAt(0)).toEqual(['us alone', 'german move', 'british move', 'roll', 'german move', 'us move']);
});

test('answers to a second question to all do not move before those to the first', () => {
  act(0, 'british', 1, 'first');
  act(0, 'german', 1, 'first');
  act(0, 'british', 2, 'second');
  act(0, 'german', 2, 'second');
  expect(answersAt(0)).toEqual(['german first', 'british first', 'german second', 'british second']);
});

test('answers in an interjection know nothing of those that were given together before it', () => {
  for (const by of ['us', 'us', 'us']) act(0, by);
  act(0, 'us', 1);
  ledger.addInterjection(1, 'us', gamble);
  act(1, 'us', 1);
  act(1, 'german', 1);
  expect(answersAt(1)).toEqual(['german move', 'us move']);
});

test('a roll is kept with the name, face and sides of every die, and is counted since its rest', () => {
  ledger.addRoll(4, dice, { red: 3, blue: 9 });
  expect(ledger.steps).toEqual([
    {
      rest: 4,
      epoch: 0,
      answers: [
        {
          roll: [
            { die: 'red', face: 3, sides: 6 },
            { die: 'blue', face: 9, sides: 10 },
          ],
          why: 'luck',
        },
      ],
    },
  ]);
  expect([ledger.rollsSince(4), ledger.rollsSince(5)]).toEqual([1, 0]);
});

test('cutting gives back what began at the rest or later, and keeps the snapshot of that rest', () => {
  for (const rest of [1, 2, 3]) act(rest, 'german');
  ledger.snapshots = [1, 2, 3].map(rest => ({ rest, version: 1, state: {} }));
  for (const rest of [1, 2, 3]) ledger.revealed(rest, ['us']);
  expect(ledger.cut(2).map(step => step.rest)).toEqual([2, 3]);
  expect(ledger.steps.map(step => step.rest)).toEqual([1]);
  expect(ledger.snapshots.map(each => each.rest)).toEqual([1, 2]);
  expect([ledger.revealedSince(1, 'us'), ledger.revealedSince(2, 'us')]).toEqual([true, false]);
});

test.each<[string, () => void, number]>([
  ['nothing else', () => {}, 2],
  ['an answer of another side', () => act(4, 'us'), 5],
  ['an interjection of its own', () => ledger.addInterjection(4, 'german', gamble), 2],
  ['an interjection of another side', () => ledger.addInterjection(4, 'us', gamble), 5],
  ['a roll', () => ledger.addRoll(4, dice, { red: 1, blue: 1 }), 5],
  ['a roll that it sees', () => ledger.addRoll(4, { ...dice, seen: ['german'] }, { red: 1, blue: 1 }), 5],
  [
    'a roll that another side alone sees',
    () => ledger.addRoll(4, { ...dice, seen: ['us'] }, { red: 1, blue: 1 }),
    2,
  ],
  ['something revealed to it', () => ledger.revealed(4, ['german']), 5],
  ['something revealed to another side alone', () => ledger.revealed(4, ['us']), 2],
])('a side may go back over its own answers: with %s between, to rest %#', (_, between, earliest) => {
  act(1, 'us');
  act(2, 'german');
  act(3, 'german');
  between();
  act(5, 'german');
  expect(ledger.ownSince(6, 'german')).toBe(earliest);
  expect(ledger.ownSince(6, 'us')).toBe(6);
});

test('an activity that takes a hundred answers too many is stopped; sides asked together are let be', () => {
  for (let n = 0; n < 128; n++) act(0, 'german');
  expect(() => act(0, 'german')).toThrow('an activity has taken 128 answers without coming to rest');
  expect(() => ledger.addRoll(0, dice, { red: 1, blue: 1 })).toThrow('without coming to rest');
  expect(() => act(0, 'german', 1)).not.toThrow();
  expect(() => act(1, 'german')).not.toThrow();
});

test('a copy is not touched by what is added later', () => {
  act(0, 'german');
  const copy = ledger.copy();
  act(0, 'german');
  expect(copy.steps.map(step => step.answers.length)).toEqual([1]);
  expect(ledger.steps.map(step => step.answers.length)).toEqual([2]);
});
