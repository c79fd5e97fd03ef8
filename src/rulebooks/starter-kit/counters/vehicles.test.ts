import { expect, test } from 'vitest';
import { VEHICLE_CARDS, vehicleCard } from './vehicles.ts';

test('vehicles are called by nation and name, and say where their values come from', () => {
  for (const [id, { nation, name, source }] of VEHICLE_CARDS) {
    expect(id).toBe(`${nation} ${name}`);
    expect(source.from.length).toBeGreaterThan(8);
  }
});

test('the tanks of the examples have the machine guns that they use there', () => {
  expect(vehicleCard('german Panther').guns).toEqual({ CMG: 5, AAMG: 2 });
  expect(vehicleCard('german PzKpfw VIB').guns).toEqual({ BMG: 3, CMG: 5, AAMG: 2 });
  expect(vehicleCard('russian T-34/85').guns).toEqual({ BMG: 2, CMG: 4 });
});

test('a vehicle that does not exist is named', () => {
  expect(() => vehicleCard('german Maus')).toThrow("there is no vehicle 'german Maus'");
});
