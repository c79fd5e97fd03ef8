import { expect, test } from 'vitest';
import { columnName, hexName, parseColumn, parseHexName, parseSideName, sideName } from './name.ts';

test('columns run from A to Z and then from AA to ZZ', () => {
  expect([0, 25, 26, 32, 51].map(columnName)).toEqual(['A', 'Z', 'AA', 'GG', 'ZZ']);
  for (let column = 0; column < 52; column++) expect(parseColumn(columnName(column))).toBe(column);
});

test('a hex name is its column and row', () => {
  expect(hexName(32, 10)).toBe('GG10');
  expect(parseHexName('GG10')).toEqual({ column: 32, row: 10 });
  expect(parseHexName('B0')).toEqual({ column: 1, row: 0 });
});

test.each(['', 'c4', 'C04', 'C', '4', 'AB4', 'AAA4', 'C4 ', 'C100'])('%j is no hex name', name => {
  expect(parseHexName(name)).toBeUndefined();
});

test('a side name is a hex name and a direction', () => {
  expect(sideName(2, 4, 1)).toBe('C4/NE');
  expect(parseSideName('C4/NE')).toEqual({ column: 2, row: 4, side: 1 });
});

test.each(['C4', 'C4/E', 'C4/NE/N', 'AB4/N', '/N'])('%j is no side name', name => {
  expect(parseSideName(name)).toBeUndefined();
});
