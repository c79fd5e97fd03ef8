import { expect, test } from 'vitest';
import {
  armourFactor,
  groundPressure,
  movementPoints,
  turretType,
  vehicleRateOfFire,
  vehicleSize,
  withinAStep,
} from './history.ts';

test('the armour of the examples: 30 mm is 3, 50 mm 6, 75 mm 8, 95 mm 11, and a slope makes 45 mm a 6', () => {
  expect([30, 50, 75, 95].map(mm => armourFactor([mm, 0]))).toEqual([3, 6, 8, 11]);
  expect(armourFactor([30, 25])).toBe(4);
  expect(armourFactor([45, 40])).toBe(6);
});

test('thicker or more sloping armour is never worse', () => {
  const factors = Array.from({ length: 250 }, (_, mm) => armourFactor([mm, 0]));
  expect(factors).toEqual(factors.toSorted((a, b) => a - b));
  const slopes = Array.from({ length: 14 }, (_, i) => armourFactor([60, i * 5]));
  expect(slopes).toEqual(slopes.toSorted((a, b) => a - b));
});

test('a slope that no plate has is refused', () => {
  expect(() => armourFactor([50, 80])).toThrow('no plate slopes 80 degrees; expected 0 to 65');
});

test('a turret is at most one step from its hull', () => {
  expect(withinAStep(11, 18)).toBe(14);
  expect(withinAStep(26, 8)).toBe(11);
  expect(withinAStep(6, 6)).toBe(6);
});

test('40 km/h on tracks is 13 MP, 54 km/h is 16', () => {
  expect(movementPoints(40, 'fully tracked')).toBe(13);
  expect(movementPoints(54, 'fully tracked')).toBe(16);
  expect(movementPoints(80, 'armoured car')).toBe(30);
});

test('sizes and pressures of the examples', () => {
  expect(vehicleSize([250, 295])).toBe('average');
  expect(vehicleSize([271, 332])).toBe('large');
  expect(groundPressure(830)).toBe('normal');
  expect([500, 1100].map(groundPressure)).toEqual(['low', 'high']);
});

test('a turret is slow, restricted or for one man by who works in it and how', () => {
  expect(turretType(undefined)).toBe('NT');
  expect(turretType({ men: 1 })).toBe('1MT');
  expect(turretType({ men: 3, blind: true })).toBe('RST');
  expect(turretType({ men: 3, slow: true })).toBe('ST');
  expect(turretType({ men: 3 })).toBe('T');
});

test('rates of fire in a vehicle: one less than on the ground, and another one without a loader', () => {
  expect(vehicleRateOfFire(75, { men: 3 })).toBe(1);
  expect(vehicleRateOfFire(76, { men: 2 })).toBeUndefined();
});
