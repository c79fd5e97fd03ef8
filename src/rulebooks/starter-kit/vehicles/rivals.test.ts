import { expect, test } from 'vitest';
import { play, skirmish, vehicleTold } from '../testing/bench.ts';
import { driving, offers, TANK, vehicle } from './driving/test-drive.ts';

const RIVAL = { at: '1:C3', immobilized: true, arms: {} } as const;
const KV = { ...RIVAL, card: 'russian KV-1 M41', shocked: 'shock' } as const;
const BT = { ...RIVAL, card: 'russian BT-7', shocked: 'shock' } as const;

test('[aslsk 3.3.2.o] with an enemy AFV that it could not harm on a 5 it may not stop: it drives through', () => {
  // 75* against armour of 8: high explosive and its weak AP come to nothing.
  const match = driving({ vehicles: [TANK, KV] });
  play(match, 'german', 'start', 'enter 1:C3');
  expect(vehicle(match)).toMatchObject({ at: '1:C3' });
  expect(offers(match, 'stop')).toEqual([]);
  expect(offers(match, 'done')).toEqual([]);
  play(match, 'german', 'enter 1:C2');
  expect(offers(match, 'stop')).toEqual(['stop']);
});

test('[aslsk 3.3.2.o] it does not go where it could not go on from', () => {
  const match = driving({ vehicles: [TANK, KV] });
  play(match, 'german', 'start', ...Array.from({ length: 10 }, (_, i) => `turn ${i % 2 === 0 ? 1 : 0}`));
  // Two points are left: one to enter, one to leave again, but not with another for the vehicle that is in the way.
  expect(offers(match, 'enter')).toEqual(['enter 1:D3']);
});

test('[aslsk 3.3.2.o] nor where it could harm but one of two', () => {
  const entered = (rivals: readonly (typeof BT | typeof KV)[]) => {
    const match = driving({ vehicles: [TANK, ...rivals] });
    play(match, 'german', 'delay', 'start');
    play(match, 'german', ...Array.from({ length: 8 }, (_, i) => `turn ${i % 2 === 0 ? 1 : 0}`));
    // Three points are left: one to enter, and one for each vehicle in the way.
    return offers(match, 'enter');
  };
  expect(entered([BT, BT])).toEqual(['enter 1:C3', 'enter 1:D3']);
  expect(entered([BT, KV])).toEqual(['enter 1:D3']);
});

test('[aslsk 3.3.2.o, 3.3.2.a] nor does it spend so much on the hex that it could not', () => {
  const match = driving({ vehicles: [TANK, KV], hexes: { '1:D3': 'stone building' } });
  play(match, 'german', 'start', ...Array.from({ length: 8 }, (_, i) => `turn ${i % 2 === 0 ? 1 : 0}`));
  // Four points are left: two to enter, one to leave, and one to spare.
  expect(offers(match, 'slowly')).toEqual(['slowly 1']);
  play(match, 'german', 'slowly 1');
  expect(match.offered('german')).toEqual(['enter 1:C3']);
});

test('[aslsk 3.3.2.o] with one that it could harm it may stay', () => {
  const match = driving({ vehicles: [TANK, BT] });
  play(match, 'german', 'start', 'enter 1:C3');
  expect(offers(match, 'stop')).toEqual(['stop']);
});

test('[aslsk 3.3.2.o] with its main armament out of order it harms nobody', () => {
  const match = skirmish({
    phase: 'german movement',
    units: ['russian 4-4-7 M10 broken'],
    vehicles: [{ ...vehicleTold(TANK), motion: true, arms: { MA: { malfunctioned: true } } }, BT],
  });
  play(match, 'german', 'drive v1', 'enter 1:C3');
  expect(offers(match, 'stop')).toEqual([]);
});
