/** What the charts take over from public work, held against it line by line. */
import { expect, test } from 'vitest';
import { cell, sourceOf } from '../../../engine/index.ts';
import {
  boundingFire,
  modifier,
  OUR_CHARTS,
  toHitByRange,
  toHitNumber,
  toKillWith,
  toKillWithAp,
} from './index.ts';

test.each([
  ['BAZ 43', [11, 9, 8, 7, 4]],
  ['BAZ 44', [11, 9, 8, 7, 4]],
  ['BAZ 45', [11, 10, 9, 8, 6, 4]],
  ['PSK', [11, 9, 8, 7, 4]],
  ['PIAT', [11, 9, 7, 5]],
] as const)('the back of the %s: %j', (weapon, numbers) => {
  expect(toHitByRange(OUR_CHARTS, weapon)).toEqual(numbers);
  expect(sourceOf(OUR_CHARTS.shapedChargeToHit, weapon, '3').provenance).toBe('public');
});

test.each([
  ['NT', [5, 5, 6, 6, 7, 7]],
  ['ST', [4, 4, 5, 5, 6, 6]],
  ['T', [4, 4, 5, 5, 6, 6]],
] as const)('bounding fire, %s: advancing, 3½, 3, 2½, 2 and ½ MP in sight %j', (traverse, numbers) => {
  expect([undefined, 3.5, 3, 2.5, 2, 0.5].map(seen => boundingFire(OUR_CHARTS, traverse, seen))).toEqual(
    numbers,
  );
});

test('only the fast turret’s first two numbers of bounding fire rest on the examples', () => {
  const places = OUR_CHARTS.boundingFire.rows.flatMap(row =>
    OUR_CHARTS.boundingFire.columns.map(column => [row, column]),
  );
  const inferred = places.filter(
    ([row = '', column = '']) => sourceOf(OUR_CHARTS.boundingFire, row, column).provenance === 'inferred',
  );
  expect(inferred).toEqual([
    ['T', 'advancing fire'],
    ['T', 'more than 3 MP in sight'],
  ]);
});

test('smoke shells fall more easily at less than 13 hexes; in the own hex it is hard to hit', () => {
  expect(modifier(OUR_CHARTS.toHitModifiers, 'smoke shell at less than 13 hexes').n).toBe(-2);
  expect(modifier(OUR_CHARTS.toHitModifiers, 'in the firer’s own hex').n).toBe(2);
});

test('at vehicles 12 and 11 at ranges 1 and 2, 6 from 25 hexes to the end', () => {
  const at = (range: number, colour: 'black' | 'red') =>
    toHitNumber(OUR_CHARTS, { target: 'vehicle', gun: '75', range, colour });
  expect([at(1, 'black'), at(1, 'red'), at(2, 'black'), at(2, 'red')]).toEqual([12, 12, 11, 11]);
  expect([at(25, 'black'), at(36, 'black')]).toEqual([6, 6]);
  for (const band of ['1', '2', '31-36'])
    expect(sourceOf(OUR_CHARTS.toHitVehicle, '75', band)).not.toHaveProperty('doubtful');
});

test('a flame needs 8, and destroys by a roll equal to that on the hull', () => {
  expect(toKillWith(OUR_CHARTS, 'FT')).toBe(8);
  expect(sourceOf(OUR_CHARTS.toKillHe, 'FT', 'TK#')).toMatchObject({ provenance: 'public' });
  expect(cell(OUR_CHARTS.toKillResults, 'FT', 'equal, hull')).toBe('destroyed');
  expect(cell(OUR_CHARTS.toKillResults, 'FT', 'equal, turret')).toBe('shock');
});

test('British leaders come forth as readily as American ones', () => {
  expect(modifier(OUR_CHARTS.leaderCreationModifiers, 'british').n).toBe(-1);
});

test('the guns of the public counters are on the charts: 37LL kills with 12 next door, 57 with 10', () => {
  const next = { nation: 'american', range: 1 } as const;
  expect(toKillWithAp(OUR_CHARTS, { calibre: 37, length: 'LL', ...next })).toBe(12);
  expect(toKillWithAp(OUR_CHARTS, { calibre: 57, length: '', ...next })).toBe(10);
  for (const gun of ['37LL', '57'])
    expect(toHitNumber(OUR_CHARTS, { target: 'vehicle', gun, range: 3, colour: 'black' })).toBe(10);
});
