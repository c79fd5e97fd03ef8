import { expect, test } from 'vitest';
import {
  DAMAGE_BANDS,
  DAMAGE_COLUMNS,
  DAMAGE_RESULTS,
  type DamageColumn,
  damage,
  damageBand,
} from './damage-check.ts';
import { OUR_CHARTS } from './index.ts';

test.each<[string, DamageColumn, number, number, string]>([
  ['E-017: 10 against Morale 5', 'Good Order MMC', 10, 5, 'casualties'],
  ['E-018: 9 against Morale 6', 'Good Order MMC', 9, 6, 'shaken'],
  ['E-041: 6 against Morale 5', 'Good Order MMC', 6, 5, 'shaken'],
  ['E-042: 8 against the M10’s Morale 6', 'Armored Vehicle', 8, 6, 'shaken'],
  ['a Shaken half-squad above its Morale', 'Shaken MMC', 6, 5, 'casualties'],
])('%s', (_, column, check, morale, result) => {
  expect(damage(OUR_CHARTS, column, check, morale)).toBe(result);
});

test('a check of the Morale or less does nothing to anybody', () => {
  expect(DAMAGE_COLUMNS.filter(column => damage(OUR_CHARTS, column, 6, 6) !== 'no effect')).toEqual([]);
});

test('the bands begin above Morale, at twice and at three times Morale', () => {
  const bands = Array.from({ length: 18 }, (_, i) => damageBand(i + 1, 5));
  const first = DAMAGE_BANDS.map(band => bands.indexOf(band) + 1);
  expect(first).toEqual([1, 6, 10, 15]);
});

test('[lnl 5.1.g] no check shakes a Hero', () => {
  expect([7, 8, 14, 21].map(check => damage(OUR_CHARTS, 'Hero', check, 7))).toEqual([
    'no effect',
    'wounded',
    'wounded',
    'eliminated',
  ]);
});

test('only single men are wounded, only others suffer casualties', () => {
  const results = (column: DamageColumn) => [6, 7, 12, 18].map(check => damage(OUR_CHARTS, column, check, 6));
  for (const column of ['Good Order SMC', 'Shaken SMC', 'Hero'] as const)
    expect(results(column)).not.toContain('casualties');
  for (const column of ['Good Order MMC', 'Shaken MMC'] as const)
    expect(results(column)).not.toContain('wounded');
});

test('a worse check never does less, and a Shaken unit never fares better than one in Good Order', () => {
  const severity = (column: DamageColumn, check: number) =>
    DAMAGE_RESULTS.indexOf(damage(OUR_CHARTS, column, check, 6));
  const checks = [6, 7, 12, 18];
  for (const column of DAMAGE_COLUMNS) {
    const track = checks.map(check => severity(column, check));
    expect(track).toEqual(track.toSorted((a, b) => a - b));
  }
  for (const check of checks) {
    expect(severity('Shaken MMC', check)).toBeGreaterThanOrEqual(severity('Good Order MMC', check));
    expect(severity('Shaken SMC', check)).toBeGreaterThanOrEqual(severity('Good Order SMC', check));
  }
});
