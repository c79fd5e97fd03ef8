import { expect, test } from 'vitest';
import { killNumber, ODDS, oddsColumn } from './close-combat-table.ts';
import { OUR_CHARTS } from './index.ts';

test.each([
  [4, 4, '1:1'],
  [6, 4, '3:2'],
  [4, 6, '1:2'],
  [5, 5, '1:1'],
  [9, 5, '3:2'],
  [2, 4, '1:2'],
  [7, 6, '1:1'],
  [2, 6, '1:4'],
] as const)('%i against %i is %s, as in the examples', (attack, defence, odds) => {
  expect(oddsColumn(attack, defence)).toBe(odds);
});

test('odds beyond the listed ones have columns of their own', () => {
  expect(oddsColumn(1, 8)).toBe('1:8');
  expect(oddsColumn(1, 9)).toBe('<1:8');
  expect(oddsColumn(10, 1)).toBe('10:1');
  expect(oddsColumn(11, 1)).toBe('>10:1');
});

test('odds never get worse by a stronger attack', () => {
  for (let defence = 1; defence <= 24; defence++) {
    const columns = Array.from({ length: 300 }, (_, i) => ODDS.indexOf(oddsColumn(i + 1, defence)));
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
  }
});

test('kill numbers of the examples: 4 at 1:2, 5 at 1:1, 6 at 3:2, 7 at 2:1', () => {
  expect((['1:2', '1:1', '3:2', '2:1'] as const).map(odds => killNumber(OUR_CHARTS, odds))).toEqual([
    4, 5, 6, 7,
  ]);
});

test('each better column is one easier', () => {
  expect(ODDS.map(odds => killNumber(OUR_CHARTS, odds))).toEqual(ODDS.map((_, i) => i));
});

test('hand to hand every kill number is two higher', () => {
  for (const odds of ODDS) expect(killNumber(OUR_CHARTS, odds, true)).toBe(killNumber(OUR_CHARTS, odds) + 2);
});
