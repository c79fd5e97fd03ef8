import { expect, test } from 'vitest';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { BOG_MODIFIERS, BOG_NUMBER, bogRemoval } from './bog.ts';
import { MANHANDLING_COST_FACTOR, MANHANDLING_MODIFIERS, repairNumber } from './ordnance/gun-handling.ts';
import { dispenserUse, VEHICULAR_FIRE_FACTORS, vehicularRange } from './ordnance/vehicle-weapons.ts';
import { PACIFIC_MODIFIERS } from './pacific.ts';
import { infantryCost, TERRAINS, terrainModifier } from './terrain.ts';
import { needsBogCheck, VEHICLE_COSTS, vehicleCost } from './vehicle-movement.ts';

test('what each terrain costs an armoured car and a tank', () => {
  expect(TERRAINS.map(each => vehicleCost(each, 'armoured car'))).toEqual([
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
  expect(TERRAINS.map(each => vehicleCost(each, 'fully tracked'))).toEqual([
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
  expect(TERRAINS.filter(each => needsBogCheck(each, 'fully tracked'))).toEqual([
    'woods',
    'wooden building',
    'stone building',
    'dense jungle',
    'light jungle',
    'bamboo',
  ]);
  expect(needsBogCheck('collapsed hut', 'armoured car')).toBe(true);
  expect(needsBogCheck('collapsed hut', 'fully tracked')).toBe(false);
});

test('the T-34/85 of the example enters a wooden building with +4 and is through with a 7', () => {
  const sum =
    modifier(BOG_MODIFIERS, 'normal ground pressure').n + modifier(BOG_MODIFIERS, 'wooden building').n;
  expect(7 + sum).toBeLessThan(BOG_NUMBER);
  expect(8 + sum).toBe(BOG_NUMBER);
});

test('a bogged vehicle is freed on 1 to 4, mired on 5, immobilized on 6', () => {
  expect([1, 4, 5, 6, 7].map(die => bogRemoval(die))).toEqual([
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
  expect(costs.map(each => modifier(VEHICLE_COSTS, each).n)).toEqual([1, 2, 4]);
});

test('the 57mm gun of the example: +5 into woods, +2 in the open, +1 by road into woods', () => {
  const intoWoods = infantryCost('woods') * MANHANDLING_COST_FACTOR + terrainModifier('woods');
  const inTheOpen = infantryCost('open ground') * MANHANDLING_COST_FACTOR;
  const byRoad =
    inTheOpen + terrainModifier('woods') + modifier(MANHANDLING_MODIFIERS, 'by a road hexside').n;
  expect([intoWoods, inTheOpen, byRoad]).toEqual([5, 2, 1]);
  expect(modifier(MANHANDLING_MODIFIERS, 'each squad more').n).toBe(-2);
});

test('guns and what vehicles carry are repaired with a 1', () => {
  expect(repairNumber('gun or light mortar')).toBe(1);
  expect(repairNumber('vehicular machine gun')).toBe(1);
});

test('machine guns of vehicles reach 8 hexes, beside the main gun 12; a gun fired like one 16', () => {
  expect(['BMG', 'AAMG', 'RMG', 'CMG', 'IFE'].map(gun => vehicularRange(gun))).toEqual([8, 8, 8, 12, 16]);
});

test('6 factors in the tank’s own hex, tripled and halved for bounding fire, are 9', () => {
  expect(6 * 3 * modifier(VEHICULAR_FIRE_FACTORS, 'in its own movement phase').n).toBe(9);
});

test('a smoke mortar throws its smoke 1 to 3 hexes, the others leave it at home; smoke pots need somebody outside', () => {
  expect(dispenserUse('sM')).toEqual({ nearest: 1, farthest: 3, crew: 'any' });
  expect(dispenserUse('sP')).toEqual({ nearest: 0, farthest: 0, crew: 'exposed' });
  expect(dispenserUse('sN').crew).toBe('buttoned up');
});

test('a Japanese leader is worth one morale to his men, a Banzai charge another', () => {
  expect(modifier(PACIFIC_MODIFIERS, 'morale with a Japanese leader').n).toBe(1);
  expect(modifier(PACIFIC_MODIFIERS, 'morale in a Banzai charge').n).toBe(1);
});
