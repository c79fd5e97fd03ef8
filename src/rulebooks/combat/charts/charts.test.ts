import { expect, test } from 'vitest';
import { cell, sourceOf } from '../../../engine/index.ts';
import {
  CHARTS,
  effectOf,
  failureOf,
  OK,
  OUR_CHARTS,
  pointsOf,
  resultOf,
  seenAt,
  terrainOf,
} from './index.ts';

const charts = OUR_CHARTS;

test.each([
  [4, 17, 'M'],
  [6, 17, 'M'],
  [12, 23, 'M+1'],
  [16, 15, 'C/M+2'],
  [8, 75, '–'],
  [12, 69, '–'],
  [12, 86, '–'],
] as const)(
  '[combat 12.3.1] the text tells that %i firepower and %i come to %s',
  (strength, total, result) => {
    expect(resultOf(charts, strength, total)).toBe(result);
  },
);

const gravity = (result: string): number =>
  ['–', 'M', 'M+1', 'M+2', 'C', 'C/M', 'C/M+1', 'C/M+2', 'E', '2E'].indexOf(result);

test('[combat 12.3.1] eleven rows and twelve columns: more firepower and lower rolls are never worse', () => {
  const { rows, columns, cells } = charts.firepower;
  expect([rows[0], rows.at(-1), columns.length]).toEqual(['1', '50', 12]);
  for (const [i, row] of cells.entries())
    for (const [j, result] of row.entries()) {
      expect(gravity(result)).toBeGreaterThanOrEqual(0);
      if (j > 0) expect(gravity(result)).toBeLessThanOrEqual(gravity(row[j - 1] as string));
      if (i > 0) expect(gravity(result)).toBeGreaterThanOrEqual(gravity(cells[i - 1]?.[j] as string));
    }
});

test('[combat 12.3.1.1] firepower between two rows uses the lower; rolls beyond the table its ends', () => {
  expect(resultOf(charts, 11, 5)).toBe(resultOf(charts, 8, 5));
  expect(resultOf(charts, 99, -30)).toBe(resultOf(charts, 50, 1));
  expect(resultOf(charts, 50, 130)).toBe(resultOf(charts, 50, 100));
});

test('[combat 12.3.1.3.M, 12.3.1.3.M+, 12.3.1.3.C, 12.3.1.3.CM, 12.3.1.3.E, 12.3.1.3.2E] what the cells mean', () => {
  expect(effectOf(charts, 6, 'M')).toEqual({ eliminates: 0, hurts: false, check: 0 });
  expect(effectOf(charts, 6, 'M+1')).toEqual({ eliminates: 0, hurts: false, check: 1 });
  expect(effectOf(charts, 1, 'C')).toEqual({ eliminates: 0, hurts: true });
  expect(effectOf(charts, 16, 'C/M+2')).toEqual({ eliminates: 0, hurts: true, check: 2 });
  // The others take the highest check of their row.
  expect(effectOf(charts, 8, 'E')).toEqual({ eliminates: 1, hurts: false, check: 1 });
  expect(effectOf(charts, 20, '2E')).toEqual({ eliminates: 2, hurts: false, check: 2 });
  expect(effectOf(charts, 6, '–')).toEqual({ eliminates: 0, hurts: false });
});

test('[combat 12.3.1.5.1x, 12.3.1.5.3.b, 12.3.1.5.4.b, 12.3.1.5.5] what a failed check does by state and margin', () => {
  const row = (state: Parameters<typeof failureOf>[1]) =>
    [1, 2, 3, 9].map(by => failureOf(charts, state, by));
  expect(row(undefined)).toEqual(['pinned', 'pinned', 'disrupted', 'disrupted']);
  expect(row('pinned')).toEqual(['disrupted', 'disrupted', 'wia', 'wia']);
  expect(row('disrupted')).toEqual(['wia', 'wia', 'casualties', 'casualties']);
  expect(row('wia')).toEqual(['casualties', 'casualties', 'eliminated', 'eliminated']);
});

test('[combat MOV-SUM.1] 8, 6 and 4 points, and one hex', () => {
  expect((['run', 'cautious', 'assault', 'crawl'] as const).map(gait => pointsOf(charts, gait))).toEqual([
    8, 6, 4, 1,
  ]);
});

test('the numbers for sight that the text tells', () => {
  expect(seenAt(charts, 'woods', 'outside to inside')).toBe(55);
  expect(seenAt(charts, 'grain', 'through')).toBe(50);
  expect(seenAt(charts, 'bocage', 'outside to inside')).toBe(40);
  expect(seenAt(charts, 'open', 'through')).toBe(OK);
  expect(sourceOf(charts.lost, 'woods', 'outside to inside').provenance).toBe('inferred');
});

test('[combat 6.4] buildings are of wood or stone', () => {
  expect(terrainOf(charts, 'building', 'wood')).toBe('wooden building');
  expect(terrainOf(charts, 'building', 'stone')).toBe('stone building');
  expect(cell(charts.terrain, 'wooden building', 'DRM')).toBe(10);
  expect(cell(charts.terrain, 'stone building', 'DRM')).toBe(20);
});

test('E-030, E-031 the modifiers that the text lists', () => {
  const drm = (terrain: string) => cell(charts.terrain, terrain, 'DRM');
  expect(['rubble', 'shellholes', 'graveyard', 'debris', 'woods'].map(drm)).toEqual([20, 10, 10, 10, 10]);
  expect(['graveyard', 'debris'].map(each => cell(charts.terrain, each, 'through'))).toEqual([10, 10]);
});

test('every chart says where its values come from', () => {
  for (const { id, source } of CHARTS) expect([id, source.from.length > 0]).toEqual([id, true]);
});
