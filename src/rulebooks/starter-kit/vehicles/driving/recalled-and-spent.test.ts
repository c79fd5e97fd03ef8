/** A recalled vehicle that can't leave the map in one movement phase (7.10.j). */
import { expect, test } from 'vitest';
import { vehicleCard } from '../../counters/index.ts';
import { play, skirmish } from '../../testing/bench.ts';
import { offers, vehicle } from './test-drive.ts';

const group = (side: string, more: object) => ({ id: side, side, elr: 5, units: {}, ...more });

/** On its way south, with so many points left. */
const onItsWay = (points: number) =>
  skirmish({
    size: [6, 6],
    phase: 'german movement',
    units: ['german 4-6-7 A1 broken', 'russian 4-4-7 F1 broken'],
    vehicles: ['german PzKpfw IIIN C3 facing 3 recalled motion moving'],
    doing: [
      {
        is: 'drive',
        vehicle: 'v1',
        spent: 2 * (vehicleCard('german PzKpfw IIIN').movementPoints - points),
        here: 2,
        shots: {},
        begun: true,
      },
    ],
    scenario: {
      groups: [
        group('german', { enter: { turn: 1, along: ['1:A6-F6'] } }),
        group('russian', { setUp: ['1:A1-F2'] }),
      ],
    },
  });

test('[aslsk 7.10.j] as long as it has points it goes on towards the edge; without any its movement is over', () => {
  expect(offers(onItsWay(3), 'done')).toEqual([]);
  const spent = onItsWay(0);
  expect(offers(spent, 'enter')).toEqual([]);
  expect(offers(spent, 'done')).toEqual(['done']);
  play(spent, 'german', 'done');
  expect(vehicle(spent)).toMatchObject({ at: '1:C3', motion: true });
  expect(spent.state.doing.some(({ is }) => is === 'drive')).toBe(false);
});
