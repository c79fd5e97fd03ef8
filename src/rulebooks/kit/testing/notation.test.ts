import { expect, test } from 'vitest';
import { pieceAlterer, pieceReader, throwsOf } from './notation.ts';

interface Piece {
  readonly id: string;
  readonly card: string;
  readonly at?: string;
  readonly by?: string;
  readonly broken?: true;
  readonly facing?: 0 | 1;
  readonly moved?: 'Moved' | 'Assault Move';
  readonly wounds?: number;
  readonly side?: string;
  readonly used?: readonly string[];
}

const CARDS = ['german 4-6-7', 'german PzKpfw IV', 'german PzKpfw IV H', 'german MG34'];
const read = pieceReader<Piece>({
  isCard: name => CARDS.includes(name),
  flags: ['broken'],
  values: { facing: [0, 1], moved: ['Moved', 'Assault Move'], wounds: 'number', side: 'word', used: 'list' },
  of: 'by',
});

test.each<[string, ReturnType<typeof read>]>([
  ['german 4-6-7', { card: 'german 4-6-7' }],
  ['german 4-6-7 C4', { card: 'german 4-6-7', at: '1:C4' }],
  ['german 4-6-7 2:AA10', { card: 'german 4-6-7', at: '2:AA10' }],
  ['german 4-6-7 C4/1', { card: 'german 4-6-7', at: '1:C4/1' }],
  ['german 4-6-7 C4#b broken ', { card: 'german 4-6-7', at: '1:C4#b', broken: true }],
  ['u9: german 4-6-7 broken C4', { id: 'u9', card: 'german 4-6-7', at: '1:C4', broken: true }],
  ['german PzKpfw IV H D5 facing 0', { card: 'german PzKpfw IV H', at: '1:D5', facing: 0 }],
  ['german MG34 of u1', { card: 'german MG34', by: 'u1' }],
  ['german 4-6-7 moved Assault Move broken', { card: 'german 4-6-7', moved: 'Assault Move', broken: true }],
  ['german 4-6-7 wounds 2 side russian', { card: 'german 4-6-7', wounds: 2, side: 'russian' }],
  ['german 4-6-7 used w1,w2', { card: 'german 4-6-7', used: ['w1', 'w2'] }],
])('a piece in a line: %s', (line, piece) => {
  expect(read(line)).toEqual(piece);
});

test.each([
  ['germn 4-6-7 C4', 'no counter of that name'],
  ['german 4-6-7 C4 brokn', "'brokn' tells nothing; expected a place or one of broken, facing"],
  ['german 4-6-7 C4 facing', "'facing' wants 0 or 1"],
  ['german 4-6-7 C4 facing 7', "'facing' wants 0 or 1"],
  ['german 4-6-7 C4 wounds', "'wounds' wants a number"],
  ['german 4-6-7 C4 wounds few', "'wounds' wants a number"],
  ['german MG34 of', "'of' wants a word"],
  ['german 4-6-7 C4 D5', "'at' is told twice"],
  ['german 4-6-7 broken broken', "'broken' is told twice"],
  ['german 4-6-7 undefined', "'undefined' tells nothing"],
])('what a line can’t mean is said: %s', (line, wrong) => {
  expect(() => read(line)).toThrow(wrong);
});

test('a piece may be told by an object as well, and one of several be altered', () => {
  const told = { card: 'german 4-6-7', at: '1:C4' };
  expect(read(told)).toBe(told);
  expect(pieceAlterer(read)(['german 4-6-7 C4', told], 0, { at: '1:D5', broken: true })).toEqual([
    { card: 'german 4-6-7', at: '1:D5', broken: true },
    told,
  ]);
});

test('dice in a line', () => {
  expect(throwsOf('5,6 1 2,2')).toEqual([[5, 6], [1], [2, 2]]);
  expect(throwsOf('')).toEqual([]);
  expect(throwsOf([[1, 2]])).toEqual([[1, 2]]);
  expect(() => throwsOf('5,6 1-2')).toThrow("'1-2' is no throw; expected one such as '5,6'");
});
