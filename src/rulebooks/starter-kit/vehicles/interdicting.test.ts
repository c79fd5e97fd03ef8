import { expect, test } from 'vitest';
import { mustRout } from '../rout/duty.ts';
import { interdictors } from '../rout/interdiction.ts';
import type { Vehicle } from '../state.ts';
import { type Position, skirmish, unit, worldOf } from '../testing/bench.ts';

const PANTHER = { card: 'german Panther', at: '1:F5', facing: 1 } as const;
const at = (vehicle: Partial<Vehicle>, hex: '1:H5' | '1:D5' | '1:G5' = '1:H5') => {
  const position: Position = {
    phase: 'german rout',
    units: [`russian 4-4-7 ${hex} broken desperate`],
    vehicles: [{ ...PANTHER, ...vehicle }],
    doing: [{ is: 'done' }],
  };
  return { world: worldOf(position), match: skirmish(position), hex };
};
const interdicts = (vehicle: Partial<Vehicle>, hex?: '1:H5' | '1:D5') => {
  const { world, match, hex: there } = at(vehicle, hex);
  return interdictors(world, match.state, { side: 'russian', at: there }).length > 0;
};

test('[aslsk 3.6.m] a vehicle interdicts within its covered arcs, unless it is in motion or its crew is shaken', () => {
  expect(interdicts({})).toBe(true);
  expect(interdicts({}, '1:D5')).toBe(false);
  expect(interdicts({ crewExposed: true }, '1:D5')).toBe(true);
  expect(interdicts({ motion: true })).toBe(false);
  expect(interdicts({ shaken: true })).toBe(false);
});

test('[aslsk 3.6.m] without machine guns it is the main armament that counts, and only if somebody looks out', () => {
  const arms = {
    CMG: { malfunctioned: true },
    BMG: { malfunctioned: true },
    AAMG: { disabled: true },
  } as const;
  expect(interdicts({ arms })).toBe(false);
  expect(interdicts({ arms, crewExposed: true })).toBe(true);
});

test('[aslsk 7.10.e] in shock it interdicts nobody', () => {
  expect(interdicts({ shocked: 'shock' })).toBe(false);
});

test('[aslsk 3.6.a] nobody broken stays beside an enemy vehicle; a wreck frightens nobody', () => {
  const beside = at({ shocked: 'shock' }, '1:G5');
  expect(mustRout(beside.world, beside.match.state, unit(beside.match, 'u1'))).toBe(true);
  const wreck = at({ wreck: true }, '1:G5');
  expect(mustRout(wreck.world, wreck.match.state, unit(wreck.match, 'u1'))).toBe(false);
});
