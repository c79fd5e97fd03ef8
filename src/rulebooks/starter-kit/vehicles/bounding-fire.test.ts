import { expect, test } from 'vitest';
import { type Position, play, skirmish, type TestMatch, worldOf } from '../testing/bench.ts';
import { mpInSight } from './driving/driving.ts';
import { offers, tank } from './test-tanks.ts';

const ON_THE_MOVE = {
  phase: 'movement',
  attacker: 'german',
  units: ['russian 4-4-7 H5 fired final broken'],
  vehicles: ['german PzKpfw IVH F5 facing 1'],
} as const satisfies Position;

const ready = (match: TestMatch) => offers(match, 'german', 'ready');

test('[aslsk 3.3.2.2.a] a vehicle fires in its own movement phase, once it has spent a movement point', () => {
  const match = skirmish(ON_THE_MOVE);
  play(match, 'german', 'drive v1');
  expect(ready(match)).toEqual([]);
  play(match, 'german', 'start');
  expect(ready(match)).toEqual(['ready v1.MA', 'ready v1.BMG', 'ready v1.CMG']);
});

test('[aslsk 3.3.2.2.b] stopped it may wait to aim, point by point, and move on after it has fired', () => {
  const match = skirmish(ON_THE_MOVE, '6,5');
  play(match, 'german', 'drive v1', 'delay');
  const world = worldOf(ON_THE_MOVE);
  expect(mpInSight(world, match.state, tank(match), '1:H5')).toBe(1);
  play(match, 'german', 'delay', 'delay');
  expect(mpInSight(world, match.state, tank(match), '1:H5')).toBe(3);
  play(match, 'german', 'ready v1.CMG', 'at 1:H5', 'shoot', 'start', 'enter 1:G5');
  expect(tank(match).at).toBe('1:G5');
});

test('[aslsk 3.3.2.2.c] a main armament that keeps its rate of fires again after another point, all else from the first hex', () => {
  const match = skirmish(ON_THE_MOVE, '1,6');
  play(match, 'german', 'drive v1', 'start', 'ready v1.MA', 'at 1:H5', 'shoot');
  // Its rate of fire is kept, but it has to wait; its machine guns have not.
  expect(ready(match)).toEqual(['ready v1.BMG', 'ready v1.CMG']);
  play(match, 'german', 'enter 1:G5');
  expect(ready(match)).toEqual(['ready v1.MA']);
});

test('[aslsk 7.6.a] a gun in the hull that must be turned among trees may bog its vehicle before it is fired', () => {
  const position = {
    hexes: { '1:F5': 'woods' },
    phase: 'prep-fire',
    attacker: 'german',
    units: ['russian 4-4-7 D5'],
    vehicles: ['german StuG IIIG F5 facing 1'],
  } as const satisfies Position;
  const match = skirmish(position, '6,6');
  play(match, 'german', 'ready v1.MA', 'at 1:D5', 'aim infantry', 'shoot');
  expect(tank(match)).toMatchObject({ facing: 1, bogged: 'bogged' });
  expect(tank(match).arms).toBeUndefined();
});

test('[aslsk 3.2.4.att.d] the area target type is not for bounding first fire, nor for its own hex, whether it has stopped or not', () => {
  const aims = (match: TestMatch, at: '1:H5' | '1:F5') => {
    play(match, 'german', 'ready v1.MA', `at ${at}`);
    return offers(match, 'german', 'aim');
  };
  const waits = skirmish(ON_THE_MOVE);
  play(waits, 'german', 'drive v1', 'delay');
  expect(tank(waits).motion).toBeUndefined();
  expect(aims(waits, '1:H5')).toEqual([]);
  // In prep fire it has the choice.
  const prep = { ...ON_THE_MOVE, phase: 'prep-fire' } as const;
  expect(aims(skirmish(prep), '1:H5')).toEqual(['aim infantry', 'aim area']);
  const among = { ...prep, units: ['russian 4-4-7 F5 fired final broken'] } as const;
  expect(aims(skirmish(among), '1:F5')).toEqual([]);
});
