import { expect, test } from 'vitest';
import { isGone, type Position, play, skirmish, vehicleTold } from '../../testing/bench.ts';
import { offers, TANK, vehicle } from './test-drive.ts';

const group = (side: string, more: object) => ({ id: side, side, elr: 5, units: {}, ...more });
const OFF = 'german PzKpfw IIIN';
const COMING: Position = {
  phase: 'german movement',
  units: ['russian 4-4-7 M1 broken'],
  vehicles: [OFF],
  roads: [['1:E10/S', '1:E10', '1:E9']],
  scenario: {
    groups: [
      group('german', { enter: { turn: 1, along: ['1:D10', '1:E10'] } }),
      group('russian', { setUp: ['1:A1-M2'] }),
    ],
  },
};

test('[aslsk 3.3.2.n, 3.3.d] a vehicle comes onto the map in motion, looking the way it comes', () => {
  const match = skirmish(COMING);
  play(match, 'german', 'drive v1');
  expect(offers(match, 'come').filter(act => act.startsWith('come 1:E10'))).toEqual([
    'come 1:E10 0',
    'come 1:E10 5',
  ]);
  play(match, 'german', 'come 1:E10 0');
  expect(vehicle(match)).toMatchObject({ at: '1:E10', facing: 0, motion: true, moving: true });
  expect(vehicle(match).way).toEqual([{ at: '1:E10', halves: 2 }]);
  expect(offers(match, 'start')).toEqual([]);
});

test('[aslsk 3.3.d] a vehicle that has not come is lost', () => {
  const match = skirmish(COMING);
  while (match.state.attacker === 'german' && match.choiceOf('german')) play(match, 'german', 'done');
  expect(isGone(match, 'v1')).toBe(true);
  expect(match.state.vehicles).toEqual([]);
  expect(match.state.losses).toEqual([{ side: 'german', card: OFF, how: 'eliminated' }]);
});

test('[aslsk 3.3.e] a vehicle leaves the map where that counts, ahead of it and as if into open ground', () => {
  const leaving = (facing: 0 | 3): Position => ({
    phase: 'german movement',
    units: ['russian 4-4-7 M10 broken'],
    vehicles: [{ ...vehicleTold(TANK), at: '1:C1', facing, motion: true }],
    scenario: {
      victory: {
        side: 'german',
        all: [{ is: 'exit', side: 'german', along: ['1:A1-M1'], least: 9 }],
        words: 'Get out.',
      },
    },
  });
  const match = skirmish(leaving(0));
  play(match, 'german', 'drive v1', 'exit');
  expect(match.state.vehicles).toEqual([]);
  expect(match.state.losses).toEqual([{ side: 'german', card: OFF, how: 'exited' }]);
  const away = skirmish(leaving(3));
  play(away, 'german', 'drive v1');
  expect(offers(away, 'exit')).toEqual([]);
});
