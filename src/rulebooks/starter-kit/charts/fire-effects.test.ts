/** Residual firepower, smoke and wounds: what a fire attack leaves behind, meets and does to leaders. */
import { expect, test } from 'vitest';
import { OUR_CHARTS } from './index.ts';
import { FIRE_COLUMNS, fireColumn } from './infantry-fire-table.ts';
import { residualFirepower } from './residual-firepower.ts';
import { smokeStrength } from './smoke.ts';
import { woundSeverity } from './wound-table.ts';

test('residual firepower is half the column, at most 12', () => {
  expect(FIRE_COLUMNS.map(column => residualFirepower(OUR_CHARTS, column))).toEqual([
    0, 1, 2, 2, 4, 6, 8, 8, 12, 12, 12,
  ]);
  for (const column of FIRE_COLUMNS)
    expect(residualFirepower(OUR_CHARTS, column)).toBe(Math.min(fireColumn(column / 2) ?? 0, 12));
});

test('a hindrance takes a column from what a 4 FP attack leaves, and a tired firer the rest', () => {
  expect(residualFirepower(OUR_CHARTS, 4, 1)).toBe(1);
  expect(residualFirepower(OUR_CHARTS, 4, 2)).toBe(0);
  expect(residualFirepower(OUR_CHARTS, 1, 0)).toBe(0);
});

test('[aslsk 1.2.5.d] smoke hinders by 3 and dispersed by 2; white phosphorus by one less', () => {
  expect(smokeStrength(OUR_CHARTS, ['full'])).toBe(3);
  expect(smokeStrength(OUR_CHARTS, ['dispersed'])).toBe(2);
  expect(smokeStrength(OUR_CHARTS, ['full WP'])).toBe(2);
  expect(smokeStrength(OUR_CHARTS, ['dispersed WP'])).toBe(1);
});

test('[aslsk 1.2.5.a, 1.2.5.d] smoke grenades hinder by 2, and a hex by no more than 3 however much smoke is in it', () => {
  expect(smokeStrength(OUR_CHARTS, ['grenade'])).toBe(2);
  expect(smokeStrength(OUR_CHARTS, ['grenade', 'dispersed'])).toBe(3);
  expect(smokeStrength(OUR_CHARTS, [])).toBe(0);
});

test('[aslsk 3.2.3.e] a wound kills on 5 or 6, and on 4 a man who has one already', () => {
  const rolls = [1, 2, 3, 4, 5, 6];
  expect(rolls.filter(dr => woundSeverity(OUR_CHARTS, dr, false) === 'eliminated')).toEqual([5, 6]);
  expect(rolls.filter(dr => woundSeverity(OUR_CHARTS, dr, true) === 'eliminated')).toEqual([4, 5, 6]);
});

test('a wound severity roll that no die shows is refused', () => {
  expect(() => woundSeverity(OUR_CHARTS, 9, false)).toThrow('a wound severity roll is 1 to 6, found 9');
});
