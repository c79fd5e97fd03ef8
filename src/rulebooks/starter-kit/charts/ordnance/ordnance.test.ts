/** Light mortars and anti-tank weapons. */
import { expect, test } from 'vitest';
import { isAvailable } from '../availability.ts';
import { OUR_CHARTS } from '../index.ts';
import { calibreColumn } from './calibre.ts';
import { panzerfaust } from './panzerfaust.ts';
import { SHAPED_CHARGES, toHitByRange } from './shaped-charges.ts';
import { areaToHit } from './to-hit-area.ts';

test('calibres of the examples: 50 mm on 6, 75 mm on 12, 88 mm on 16', () => {
  expect([50, 75, 88].map(each => calibreColumn(OUR_CHARTS, each))).toEqual([6, 12, 16]);
  expect(calibreColumn(OUR_CHARTS, 79)).toBe(12);
  expect(calibreColumn(OUR_CHARTS, 15)).toBeUndefined();
});

test('the German 50 mm mortar of the example needs a 7 at range 2; no mortar fires at its own hex', () => {
  expect(areaToHit(OUR_CHARTS, '50*', 2)).toBe(7);
  expect(areaToHit(OUR_CHARTS, '50*', 13)).toBe(6);
  expect(areaToHit(OUR_CHARTS, '60*', 45)).toBe(7);
  expect(areaToHit(OUR_CHARTS, '60*', 0)).toBeUndefined();
  expect(areaToHit(OUR_CHARTS, '82*', 78)).toBe(7);
  expect(areaToHit(OUR_CHARTS, '120*', 151)).toBe(7);
  expect(areaToHit(OUR_CHARTS, '120*', 152)).toBeUndefined();
});

test('the BAZ 43 of the example needs an 8 at range 2 and reaches 4 hexes', () => {
  expect(toHitByRange(OUR_CHARTS, 'BAZ 43')[2]).toBe(8);
  expect(toHitByRange(OUR_CHARTS, 'BAZ 43')).toHaveLength(5);
});

test('no weapon hits better farther away', () => {
  for (const weapon of SHAPED_CHARGES) {
    const numbers = toHitByRange(OUR_CHARTS, weapon);
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  }
});

test('a Panzerfaust needs 10 less two a hex, and reaches one, two or three hexes by the date', () => {
  expect(toHitByRange(OUR_CHARTS, 'PF')).toEqual([10, 8, 6, 4]);
  expect(panzerfaust(OUR_CHARTS, { year: 1944, month: 5 })?.range).toBe(1);
  expect(panzerfaust(OUR_CHARTS, { year: 1944, month: 6 })?.range).toBe(2);
  expect(panzerfaust(OUR_CHARTS, { year: 1944, month: 12 })?.range).toBe(2);
  expect(panzerfaust(OUR_CHARTS, { year: 1945, month: 1 })?.range).toBe(3);
});

test('a squad brings one Panzerfaust shot in 1943, one and a half in 1944, two in 1945', () => {
  expect(panzerfaust(OUR_CHARTS, { year: 1943, month: 12 })?.shotsPerSquad).toBe(1);
  expect(panzerfaust(OUR_CHARTS, { year: 1944, month: 1 })?.shotsPerSquad).toBe(1.5);
  expect(panzerfaust(OUR_CHARTS, { year: 1945, month: 4 })?.shotsPerSquad).toBe(2);
});

test('there is no Panzerfaust before October 1943', () => {
  expect(panzerfaust(OUR_CHARTS, { year: 1943, month: 9 })).toBeUndefined();
  expect(panzerfaust(OUR_CHARTS, { year: 1943, month: 10 })).toBeDefined();
});

test('weapons appear when the text says, others are always there', () => {
  expect(isAvailable(OUR_CHARTS, 'BAZ 43', { year: 1942, month: 10 })).toBe(false);
  expect(isAvailable(OUR_CHARTS, 'BAZ 43', { year: 1942, month: 11 })).toBe(true);
  expect(isAvailable(OUR_CHARTS, 'PIAT', { year: 1943, month: 3 })).toBe(false);
  expect(isAvailable(OUR_CHARTS, 'PSK', { year: 1943, month: 9 })).toBe(true);
  expect(isAvailable(OUR_CHARTS, 'LMG', { year: 1939, month: 9 })).toBe(true);
});
