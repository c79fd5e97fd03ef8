import { expect, test } from 'vitest';
import { GROUNDS, ROADS, SIDE_TERRAINS, WATERCOURSES } from '../../../board/document.ts';
import { sourceOf } from '../../../engine/index.ts';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import {
  crossingCost,
  type Edge,
  edgeHeight,
  edgeModifier,
  isPassable,
  isRoad,
  terrainOf,
} from './board-terrain.ts';
import { featureModifier, featureSight } from './features.ts';
import { OUR_CHARTS } from './index.ts';
import { pivotCost } from './movement-costs.ts';
import {
  exposesMovers,
  isBuilding,
  isScoutPath,
  mortarsFireFrom,
  movementCost,
  obstacleHeight,
  sightClass,
  TERRAINS,
  targetModifier,
} from './terrain.ts';

test('E-014: smoked Forest gives 3', () => {
  expect(targetModifier(OUR_CHARTS, 'Forest') + featureModifier(OUR_CHARTS, 'Smoke')).toBe(3);
});

test('E-017: Low Crops give nothing, the Foxholes in them 1; movers in them are not exposed', () => {
  expect(targetModifier(OUR_CHARTS, 'Low Crops')).toBe(0);
  expect(featureModifier(OUR_CHARTS, 'Foxholes')).toBe(1);
  expect(TERRAINS.filter(each => !exposesMovers(OUR_CHARTS, each))).toEqual(['Low Crops']);
});

test('E-018 and E-041: Clear gives nothing, Light Woods 1, the LC Building of the example 3', () => {
  expect(
    (['Clear', 'Light Woods', 'LC Building'] as const).map(each => targetModifier(OUR_CHARTS, each)),
  ).toEqual([0, 1, 3]);
});

test('E-020 and E-021: Light Woods cost 2, Wire 4 whatever it lies in', () => {
  expect(movementCost(OUR_CHARTS, 'Light Woods')).toBe(2);
  expect(movementCost(OUR_CHARTS, 'Clear')).toBe(1);
  expect(modifier(OUR_CHARTS.fixedCosts, 'Wire')).toEqual({ n: 4, cite: '21.3' });
});

test('E-023: a flight of stairs costs 2', () => {
  expect(modifier(OUR_CHARTS.extraCosts, 'change level in a building').n).toBe(2);
});

test('E-027, E-029, E-030: obstacle heights on a hill of level 1 and on the plain', () => {
  expect(1 + obstacleHeight(OUR_CHARTS, 'Forest')).toBe(3);
  expect(1 + obstacleHeight(OUR_CHARTS, 'Multi-story HC Building')).toBe(3);
  expect(1 + obstacleHeight(OUR_CHARTS, 'Light Woods')).toBe(2);
  expect(obstacleHeight(OUR_CHARTS, 'LC Building')).toBe(1);
  expect(obstacleHeight(OUR_CHARTS, 'HC Building')).toBe(1);
});

test('E-028: Brush degrades on level ground though it has no height', () => {
  expect(sightClass(OUR_CHARTS, 'Brush')).toBe('degrading');
  expect(obstacleHeight(OUR_CHARTS, 'Brush')).toBe(0);
});

test('Smoke blocks sight, a Wreck and Fire for Effect degrade it, Foxholes and Bunkers leave it alone', () => {
  const features = ['Smoke', 'Wreck', 'Fire for Effect', 'Foxholes', 'Bunker'] as const;
  expect(features.map(each => featureSight(OUR_CHARTS, each))).toEqual([
    'blocking',
    'degrading',
    'degrading',
    'open',
    'open',
  ]);
});

test('what Scouts make easier costs more than 1 without them', () => {
  const led = TERRAINS.filter(isScoutPath);
  expect(led).toEqual(['Wheatfield', 'Light Woods', 'Forest']);
  expect(led.filter(each => movementCost(OUR_CHARTS, each) <= 1)).toEqual([]);
});

test('mortars fire from anything but Forest and buildings', () => {
  const barred = TERRAINS.filter(each => !mortarsFireFrom(OUR_CHARTS, each));
  expect(barred).toEqual(['Forest', ...TERRAINS.filter(isBuilding)]);
});

test('no terrain gives more than the limit, and what blocks sight gives at least as much as what degrades it', () => {
  expect(TERRAINS.filter(each => targetModifier(OUR_CHARTS, each) > 4)).toEqual([]);
  const growth = (['Low Crops', 'Brush', 'Light Woods', 'Forest', 'LC Building', 'HC Building'] as const).map(
    each => targetModifier(OUR_CHARTS, each),
  );
  expect(growth).toEqual(growth.toSorted((a, b) => a - b));
});

test('what the text gives is not called a substitute', () => {
  const known = ['Forest/TM', 'Light Woods/MP', 'LC Building/TM', 'Low Crops/exposes movers'];
  const provenances = known.map(place => {
    const [row = '', column = ''] = place.split('/');
    return sourceOf(OUR_CHARTS.terrainChart, row, column).provenance;
  });
  expect(provenances).not.toContain('substitute');
  expect(sourceOf(OUR_CHARTS.terrainChart, 'HC Building', 'TM').provenance).toBe('substitute');
});

test('whatever a board can show has a ruling', () => {
  expect(OUR_CHARTS.groundRulings.rows.toSorted()).toEqual(GROUNDS.toSorted());
  expect(OUR_CHARTS.roadRulings.rows.toSorted()).toEqual(ROADS.toSorted());
  expect(OUR_CHARTS.edgeChart.rows.toSorted()).toEqual([...SIDE_TERRAINS, ...WATERCOURSES].toSorted());
});

test('stone buildings have two stories from three hexes on, wooden ones never', () => {
  expect(terrainOf(OUR_CHARTS, 'building')).toBe('LC Building');
  expect(terrainOf(OUR_CHARTS, 'building', { material: 'wood', hexes: 5 })).toBe('LC Building');
  expect(terrainOf(OUR_CHARTS, 'building', { material: 'stone', hexes: 2 })).toBe('HC Building');
  expect(terrainOf(OUR_CHARTS, 'building', { material: 'stone', hexes: 3 })).toBe('Multi-story HC Building');
});

test('nobody enters water or crosses a cliff; a path is no road', () => {
  expect(terrainOf(OUR_CHARTS, 'water')).toBeUndefined();
  expect((['wall', 'hedge', 'cliff'] satisfies Edge[]).filter(edge => !isPassable(OUR_CHARTS, edge))).toEqual(
    ['cliff'],
  );
  expect(isRoad(OUR_CHARTS, 'path')).toBe(false);
  expect(isRoad(OUR_CHARTS, 'dirt')).toBe(true);
});

test('walls, hedges and hedgerows shelter and slow', () => {
  const sides: Edge[] = ['wall', 'hedge', 'hedgerow'];
  expect(
    sides.filter(side => edgeModifier(OUR_CHARTS, side) < 1 || crossingCost(OUR_CHARTS, side) < 1),
  ).toEqual([]);
});

test('a weapon team turns two vertices for each MP', () => {
  expect([1, 2, 3, 4, 6].map(vertices => pivotCost(OUR_CHARTS, vertices))).toEqual([1, 1, 2, 2, 3]);
});

test('[lnl 10.4.a] the price, the shelter and the height of every kind of ground', () => {
  const values = Object.fromEntries(
    TERRAINS.map(each => [
      each,
      [movementCost(OUR_CHARTS, each), targetModifier(OUR_CHARTS, each), obstacleHeight(OUR_CHARTS, each)],
    ]),
  );
  expect(values).toEqual({
    Clear: [1, 0, 0],
    'Shell Holes': [1, 1, 0],
    'Low Crops': [1, 0, 0],
    Brush: [1, 1, 0],
    Wheatfield: [2, 1, 0],
    'Light Woods': [2, 1, 1],
    Forest: [2, 2, 2],
    Rubble: [3, 3, 1],
    'LC Building': [2, 3, 1],
    'HC Building': [2, 4, 1],
    'Multi-story HC Building': [2, 4, 2],
  });
});

test('[lnl 10.4.a] the price, the shelter and the height of every hexside and watercourse', () => {
  const edges = ['wall', 'hedge', 'hedgerow', 'bocage', 'cliff', 'stream', 'gully'] as const;
  const values = Object.fromEntries(
    edges.map(each => [
      each,
      [crossingCost(OUR_CHARTS, each), edgeModifier(OUR_CHARTS, each), edgeHeight(OUR_CHARTS, each)],
    ]),
  );
  expect(values).toEqual({
    wall: [1, 2, 0],
    hedge: [1, 1, 0],
    hedgerow: [2, 2, 1],
    bocage: [2, 2, 1],
    cliff: [0, 0, 0],
    stream: [1, 0, 0],
    gully: [1, 1, 0],
  });
});
