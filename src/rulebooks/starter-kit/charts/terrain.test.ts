import { expect, test } from 'vitest';
import { GROUNDS, ROADS, SIDE_TERRAINS, WATERCOURSES } from '../../../board/document.ts';
import { sourceOf } from '../../../engine/index.ts';
import {
  EDGE_RULINGS,
  GROUND_RULINGS,
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
  ROAD_RULINGS,
  roadOf,
  TERRAINS,
  terrainModifier,
  terrainOf,
} from './terrain.ts';

test('[aslsk 1.1.1.building.c] a stone building gives +3, a wooden one +2', () => {
  expect(terrainModifier('stone building')).toBe(3);
  expect(terrainModifier('wooden building')).toBe(2);
});

test('woods give +1, everything that is no building nothing', () => {
  expect(terrainModifier('woods')).toBe(1);
  expect((['open ground', 'brush', 'orchard', 'grain'] as const).map(each => terrainModifier(each))).toEqual([
    0, 0, 0, 0,
  ]);
});

test('what each terrain costs infantry', () => {
  expect(TERRAINS.map(each => infantryCost(each))).toEqual([
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
  expect(european.filter(each => hindranceOf(each) === 1)).toEqual(['brush', 'orchard', 'grain']);
  expect(TERRAINS.filter(each => isOpenGround(each))).toEqual(['open ground']);
  expect(european.filter(each => isShelter(each))).toEqual(['woods', 'wooden building', 'stone building']);
});

test('[aslsk 1.1.1.orchard.c, 1.1.1.grain.a] orchards are in season from April to October, grain from June to September', () => {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  expect(months.filter(month => inSeason('orchard', month))).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(months.filter(month => inSeason('grain', month))).toEqual([6, 7, 8, 9]);
});

test('whatever a board can show has a ruling', () => {
  expect(GROUND_RULINGS.rows.toSorted()).toEqual(GROUNDS.toSorted());
  expect(ROAD_RULINGS.rows.toSorted()).toEqual(ROADS.toSorted());
  expect(EDGE_RULINGS.rows.toSorted()).toEqual([...SIDE_TERRAINS, ...WATERCOURSES].toSorted());
});

test('what the book knows plays as itself, and is not called a substitute', () => {
  expect(terrainOf('open')).toBe('open ground');
  expect(terrainOf('building', 'stone')).toBe('stone building');
  expect(terrainOf('building', 'wood')).toBe('wooden building');
  for (const ground of ['woods', 'brush', 'orchard', 'grain'] as const) {
    expect(terrainOf(ground)).toBe(ground);
    expect(sourceOf(GROUND_RULINGS, ground, 'plays as').provenance).toBe('printed');
  }
});

test('what the book lacks plays as something it has, or cannot be entered', () => {
  expect(terrainOf('vineyard')).toBe('brush');
  expect(terrainOf('water')).toBeUndefined();
  expect(sourceOf(GROUND_RULINGS, 'vineyard', 'plays as').provenance).toBe('substitute');
  expect(roadOf('path')).toBe('no road');
  expect(roadOf('road')).toBe('paved road');
  expect(isImpassable('cliff')).toBe(true);
  expect(isImpassable('hedge')).toBe(false);
});

test('in the Pacific woods are jungle, brush is bamboo, orchards are palms, grain is kunai, small houses are huts', () => {
  expect(
    (['woods', 'brush', 'orchard', 'grain', 'stone building', 'open ground'] as const).map(each =>
      pacificTerrain(each),
    ),
  ).toEqual(['dense jungle', 'bamboo', 'palm trees', 'kunai', 'stone building', 'open ground']);
  expect(pacificTerrain('woods', { lightJungle: true })).toBe('light jungle');
  expect(pacificTerrain('wooden building')).toBe('wooden building');
  expect(pacificTerrain('wooden building', { huts: true })).toBe('hut');
});

test('dense jungle covers better than woods, a hut worse than a house, and mortars burst in every tree', () => {
  expect(
    (['dense jungle', 'light jungle', 'bamboo', 'hut'] as const).map(each => terrainModifier(each)),
  ).toEqual([2, 1, 1, 1]);
  expect(TERRAINS.filter(each => isWooded(each))).toEqual([
    'woods',
    'dense jungle',
    'light jungle',
    'bamboo',
  ]);
  expect(mortarModifier('woods')).toBe(-1);
  expect(mortarModifier('stone building')).toBe(3);
});

test('units hide in jungle, palms, kunai, bamboo, huts and buildings, but nobody routs to bamboo or a collapsed hut', () => {
  expect(TERRAINS.filter(each => isConcealmentTerrain(each))).toEqual([
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
  expect((['bamboo', 'collapsed hut', 'kunai'] as const).filter(each => isShelter(each))).toEqual([]);
});
