import { beforeEach, expect, test } from 'vitest';
import { piece, verbs } from '../kernel/verbs.ts';
import { lookedUp, sumOf } from './account.ts';
import { type Entry, includes, Journal } from './journal.ts';
import { Narrator } from './narrator.ts';
import { withNames } from './telling.ts';

const book = verbs({ move: { unit: piece() }, pass: {} });
const move = (unit: string) => ({ verb: 'move', unit }) as never;
const luck = {
  kind: 'chance',
  why: 'a check of {u1}',
  cite: 'book 2',
  dice: { red: 6 },
  read: () => 0,
  tell: () => [lookedUp(sumOf({ red: 3 }), undefined, '{u1} holds', { of: ['u1'] })],
} as const;

let journal: Journal;
let narrator: Narrator;
let rest: number;
beforeEach(() => {
  rest = 0;
  journal = new Journal();
  narrator = new Narrator(journal, book, {
    get rest() {
      return rest;
    },
    sides: ['A', 'B'],
    // B knows A's units by aliases.
    nameFor: (side, id) => (side === 'B' && id.startsWith('u') ? `?${id.slice(1)}` : id),
    idFor: (_, name) => name,
  });
});
const texts = (entries: readonly Entry[]) =>
  entries.map(entry =>
    'text' in entry ? entry.text : 'act' in entry ? `${entry.by} ${entry.act}` : entry.is,
  );

test('each side reads an act under the names by which it knows the pieces', () => {
  narrator.acted({ by: 'A', id: 'move' }, move('u1'));
  expect(journal.all()).toEqual([{ rest: 0, is: 'act', by: 'A', ask: 'move', act: 'move u1' }]);
  expect(texts(journal.as('A'))).toEqual(['A move u1']);
  expect(texts(journal.as('B'))).toEqual(['A move ?1']);
});

test('names are those of the moment: what is learnt later does not change what was written', () => {
  const known = new Set<string>();
  narrator = new Narrator(journal, book, {
    rest: 0,
    sides: ['B'],
    nameFor: (_, id) => (known.has(id) ? id : '?'),
    idFor: (_, name) => name,
  });
  narrator.said('book 1', '{u1} is there', 'all');
  known.add('u1');
  narrator.said('book 1', '{u1} is there', 'all');
  expect(texts(journal.as('B'))).toEqual(['{?} is there', '{u1} is there']);
});

test('of a secret answer the others learn only that it was given', () => {
  narrator.acted({ by: 'A', id: 'plot', secret: true }, move('u1'));
  expect(texts(journal.as('A'))).toEqual(['A move u1']);
  expect(journal.as('B')).toEqual([{ rest: 0, is: 'secret', by: 'A', ask: 'plot' }]);
  expect(texts(journal.all())).toEqual(['A move u1']);
});

test('what began at a rest or later is told apart from what came before', () => {
  narrator.said('book 1', 'early', 'all');
  rest = 3;
  narrator.said('book 1', 'for A', ['A']);
  rest = 5;
  narrator.said('book 1', 'late', 'all');
  expect(texts(journal.since(3, 'A'))).toEqual(['for A', 'late']);
  expect(texts(journal.since(3, 'B'))).toEqual(['late']);
  expect(texts(journal.since(0, 'B'))).toEqual(['early', 'late']);
  expect(journal.since(6, 'A')).toEqual([]);
});

test.each<['all' | readonly string[], number, number]>([
  ['all', 1, 1],
  [['A'], 1, 0],
  [['B'], 0, 1],
  [[], 0, 0],
])('what %j may see is written for them alone, and whole at the end', (seen, forA, forB) => {
  narrator.said('book 1', 'words', seen);
  narrator.rolled({ ...luck, seen }, { red: 3 }, 0);
  expect(journal.as('A')).toHaveLength(2 * forA);
  expect(journal.as('B')).toHaveLength(2 * forB);
  expect(journal.all()).toHaveLength(2);
});

test('a roll tells whose it was if it was anybody’s, what for, how the dice fell and what came of it', () => {
  narrator.rolled({ ...luck, seen: 'all', by: 'A' }, { red: 3 }, 0);
  narrator.rolled({ ...luck, seen: 'all' }, { red: 4 }, 0);
  const [first, second] = journal.as('B');
  expect(first).toEqual({
    rest: 0,
    is: 'roll',
    by: 'A',
    why: 'a check of {?1}',
    cite: 'book 2',
    dice: { red: 3 },
    sides: luck.dice,
    account: [{ sum: sumOf({ red: 3 }), verdict: '{?1} holds', of: ['?1'] }],
  });
  expect(second).not.toHaveProperty('by');
});

test('a reveal is told to those who learn it', () => {
  narrator.revealed(['B'], 'book 3', 'a gun at C4');
  expect([journal.as('A').length, texts(journal.as('B'))]).toEqual([0, ['a gun at C4']]);
});

test('answers given together stand in the order of the sides, whoever came first', () => {
  narrator.acted({ by: 'B', id: 'plot' }, move('b'), 1);
  narrator.acted({ by: 'A', id: 'plot' }, move('a'), 1);
  narrator.acted({ by: 'A', id: 'plot' }, move('c'), 1);
  expect(texts(journal.all())).toEqual(['A move a', 'A move c', 'B move b']);
});

test('answers to a later question to all, or at a later rest, stay behind the earlier ones', () => {
  for (const together of [1, 2]) {
    narrator.acted({ by: 'B', id: 'plot' }, move(`b${together}`), together);
    narrator.acted({ by: 'A', id: 'plot' }, move(`a${together}`), together);
  }
  rest = 1;
  narrator.acted({ by: 'A', id: 'plot' }, move('a3'), 1);
  expect(texts(journal.all())).toEqual(['A move a1', 'B move b1', 'A move a2', 'B move b2', 'A move a3']);
});

test('cutting forgets what began at the rest or later, and reading can begin anywhere', () => {
  for (rest = 0; rest < 4; rest++) narrator.said('book 1', `at ${rest}`, 'all');
  journal.cut(2);
  expect(texts(journal.all())).toEqual(['at 0', 'at 1']);
  expect(texts(journal.as('A', 1))).toEqual(['at 1']);
  expect(journal.length).toBe(2);
});

test('a copy goes its own way', () => {
  narrator.said('book 1', 'one', 'all');
  const copy = journal.copy();
  narrator.said('book 1', 'two', 'all');
  expect([texts(copy.all()), texts(journal.all())]).toEqual([['one'], ['one', 'two']]);
});

test('only what stands in braces is a name', () => {
  const name = (id: string) => id.toUpperCase();
  expect(withNames('{u1} fires at {u2.1} { u3 } {}', name)).toBe('{U1} fires at {U2.1} { u3 } {}');
});

test('an audience is all, or the sides that are listed', () => {
  expect([includes('all', 'A'), includes(['A'], 'A'), includes(['A'], 'B'), includes([], 'A')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
