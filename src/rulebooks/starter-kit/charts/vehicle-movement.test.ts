import { expect, test } from 'vitest';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { BOG_NUMBER, bogRemoval } from './bog.ts';
import { OUR_CHARTS } from './index.ts';
import { MANHANDLING_COST_FACTOR, repairNumber } from './ordnance/gun-handling.ts';
import { dispenserUse, vehicularRange } from './ordnance/vehicle-weapons.ts';
import { infantryCost, TERRAINS, terrainModifier } from './terrain.ts';
import { needsBogCheck, vehicleCost } from './vehicle-movement.ts';

test('what each terrain costs an armoured car and a tank', () => {
  expect(TERRAINS.map(each => vehicleCost(OUR_CHARTS, each, 'armoured car'))).toEqual([
    3,
    'all',
    4,
    3,
    4,
    'NA',
    'NA',
    'NA',
    'all',
    'NA',
    3,
    4,
    4,
    4,
  ]);
  expect(TERRAINS.map(each => vehicleCost(OUR_CHARTS, each, 'fully tracked'))).toEqual([
    1,
    'half or all',
    2,
    1,
    1,
    'half',
    'half',
    'half or all',
    'half or all',
    'half or all',
    1,
    2,
    2,
    2,
  ]);
});

test('woods, buildings and jungle may bog a tank, a hut may not; a collapsed hut may bog an armoured car', () => {
  expect(TERRAINS.filter(each => needsBogCheck(OUR_CHARTS, each, 'fully tracked'))).toEqual([
    'woods',
    'wooden building',
    'stone building',
    'dense jungle',
    'light jungle',
    'bamboo',
  ]);
  expect(needsBogCheck(OUR_CHARTS, 'collapsed hut', 'armoured car')).toBe(true);
  expect(needsBogCheck(OUR_CHARTS, 'collapsed hut', 'fully tracked')).toBe(false);
});

test('the T-34/85 of the example enters a wooden building with +4 and is through with a 7', () => {
  const sum =
    modifier(OUR_CHARTS.bogModifiers, 'normal ground pressure').n +
    modifier(OUR_CHARTS.bogModifiers, 'wooden building').n;
  expect(7 + sum).toBeLessThan(BOG_NUMBER);
  expect(8 + sum).toBe(BOG_NUMBER);
});

test('a bogged vehicle is freed on 1 to 4, mired on 5, immobilized on 6', () => {
  expect([1, 4, 5, 6, 7].map(die => bogRemoval(OUR_CHARTS, die))).toEqual([
    'freed',
    'freed',
    'mired',
    'immobilized',
    'immobilized',
  ]);
});

test('a wreck on the road costs twice, in woods four times as much as one off it', () => {
  const costs = [
    'vehicle or wreck in the hex',
    'vehicle or wreck in the hex, by road',
    'vehicle or wreck in the hex, by road in woods',
  ] as const;
  expect(costs.map(each => modifier(OUR_CHARTS.vehicleCosts, each).n)).toEqual([1, 2, 4]);
});

test('the 57mm gun of the example: +5 into woods, +2 in the open, +1 by road into woods', () => {
  const intoWoods =
    infantryCost(OUR_CHARTS, 'woods') * MANHANDLING_COST_FACTOR + terrainModifier(OUR_CHARTS, 'woods');
  const inTheOpen = infantryCost(OUR_CHARTS, 'open ground') * MANHANDLING_COST_FACTOR;
  const byRoad =
    inTheOpen +
    terrainModifier(OUR_CHARTS, 'woods') +
    modifier(OUR_CHARTS.manhandlingModifiers, 'by a road hexside').n;
  expect([intoWoods, inTheOpen, byRoad]).toEqual([5, 2, 1]);
  expect(modifier(OUR_CHARTS.manhandlingModifiers, 'each squad more').n).toBe(-2);
});

test('guns and what vehicles carry are repaired with a 1', () => {
  expect(repairNumber(OUR_CHARTS, 'gun or light mortar')).toBe(1);
  expect(repairNumber(OUR_CHARTS, 'vehicular machine gun')).toBe(1);
});

test('machine guns of vehicles reach 8 hexes, beside the main gun 12; a gun fired like one 16', () => {
  expect(['BMG', 'AAMG', 'RMG', 'CMG', 'IFE'].map(gun => vehicularRange(OUR_CHARTS, gun))).toEqual([
    8, 8, 8, 12, 16,
  ]);
});

test('6 factors in the tank’s own hex, tripled and halved for bounding fire, are 9', () => {
  expect(6 * 3 * modifier(OUR_CHARTS.vehicularFireFactors, 'in its own movement phase').n).toBe(9);
});

test('a smoke mortar throws its smoke 1 to 3 hexes, the others leave it at home; smoke pots need somebody outside', () => {
  expect(dispenserUse(OUR_CHARTS, 'sM')).toEqual({ nearest: 1, farthest: 3, crew: 'any' });
  expect(dispenserUse(OUR_CHARTS, 'sP')).toEqual({ nearest: 0, farthest: 0, crew: 'exposed' });
  expect(dispenserUse(OUR_CHARTS, 'sN').crew).toBe('buttoned up');
});

test('a Japanese leader is worth one morale to his men, a Banzai charge another', () => {
  expect(modifier(OUR_CHARTS.pacificModifiers, 'morale with a Japanese leader').n).toBe(1);
  expect(modifier(OUR_CHARTS.pacificModifiers, 'morale in a Banzai charge').n).toBe(1);
});
