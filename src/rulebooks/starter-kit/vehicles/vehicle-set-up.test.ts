import { expect, test } from 'vitest';
import { type Position, play, skirmish } from '../testing/bench.ts';
import { offers, vehicle } from './driving/test-drive.ts';

const group = (side: string, more: object) => ({ id: side, side, elr: 5, units: {}, ...more });
const CAR = 'german SdKfz 234/1';
const OFF = 'german PzKpfw IIIN';

const setUp = (vehicles: NonNullable<Position['vehicles']>) =>
  skirmish({
    doing: [{ is: 'set-up', side: 'german' }],
    phase: 'german rally',
    hexes: { '1:C4': 'stone building' },
    units: ['russian 4-4-7 M10 broken'],
    vehicles,
    scenario: {
      groups: [group('german', { setUp: ['1:C4', '1:C5'] }), group('russian', { setUp: ['1:M10'] })],
    },
  });

test('[aslsk 1.3.a, 3.2.4.ca.f, 7.7.c] a vehicle is set up with its front, its turret and its hatches as its owner likes', () => {
  const match = setUp([OFF]);
  expect(match.offered('german')).toEqual(['park v1 1:C4', 'park v1 1:C5']);
  play(match, 'german', 'park v1 1:C5', 'heading 2 open', 'turret 3');
  expect(vehicle(match)).toMatchObject({ at: '1:C5', facing: 2, turret: 3, crewExposed: true });
  expect(offers(match, 'done')).toEqual(['done']);
  play(match, 'german', 'unpark v1');
  expect(vehicle(match).at).toBeUndefined();
  expect(offers(match, 'done')).toEqual([]);
});

test('[aslsk 3.3.2.n] nobody sets up in motion', () => {
  const match = setUp([OFF]);
  play(match, 'german', 'park v1 1:C5', 'heading 2 closed', 'turret 2');
  expect(vehicle(match).motion).toBeUndefined();
  expect(vehicle(match)).not.toHaveProperty('turret');
});

test('[aslsk 3.3.2.k, 2.0.Stacking] each side sets up one vehicle a hex', () => {
  const match = setUp([OFF, OFF]);
  play(match, 'german', 'park v1 1:C5', 'heading 2 closed', 'turret 2');
  expect(offers(match, 'park')).toEqual(['park v2 1:C4']);
});

test('[aslsk 1.1.1.building.b] an armoured car is not set up in a building', () => {
  expect(offers(setUp([CAR]), 'park')).toEqual(['park v1 1:C5']);
});

test('[aslsk 7.13.a] without a lid the crew is exposed from the first', () => {
  const match = setUp([CAR]);
  play(match, 'german', 'park v1 1:C5');
  expect(offers(match, 'heading').every(act => act.endsWith('open'))).toBe(true);
});

test('[aslsk 7.6.a] nobody bogs in setting up', () => {
  const match = setUp([OFF]);
  play(match, 'german', 'park v1 1:C4', 'heading 2 closed', 'turret 2', 'done');
  expect(vehicle(match)).toMatchObject({ at: '1:C4' });
  expect(vehicle(match).bogged).toBeUndefined();
});
