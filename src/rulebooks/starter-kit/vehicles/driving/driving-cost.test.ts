import { expect, test } from 'vitest';
import type { HexId } from '../../../../board/index.ts';
import { isRefusal } from '../../../../engine/index.ts';
import type { Vehicle } from '../../state.ts';
import { type Position, skirmish } from '../../testing/bench.ts';
import { vehicleById } from '../vehicles.ts';
import { approach, entryCost, isConfined, turnCost } from './driving-cost.ts';

const TANK = 'german PzKpfw IIIN';
const CAR = 'german SdKfz 234/1';

/** The cost for a vehicle in C4 to enter C3, and the rules behind it. */
function costOf(position: Partial<Position>, card = TANK, more: Partial<Vehicle> = {}, to: HexId = '1:C3') {
  const others = position.vehicles ?? [];
  const match = skirmish({ units: [], ...position, vehicles: [{ card, at: '1:C4', ...more }, ...others] });
  const { world, state } = match;
  const tally = entryCost(world, state, vehicleById(state, 'v1'), to);
  return tally && [tally.value, ...tally.kept.map(({ cite }) => cite)];
}
const over = (terrain: NonNullable<Position['hexes']>[string], card = TANK, more: Partial<Vehicle> = {}) =>
  costOf({ hexes: { '1:C3': terrain } }, card, more)?.[0];

test.each([
  ['open', 1, 3],
  ['brush', 2, 4],
  ['orchard', 1, 3],
  ['grain', 1, 4],
] as const)(
  '[aslsk 1.1.1.b, 1.1.1.open.b, 1.1.1.brush.b, 1.1.1.orchard.b, 1.1.1.grain.b] %s costs a tracked vehicle %d MP and an armoured car %d',
  (terrain, tracked, wheeled) => {
    expect(over(terrain)).toBe(tracked);
    expect(over(terrain, CAR)).toBe(wheeled);
  },
);

test('[aslsk 1.1.1.woods.b, 1.1.1.building.b] woods and buildings take half of what a tracked vehicle has', () => {
  expect(over('woods')).toBe(6.5);
  expect(over('stone building', 'russian T-34/85')).toBe(8);
  expect(over('woods', CAR)).toBeUndefined();
});

test('[aslsk 1.1.1.building.b] an armoured car may not enter a building', () => {
  const { world, state } = skirmish({
    units: [],
    hexes: { '1:C3': 'wooden building' },
    vehicles: [`${CAR} C4`],
  });
  expect(approach(world, state, vehicleById(state, 'v1'), '1:C3')).toMatchObject({
    cite: '1.1.1.building.b',
  });
});

test('[aslsk 7.7.b] with its crew exposed a vehicle may not enter a building', () => {
  const exposed = `${TANK} C4 crewExposed`;
  const { world, state } = skirmish({ units: [], hexes: { '1:C3': 'wooden building' }, vehicles: [exposed] });
  const way = approach(world, state, vehicleById(state, 'v1'), '1:C3');
  expect(isRefusal(way) && way.cite).toBe('7.7.b');
});

const ROAD = { roads: [['1:C4', '1:C3', '1:C2']] };

test('[aslsk 1.1.1.road.c, 3.3.2.d, 7.7.a] along a road it is half a point with the crew exposed, and one buttoned up', () => {
  expect(costOf(ROAD, TANK)).toEqual([1, '1.1.1.road.c']);
  expect(costOf(ROAD, TANK, { crewExposed: true })).toEqual([0.5, '3.3.2.d']);
  expect(costOf(ROAD, CAR, { crewExposed: true })).toEqual([0.5, '3.3.2.d']);
  expect(costOf({ ...ROAD, hexes: { '1:C3': 'woods' } }, CAR)).toEqual([1, '1.1.1.road.c']);
});

test('[aslsk 1.1.1.hill.f] uphill over a crest line costs four more, or two by a road', () => {
  const hill = { levels: { '1:C3': 1 } };
  expect(costOf(hill)).toEqual([5, '1.1.1.b', '1.1.1.hill.f']);
  expect(costOf({ ...hill, ...ROAD })).toEqual([3, '1.1.1.road.c', '1.1.1.hill.f']);
  expect(costOf({ levels: { '1:C4': 1 } })).toEqual([1, '1.1.1.b']);
});

const IN_THE_WAY = `${TANK} C3`;

test('[aslsk 3.3.2.j, 7.4.c] every vehicle and wreck in the hex costs one more, two by the road, four by a road in woods', () => {
  const vehicles = [IN_THE_WAY, `${IN_THE_WAY} wreck`];
  expect(costOf({ vehicles })).toEqual([3, '1.1.1.b', '3.3.2.j', '7.4.c']);
  expect(costOf({ ...ROAD, vehicles })?.[0]).toBe(5);
  expect(costOf({ ...ROAD, vehicles, hexes: { '1:C3': 'woods' } })?.[0]).toBe(9);
  expect(costOf({ vehicles: ['russian T-34/85 C3'] })?.[0]).toBe(2);
});

test('[aslsk 1.2.5.e] into smoke it is one more', () => {
  expect(costOf({ smoke: [{ at: '1:C3', kind: 'dispersed', by: 'german' }] })?.[0]).toBe(2);
});

test('[aslsk 3.3.2.e, 1.1.1.woodsroad.c] turning costs one, in woods and buildings two; on a road through woods it is on the road', () => {
  const turnIn = (position: Partial<Position>) => {
    const { world, state } = skirmish({ units: [], vehicles: [`${TANK} C4`], ...position });
    return [turnCost(world, state, '1:C4').value, isConfined(world, state, '1:C4')];
  };
  expect(turnIn({})).toEqual([1, false]);
  expect(turnIn({ hexes: { '1:C4': 'woods' } })).toEqual([2, true]);
  expect(turnIn({ hexes: { '1:C4': 'stone building' } })).toEqual([2, true]);
  expect(turnIn({ hexes: { '1:C4': 'woods' }, ...ROAD })).toEqual([1, false]);
});
