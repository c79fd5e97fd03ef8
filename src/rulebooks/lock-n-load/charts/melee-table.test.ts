import { expect, test } from 'vitest';
import { sourceOf } from '../../../engine/index.ts';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { OUR_CHARTS } from './index.ts';
import { heroShift, isBelowTheTable, killNumber, meleeOdds, ODDS } from './melee-table.ts';

test.each([
  [4, 2, '2:1'],
  [5, 2, '3:1'],
  [4, 4, '1:1'],
  [4, 3, '3:2'],
  [3, 2, '3:2'],
  [2, 3, '2:3'],
  [2, 5, '1:2'],
  [1, 3, '1:3'],
  [1, 4, '1:3'],
  [12, 1, '5:1'],
] as const)('[lnl 8.0.e] %i against %i is fought at %s', (attack, defence, odds) => {
  expect(meleeOdds(attack, defence)).toBe(odds);
});

test('1:3 itself is on the table, anything less is not', () => {
  expect(isBelowTheTable(1, 3)).toBe(false);
  expect(isBelowTheTable(1, 4)).toBe(true);
  expect(isBelowTheTable(2, 6)).toBe(false);
  expect(isBelowTheTable(2, 7)).toBe(true);
});

test('[lnl 8.0.i] E-036: a Hero turns the worst odds into 1:2 and cannot better 5:1', () => {
  expect(heroShift(meleeOdds(1, 9))).toBe('1:2');
  expect(heroShift('5:1')).toBe('5:1');
  expect(heroShift('1:1')).toBe('3:2');
});

test('E-037: four against four is 1:1 and kills on 8; at 4:1 on 4', () => {
  expect(killNumber(OUR_CHARTS, meleeOdds(2 + 2, 1 + 1 + 2))).toBe(8);
  expect(killNumber(OUR_CHARTS, '4:1')).toBe(4);
});

test('each column is better than the last by one; only the illegible 5:1 is ours', () => {
  const numbers = ODDS.map(odds => killNumber(OUR_CHARTS, odds));
  expect(numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0))).toEqual(Array(8).fill(-1));
  const ours = ODDS.filter(
    odds => sourceOf(OUR_CHARTS.meleeTable, 'Kill Number', odds).provenance === 'substitute',
  );
  expect(ours).toEqual(['5:1']);
});

test('a half-squad of no firepower that ambushes fights with 3', () => {
  const nominal = modifier(OUR_CHARTS.nominalMeleeFirepower, 'MMC of no firepower').n;
  expect(nominal * modifier(OUR_CHARTS.meleeFirepowerFactors, 'ambush, first round').n).toBe(3);
});
