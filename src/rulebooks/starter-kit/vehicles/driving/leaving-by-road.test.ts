/** What it costs a vehicle to leave the map (3.3.e). */
import { expect, test } from 'vitest';
import { vehicleCard } from '../../counters/index.ts';
import { skirmish } from '../../testing/bench.ts';
import { offers } from './test-drive.ts';

const POINTS = vehicleCard('german PzKpfw IIIN').movementPoints;

/** On the southern edge, with so many half points left. */
function mayLeave(halves: number, crewExposed: boolean, road: boolean) {
  const match = skirmish({
    phase: 'german movement',
    units: ['russian 4-4-7 M1 broken'],
    vehicles: [`german PzKpfw IIIN E10 facing 3 motion moving ${crewExposed ? 'crewExposed' : ''}`],
    ...(road && { roads: [['1:E10/S', '1:E10', '1:E9']] }),
    doing: [{ is: 'drive', vehicle: 'v1', spent: 2 * POINTS - halves, here: 2, shots: {}, begun: true }],
    scenario: {
      victory: {
        side: 'german',
        all: [{ is: 'exit', side: 'german', along: ['1:A10-M10'], least: 9 }],
        words: 'Get out.',
      },
    },
  });
  return match.choiceOf('german') !== undefined && offers(match, 'exit').length > 0;
}

test('[aslsk 3.3.e, 1.1.1.road.c] as if into open ground, but by a road that leads off the map at the rate of the road', () => {
  expect([mayLeave(2, true, false), mayLeave(1, true, false)]).toEqual([true, false]);
  expect([mayLeave(2, true, true), mayLeave(1, true, true)]).toEqual([true, true]);
  // Buttoned up a road is no quicker.
  expect(mayLeave(1, false, true)).toBe(false);
});
