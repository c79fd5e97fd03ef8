/** Vehicles whose gun is in the hull, and vehicles that have not come onto the map (3.3.2). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../../testing/bench.ts';
import { driving, offers } from './test-drive.ts';

const GUN_IN_HULL = 'german StuG IIIG C4';

test('[aslsk 3.3.2.g] a vehicle on the move turns its turret, if it has one', () => {
  expect(offers(driving({}), 'turret')).toHaveLength(5);
  const match = driving({ vehicles: [GUN_IN_HULL] });
  expect(offers(match, 'turret')).toEqual([]);
  play(match, 'german', 'start');
  expect(offers(match, 'turret')).toEqual([]);
});

test('[aslsk 3.3.2.g, 3.3.d] off the map nothing is done but to come', () => {
  const group = (side: string, more: object) => ({ id: side, side, elr: 5, units: {}, ...more });
  const match = skirmish({
    phase: 'german movement',
    units: ['russian 4-4-7 M1 broken'],
    vehicles: ['german PzKpfw IIIN'],
    scenario: {
      groups: [
        group('german', { enter: { turn: 1, along: ['1:E10'] } }),
        group('russian', { setUp: ['1:A1-M2'] }),
      ],
    },
  });
  play(match, 'german', 'drive v1');
  expect(match.offered('german').filter(act => !act.startsWith('come '))).toEqual(['done']);
});
