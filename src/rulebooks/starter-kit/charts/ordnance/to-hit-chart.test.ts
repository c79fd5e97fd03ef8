import { expect, test } from 'vitest';
import { cell, sourceOf } from '../../../../engine/index.ts';
import { modifier } from '../../../../engine/numbers/modifier-chart.ts';
import { OUR_CHARTS } from '../index.ts';
import { boreName, readBore } from './bore.ts';
import { criticalHitNumber } from './critical-hits.ts';
import {
  GUNS_ON_CHART,
  type NumberColour,
  nationalColour,
  SMALL_BORES,
  type TargetType,
  toHitNumber,
} from './to-hit-chart.ts';
import { boundingFire, coveredArcChange, movingVehicleModifier } from './to-hit-modifiers.ts';

const black = { colour: 'black' } as const;
const red = { colour: 'red' } as const;

test('the guns of the examples: 88L at 4 hexes 8, 75L at 2 hexes 9, at 3 hexes 8', () => {
  expect(toHitNumber(OUR_CHARTS, { target: 'infantry', gun: '88L', range: 4, ...black })).toBe(8);
  expect(toHitNumber(OUR_CHARTS, { target: 'infantry', gun: '75L', range: 2, ...black })).toBe(9);
  expect(toHitNumber(OUR_CHARTS, { target: 'infantry', gun: '75L', range: 3, ...black })).toBe(8);
  expect(toHitNumber(OUR_CHARTS, { target: 'area', gun: '75L', range: 2, ...red })).toBe(7);
});

test('the tanks of the examples: 76L and 75* at a tank 3 hexes away 10, on the area target type 7', () => {
  expect(toHitNumber(OUR_CHARTS, { target: 'vehicle', gun: '76L', range: 3, ...red })).toBe(10);
  expect(toHitNumber(OUR_CHARTS, { target: 'vehicle', gun: '75*', range: 3, ...black })).toBe(10);
  expect(toHitNumber(OUR_CHARTS, { target: 'area', gun: '75*', range: 3, ...red })).toBe(7);
});

test('barrel and calibre tell beyond 12 hexes', () => {
  const at = (gun: string, range: number, colour: 'black' | 'red' = 'black') =>
    toHitNumber(OUR_CHARTS, { target: 'infantry', gun, range, colour });
  expect([at('75*', 15), at('75', 15), at('75L', 15), at('75LL', 15)]).toEqual([5, 6, 7, 7]);
  expect([at('75L', 28), at('75LL', 28)]).toEqual([5, 6]);
  expect([at('20L', 20), at('45L', 20), at('88L', 20)]).toEqual([4, 5, 6]);
  expect([at('37L', 10, 'red'), at('37L', 33, 'red')]).toEqual([6, 0]);
});

/** The numbers of a gun at 1, 2, 3, 7, 13, 19, 25 and 31 hexes, where each band begins. */
const row = (target: TargetType, gun: string, colour: NumberColour = 'black', subcalibre = false) =>
  [1, 2, 3, 7, 13, 19, 25, 31].map(range =>
    toHitNumber(OUR_CHARTS, { target, gun, range, colour, subcalibre }),
  );

test('every number of the chart, as a gun without barrel or calibre to speak of has it', () => {
  expect(row('infantry', '75')).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  expect(row('infantry', '75', 'red')).toEqual([10, 9, 8, 6, 5, 4, 3, 2]);
  expect(row('vehicle', '75')).toEqual([12, 11, 10, 9, 8, 7, 6, 6]);
  expect(row('vehicle', '75', 'red')).toEqual([12, 11, 10, 8, 7, 6, 5, 4]);
  expect(row('area', '75')).toEqual([7, 7, 7, 7, 8, 8, 7, 7]);
});

test('and what each barrel, small calibres and tungsten add to it', () => {
  expect(row('infantry', '75*')).toEqual([10, 9, 8, 7, 5, 4, 3, 2]);
  expect(row('infantry', '75L')).toEqual([10, 9, 8, 7, 7, 6, 5, 4]);
  expect(row('infantry', '75LL')).toEqual([10, 9, 8, 7, 7, 6, 6, 5]);
  expect(row('infantry', '57L')).toEqual([10, 9, 8, 7, 6, 5, 3, 2]);
  expect(row('infantry', '40L')).toEqual([10, 9, 8, 7, 5, 4, 2, 1]);
  expect(row('vehicle', '75', 'black', true)).toEqual([12, 11, 10, 9, 7, 6, 4, 4]);
});

test('tungsten scatters at long range, and not at short', () => {
  const shot = { target: 'vehicle', gun: '75L', ...black } as const;
  expect(toHitNumber(OUR_CHARTS, { ...shot, range: 6, subcalibre: true })).toBe(10);
  expect(toHitNumber(OUR_CHARTS, { ...shot, range: 26, subcalibre: true })).toBe(5);
});

test('no area target type in the own hex; nothing beyond the chart', () => {
  expect(toHitNumber(OUR_CHARTS, { target: 'area', gun: '75L', range: 0, ...red })).toBeUndefined();
  expect(toHitNumber(OUR_CHARTS, { target: 'vehicle', gun: '75L', range: 0, ...black })).toBe(12);
  expect(toHitNumber(OUR_CHARTS, { target: 'infantry', gun: '75L', range: 37, ...black })).toBeUndefined();
});

test('anti-tank rifles hit vehicles as guns do within 12 hexes', () => {
  expect(toHitNumber(OUR_CHARTS, { target: 'vehicle', gun: SMALL_BORES, range: 12, ...black })).toBe(9);
});

test('red numbers are never better than black ones, and infantry is never easier to hit than a vehicle', () => {
  for (const gun of GUNS_ON_CHART)
    for (const band of OUR_CHARTS.toHitInfantry.columns) {
      for (const chart of [OUR_CHARTS.toHitInfantry, OUR_CHARTS.toHitVehicle])
        expect(cell(chart, `${gun} red`, band)).toBeLessThanOrEqual(cell(chart, gun, band));
      expect(cell(OUR_CHARTS.toHitInfantry, gun, band)).toBeLessThan(
        cell(OUR_CHARTS.toHitVehicle, gun, band),
      );
    }
});

test('cells about which public sources differ are doubtful, the others are not', () => {
  expect(sourceOf(OUR_CHARTS.toHitInfantry, '37L', '13-18').doubtful).toBe(true);
  expect(sourceOf(OUR_CHARTS.toHitArea, '57L', '19-24').doubtful).toBe(true);
  expect(sourceOf(OUR_CHARTS.toHitVehicle, '88L', '31-36').doubtful).toBeUndefined();
  expect(sourceOf(OUR_CHARTS.toHitInfantry, '88L', '3-6').doubtful).toBeUndefined();
});

test('Russians use red numbers, Americans until the end of 1943', () => {
  expect(nationalColour('russian', { year: 1945, month: 1 })).toBe('red');
  expect(nationalColour('american', { year: 1943, month: 12 })).toBe('red');
  expect(nationalColour('american', { year: 1944, month: 1 })).toBe('black');
  expect(nationalColour('japanese', { year: 1942, month: 1 })).toBe('black');
});

test('critical hits: 5 of 10, 4 of 9, 3 of 8 and 7, none to speak of below 3', () => {
  expect([10, 9, 8, 7, 6, 4, 2, 0].map(number => criticalHitNumber(OUR_CHARTS, number))).toEqual([
    5, 4, 3, 3, 2, 1, 0, -1,
  ]);
});

test('turning a gun: +3 without a turret, +2 in a slow one, +1 in a fast one, and one for each further hexspine', () => {
  expect([
    coveredArcChange(OUR_CHARTS, 'NT', 1),
    coveredArcChange(OUR_CHARTS, 'ST', 1),
    coveredArcChange(OUR_CHARTS, 'T', 1),
  ]).toEqual([3, 2, 1]);
  expect([
    coveredArcChange(OUR_CHARTS, 'NT', 3),
    coveredArcChange(OUR_CHARTS, 'ST', 0),
    coveredArcChange(OUR_CHARTS, 'T', 2, true),
  ]).toEqual([5, 0, 4]);
});

test('the modifiers of the KV-1 of the example: +2 arc, +1 buttoned up, +2 moving, +2 smoke are +7', () => {
  const moving = modifier(OUR_CHARTS.toHitModifiers, movingVehicleModifier(4)).n;
  expect(
    coveredArcChange(OUR_CHARTS, 'ST', 1) + modifier(OUR_CHARTS.toHitModifiers, 'buttoned up').n + moving + 2,
  ).toBe(7);
  expect(modifier(OUR_CHARTS.toHitModifiers, movingVehicleModifier(2)).n).toBe(3);
  expect(modifier(OUR_CHARTS.toHitModifiers, movingVehicleModifier(1)).n).toBe(4);
});

test('the modifiers of the PzKpfw IIIN of the example: +4 bounding, +1 buttoned up, +2 smoke, -1 large are +6', () => {
  const sum =
    boundingFire(OUR_CHARTS, 'T') +
    modifier(OUR_CHARTS.toHitModifiers, 'buttoned up').n +
    2 +
    modifier(OUR_CHARTS.targetSize, 'large').n;
  expect(sum).toBe(6);
  expect(boundingFire(OUR_CHARTS, 'T', 5)).toBe(boundingFire(OUR_CHARTS, 'T'));
  expect(boundingFire(OUR_CHARTS, 'T', 1)).toBeGreaterThan(boundingFire(OUR_CHARTS, 'T', 3));
});

test('a gun is read and written by its name, anything else is refused', () => {
  for (const gun of GUNS_ON_CHART) expect(boreName(readBore(gun))).toBe(gun);
  expect(() => readBore('75XL')).toThrow("'75XL' is no gun");
});
