import { expect, test } from 'vitest';
import { GROUNDS, ROADS, SIDE_TERRAINS, WATERCOURSES } from '../../../board/document.ts';
import { sourceOf } from '../../../engine/index.ts';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import {
  crossingCost,
  EDGE_CHART,
  type Edge,
  edgeHeight,
  edgeModifier,
  GROUND_RULINGS,
  isPassable,
  isRoad,
  ROAD_RULINGS,
  terrainOf,
} from './board-terrain.ts';
import { cappedModifier, featureModifier, featureSight, loneSniperModifier } from './features.ts';
import { EXTRA_COSTS, FIXED_COSTS, pivotCost } from './movement-costs.ts';
import {
  exposesMovers,
  isBuilding,
  isScoutPath,
  mortarsFireFrom,
  movementCost,
  obstacleHeight,
  sightClass,
  TERRAIN_CHART,
  TERRAINS,
  targetModifier,
} from './terrain.ts';

test('[lnl 5.5.a] E-013: Forest, a Wreck and Smoke shelter by 4 and not by 5', () => {
  const sum = targetModifier('Forest') + featureModifier('Wreck') + featureModifier('Smoke');
  expect(sum).toBe(5);
  expect(cappedModifier(sum)).toBe(4);
});

test('[lnl 5.5.b] E-013: a lone Sniper there has 8, in Light Woods 2', () => {
  expect(loneSniperModifier(5)).toBe(8);
  expect(loneSniperModifier(targetModifier('Light Woods'))).toBe(2);
});

test('E-014: smoked Forest gives 3', () => {
  expect(targetModifier('Forest') + featureModifier('Smoke')).toBe(3);
});

test('E-017: Low Crops give nothing, the Foxholes in them 1; movers in them are not exposed', () => {
  expect(targetModifier('Low Crops')).toBe(0);
  expect(featureModifier('Foxholes')).toBe(1);
  expect(TERRAINS.filter(each => !exposesMovers(each))).toEqual(['Low Crops']);
});

test('E-018 and E-041: Clear gives nothing, Light Woods 1, the LC Building of the example 3', () => {
  expect((['Clear', 'Light Woods', 'LC Building'] as const).map(each => targetModifier(each))).toEqual([
    0, 1, 3,
  ]);
});

test('E-020 and E-021: Light Woods cost 2, Wire 4 whatever it lies in', () => {
  expect(movementCost('Light Woods')).toBe(2);
  expect(movementCost('Clear')).toBe(1);
  expect(modifier(FIXED_COSTS, 'Wire')).toEqual({ n: 4, cite: '21.3' });
});

test('E-023: a flight of stairs costs 2', () => {
  expect(modifier(EXTRA_COSTS, 'change level in a building').n).toBe(2);
});

test('E-027, E-029, E-030: obstacle heights on a hill of level 1 and on the plain', () => {
  expect(1 + obstacleHeight('Forest')).toBe(3);
  expect(1 + obstacleHeight('Multi-story HC Building')).toBe(3);
  expect(1 + obstacleHeight('Light Woods')).toBe(2);
  expect(obstacleHeight('LC Building')).toBe(1);
  expect(obstacleHeight('HC Building')).toBe(1);
});

test('E-028: Brush degrades on level ground though it has no height', () => {
  expect(sightClass('Brush')).toBe('degrading');
  expect(obstacleHeight('Brush')).toBe(0);
});

test('Smoke blocks sight, a Wreck and Fire for Effect degrade it, Foxholes and Bunkers leave it alone', () => {
  const features = ['Smoke', 'Wreck', 'Fire for Effect', 'Foxholes', 'Bunker'] as const;
  expect(features.map(each => featureSight(each))).toEqual([
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
  expect(led.filter(each => movementCost(each) <= 1)).toEqual([]);
});

test('mortars fire from anything but Forest and buildings', () => {
  const barred = TERRAINS.filter(each => !mortarsFireFrom(each));
  expect(barred).toEqual(['Forest', ...TERRAINS.filter(isBuilding)]);
});

test('no terrain gives more than the limit, and what blocks sight gives at least as much as what degrades it', () => {
  expect(TERRAINS.filter(each => targetModifier(each) > 4)).toEqual([]);
  const growth = (['Low Crops', 'Brush', 'Light Woods', 'Forest', 'LC Building', 'HC Building'] as const).map(
    each => targetModifier(each),
  );
  expect(growth).toEqual(growth.toSorted((a, b) => a - b));
});

test('what the text gives is not called a substitute', () => {
  const known = ['Forest/TM', 'Light Woods/MP', 'LC Building/TM', 'Low Crops/exposes movers'];
  const provenances = known.map(place => {
    const [row = '', column = ''] = place.split('/');
    return sourceOf(TERRAIN_CHART, row, column).provenance;
  });
  expect(provenances).not.toContain('substitute');
  expect(sourceOf(TERRAIN_CHART, 'HC Building', 'TM').provenance).toBe('substitute');
});

test('whatever a board can show has a ruling', () => {
  expect(GROUND_RULINGS.rows.toSorted()).toEqual(GROUNDS.toSorted());
  expect(ROAD_RULINGS.rows.toSorted()).toEqual(ROADS.toSorted());
  expect(EDGE_CHART.rows.toSorted()).toEqual([...SIDE_TERRAINS, ...WATERCOURSES].toSorted());
});

test('stone buildings have two stories from three hexes on, wooden ones never', () => {
  expect(terrainOf('building')).toBe('LC Building');
  expect(terrainOf('building', { material: 'wood', hexes: 5 })).toBe('LC Building');
  expect(terrainOf('building', { material: 'stone', hexes: 2 })).toBe('HC Building');
  expect(terrainOf('building', { material: 'stone', hexes: 3 })).toBe('Multi-story HC Building');
});

test('nobody enters water or crosses a cliff; a path is no road', () => {
  expect(terrainOf('water')).toBeUndefined();
  expect((['wall', 'hedge', 'cliff'] satisfies Edge[]).filter(edge => !isPassable(edge))).toEqual(['cliff']);
  expect(isRoad('path')).toBe(false);
  expect(isRoad('dirt')).toBe(true);
});

test('walls, hedges and hedgerows shelter and slow', () => {
  const sides: Edge[] = ['wall', 'hedge', 'hedgerow'];
  expect(sides.filter(side => edgeModifier(side) < 1 || crossingCost(side) < 1)).toEqual([]);
});

test('a weapon team turns two vertices for each MP', () => {
  expect([1, 2, 3, 4, 6].map(vertices => pivotCost(vertices))).toEqual([1, 1, 2, 2, 3]);
});

test('[lnl 10.4.a] the price, the shelter and the height of every kind of ground', () => {
  const values = Object.fromEntries(
    TERRAINS.map(each => [each, [movementCost(each), targetModifier(each), obstacleHeight(each)]]),
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
    edges.map(each => [each, [crossingCost(each), edgeModifier(each), edgeHeight(each)]]),
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
