import { expect, test } from 'vitest';
import { GROUNDS, ROADS, SIDE_TERRAINS, WATERCOURSES } from '../../../board/document.ts';
import { sourceOf } from '../../../engine/index.ts';
import { OUR_CHARTS } from './index.ts';
import {
  hindranceOf,
  infantryCost,
  inSeason,
  isConcealmentTerrain,
  isImpassable,
  isOpenGround,
  isShelter,
  isWooded,
  mortarModifier,
  pacificTerrain,
  roadOf,
  TERRAINS,
  terrainModifier,
  terrainOf,
} from './terrain.ts';

test('[aslsk 1.1.1.building.c] a stone building gives +3, a wooden one +2', () => {
  expect(terrainModifier(OUR_CHARTS, 'stone building')).toBe(3);
  expect(terrainModifier(OUR_CHARTS, 'wooden building')).toBe(2);
});

test('woods give +1, everything that is no building nothing', () => {
  expect(terrainModifier(OUR_CHARTS, 'woods')).toBe(1);
  expect(
    (['open ground', 'brush', 'orchard', 'grain'] as const).map(each => terrainModifier(OUR_CHARTS, each)),
  ).toEqual([0, 0, 0, 0]);
});

test('what each terrain costs infantry', () => {
  expect(TERRAINS.map(each => infantryCost(OUR_CHARTS, each))).toEqual([
    1,
    2,
    2,
    1,
    1.5,
    2,
    2,
    2,
    2,
    Number.POSITIVE_INFINITY,
    1,
    2,
    2,
    2,
  ]);
});

test('[aslsk 2.0.Hindrance, 1.1.1.orchard.b, 1.1.1.grain.b, 1.1.1.brush.b] brush, orchard and grain hinder; they are no shelter but no open ground either', () => {
  const european = TERRAINS.slice(0, 7);
  expect(european.filter(each => hindranceOf(OUR_CHARTS, each) === 1)).toEqual(['brush', 'orchard', 'grain']);
  expect(TERRAINS.filter(each => isOpenGround(OUR_CHARTS, each))).toEqual(['open ground']);
  expect(european.filter(each => isShelter(OUR_CHARTS, each))).toEqual([
    'woods',
    'wooden building',
    'stone building',
  ]);
});

test('[aslsk 1.1.1.orchard.c, 1.1.1.grain.a] orchards are in season from April to October, grain from June to September', () => {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  expect(months.filter(month => inSeason(OUR_CHARTS, 'orchard', month))).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(months.filter(month => inSeason(OUR_CHARTS, 'grain', month))).toEqual([6, 7, 8, 9]);
});

test('whatever a board can show has a ruling', () => {
  expect(OUR_CHARTS.groundRulings.rows.toSorted()).toEqual(GROUNDS.toSorted());
  expect(OUR_CHARTS.roadRulings.rows.toSorted()).toEqual(ROADS.toSorted());
  expect(OUR_CHARTS.edgeRulings.rows.toSorted()).toEqual([...SIDE_TERRAINS, ...WATERCOURSES].toSorted());
});

test('what the book knows plays as itself, and is not called a substitute', () => {
  expect(terrainOf(OUR_CHARTS, 'open')).toBe('open ground');
  expect(terrainOf(OUR_CHARTS, 'building', 'stone')).toBe('stone building');
  expect(terrainOf(OUR_CHARTS, 'building', 'wood')).toBe('wooden building');
  for (const ground of ['woods', 'brush', 'orchard', 'grain'] as const) {
    expect(terrainOf(OUR_CHARTS, ground)).toBe(ground);
    expect(sourceOf(OUR_CHARTS.groundRulings, ground, 'plays as').provenance).toBe('printed');
  }
});

test('what the book lacks plays as something it has, or cannot be entered', () => {
  expect(terrainOf(OUR_CHARTS, 'vineyard')).toBe('brush');
  expect(terrainOf(OUR_CHARTS, 'water')).toBeUndefined();
  expect(sourceOf(OUR_CHARTS.groundRulings, 'vineyard', 'plays as').provenance).toBe('substitute');
  expect(roadOf(OUR_CHARTS, 'path')).toBe('no road');
  expect(roadOf(OUR_CHARTS, 'road')).toBe('paved road');
  expect(isImpassable(OUR_CHARTS, 'cliff')).toBe(true);
  expect(isImpassable(OUR_CHARTS, 'hedge')).toBe(false);
});

test('in the Pacific woods are jungle, brush is bamboo, orchards are palms, grain is kunai, small houses are huts', () => {
  expect(
    (['woods', 'brush', 'orchard', 'grain', 'stone building', 'open ground'] as const).map(each =>
      pacificTerrain(OUR_CHARTS, each),
    ),
  ).toEqual(['dense jungle', 'bamboo', 'palm trees', 'kunai', 'stone building', 'open ground']);
  expect(pacificTerrain(OUR_CHARTS, 'woods', { lightJungle: true })).toBe('light jungle');
  expect(pacificTerrain(OUR_CHARTS, 'wooden building')).toBe('wooden building');
  expect(pacificTerrain(OUR_CHARTS, 'wooden building', { huts: true })).toBe('hut');
});

test('dense jungle covers better than woods, a hut worse than a house, and mortars burst in every tree', () => {
  expect(
    (['dense jungle', 'light jungle', 'bamboo', 'hut'] as const).map(each =>
      terrainModifier(OUR_CHARTS, each),
    ),
  ).toEqual([2, 1, 1, 1]);
  expect(TERRAINS.filter(each => isWooded(OUR_CHARTS, each))).toEqual([
    'woods',
    'dense jungle',
    'light jungle',
    'bamboo',
  ]);
  expect(mortarModifier(OUR_CHARTS, 'woods')).toBe(-1);
  expect(mortarModifier(OUR_CHARTS, 'stone building')).toBe(3);
});

test('units hide in jungle, palms, kunai, bamboo, huts and buildings, but nobody routs to bamboo or a collapsed hut', () => {
  expect(TERRAINS.filter(each => isConcealmentTerrain(OUR_CHARTS, each))).toEqual([
    'wooden building',
    'stone building',
    'dense jungle',
    'light jungle',
    'bamboo',
    'palm trees',
    'kunai',
    'hut',
    'collapsed hut',
  ]);
  expect((['bamboo', 'collapsed hut', 'kunai'] as const).filter(each => isShelter(OUR_CHARTS, each))).toEqual(
    [],
  );
});
