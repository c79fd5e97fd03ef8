import { expect, test } from 'vitest';
import { type Entry, piece, place, spoken, type Teller, verbs } from '../../engine/index.ts';
import { gathered, type LogFilter, linesOf, type Phase, passes } from './lines.ts';

const NAMES: Readonly<Record<string, string>> = {
  u1: 'squad 4-6-7',
  '?1:K6': 'the ? in K6',
  '1:T6/1': 'T6 upstairs',
  '1:T6#b': 'the Bunker in T6',
};

const teller: Teller = {
  book: { id: 'aslsk', verbs: verbs({ step: { unit: piece(), to: place() } }) },
  nameOf: thing => NAMES[thing] ?? thing.replace('1:', ''),
  sideName: side => (side === 'german' ? 'Germans' : side),
};

const entries: readonly Entry[] = [
  { rest: 0, is: 'act', by: 'german', ask: 'move', act: 'step u1 1:K5' },
  { rest: 0, is: 'say', cite: '3.3.b', text: '{u1} to 1:K5' },
  {
    rest: 4,
    is: 'roll',
    by: 'german',
    why: 'morale check of {u1}',
    cite: '3.1',
    dice: { coloured: 2, white: 3 },
    sides: { coloured: 6, white: 6 },
    account: [],
  },
  { rest: 4, is: 'secret', by: 'russian', ask: 'order' },
  { rest: 5, is: 'reveal', cite: '9.1', text: 'a gun in 1:K6' },
];
const phases: readonly Phase[] = [
  { rest: 0, turn: 'Turn 1', phase: 'Movement' },
  { rest: 4, turn: 'Turn 1', phase: 'Rally' },
];
const lines = linesOf(entries, teller, phases);
const told = (filter: Partial<LogFilter>) =>
  lines.filter(line => passes(line, { orders: true, ...filter })).map(({ words }) => spoken(words));

test('lines are sentences with the names of pieces and places', () => {
  expect(told({})).toEqual([
    'Germans: step squad 4-6-7 K5',
    'squad 4-6-7 to K5',
    'Morale check of squad 4-6-7',
    'russian answered in secret',
    'A gun in K6',
  ]);
});

test('what an answer was called goes before how it is written', () => {
  const [line] = linesOf(entries, { ...teller, actWords: () => 'Move to K5' }, phases);
  expect(spoken(line?.words ?? [])).toBe('Germans: Move to K5');
});

test('each line knows the phase it fell in', () => {
  expect(lines.map(({ when }) => when?.phase)).toEqual(['Movement', 'Movement', 'Rally', 'Rally', 'Rally']);
});

test('filters leave what belongs to a side or a phase; answers come only on request', () => {
  expect(told({ orders: false })).not.toContain('Germans: step squad 4-6-7 K5');
  expect(told({ phase: 'Rally' })).toHaveLength(3);
  expect(told({ side: 'russian' })).toEqual(['russian answered in secret', 'A gun in K6']);
  expect(told({ side: 'german', orders: false })).toEqual([
    'squad 4-6-7 to K5',
    'Morale check of squad 4-6-7',
    'A gun in K6',
  ]);
});

test('floors, bunkers and what nobody has seen are told in the book’s words', () => {
  const text = 'fire at 1:T6/1, then 1:T6#b, 1:T7 and {?1:K6}';
  const [line] = linesOf([{ rest: 0, is: 'say', cite: '1', text }], teller, []);
  expect(spoken(line?.words ?? [])).toBe('Fire at T6 upstairs, then the Bunker in T6, T7 and the ? in K6');
});

test('secret answers one after the other are one line', () => {
  const secret = (rest: number): Entry => ({ rest, is: 'secret', by: 'russian', ask: 'order' });
  const many = linesOf([secret(0), secret(1), secret(4), ...entries.slice(1, 2)], teller, phases);
  expect(gathered(many).map(({ words }) => spoken(words))).toEqual([
    'russian answered in secret',
    'russian answered in secret',
    'squad 4-6-7 to K5',
  ]);
});
