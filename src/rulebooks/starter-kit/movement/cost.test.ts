import { expect, test } from 'vitest';
import { type Position, standing, worldOf } from '../testing/bench.ts';
import { entryCost, hasRoadRate } from './cost.ts';

const TREES = { '1:D4': 'woods' } as const;
const ROAD = [['D6', 'D5', 'D4', 'D3']] as const;

/** The cost of going from D5 to D4. */
function cost(position: Omit<Position, 'units'>, options = {}) {
  const whole = { units: [], ...position };
  const view = standing(whole).state;
  return entryCost(worldOf(whole), view, { from: '1:D5', to: '1:D4' }, options);
}

test.each([
  ['open', 1, '1.1.1.open.b'],
  ['woods', 2, '1.1.1.woods.b'],
  ['brush', 2, '1.1.1.brush.b'],
  ['orchard', 1, '1.1.1.orchard.b'],
  ['grain', 1.5, '1.1.1.grain.b'],
  ['wooden building', 2, '1.1.1.building.b'],
  ['stone building', 2, '1.1.1.building.b'],
] as const)(
  '[aslsk 2.0.COT, 1.1.1.open.b, 1.1.1.woods.b, 1.1.1.brush.b, 1.1.1.orchard.b, 1.1.1.grain.b, 1.1.1.building.b] %s costs %f',
  (ground, factors, cite) => {
    const tally = cost({ hexes: { '1:D4': ground } });
    expect(tally?.value).toBe(factors);
    expect(tally?.kept[0]?.cite).toBe(cite);
  },
);

test('[aslsk 1.1.1.grain.a] out of season grain costs what open ground costs', () => {
  expect(cost({ hexes: { '1:D4': 'grain' }, date: { year: 1944, month: 2 } })?.value).toBe(1);
});

test('[aslsk 1.1.1.hill.e, 1.1.1.hill.d] over a crest uphill costs double, downhill nothing more', () => {
  expect(cost({ hexes: TREES, levels: { '1:D4': 1 } })?.value).toBe(4);
  expect(cost({ hexes: TREES, levels: { '1:D5': 1 } })?.value).toBe(2);
  expect(cost({ hexes: TREES, levels: { '1:D4': 1, '1:D5': 1 } })?.value).toBe(2);
});

test('[aslsk 1.2.5.e] smoke costs one more to enter and nothing to leave, and is not doubled uphill', () => {
  const smoke = [{ at: '1:D4', kind: 'full', by: 'german' }] as const;
  expect(cost({ hexes: TREES, smoke })?.value).toBe(3);
  expect(cost({ levels: { '1:D4': 1 }, smoke })?.value).toBe(3);
  expect(cost({ hexes: TREES, smoke: [{ ...smoke[0], at: '1:D5' }] })?.value).toBe(2);
  expect(cost({ hexes: TREES, smoke }, { smoke: false })?.value).toBe(2);
});

test('[aslsk 1.1.1.woodsroad.b, 1.1.1.road.a, 1.1.1.orchardroad.a] along a road it costs what open ground costs', () => {
  expect(cost({ hexes: TREES, roads: ROAD })?.value).toBe(1);
  expect(cost({ hexes: TREES, roads: ROAD }, { creep: true })?.value).toBe(2);
  expect(cost({ hexes: TREES, roads: [['C4', 'D4', 'E4']] })?.value).toBe(2);
  expect(cost({ hexes: TREES, roads: ROAD, levels: { '1:D4': 1 } })?.value).toBe(2);
});

test('a house is entered through its door, road or no road', () => {
  const world = worldOf({ units: [], hexes: { '1:D4': 'stone building' }, roads: ROAD });
  expect(hasRoadRate(world, { from: '1:D5', to: '1:D4' })).toBe(false);
  expect(cost({ hexes: { '1:D4': 'stone building' }, roads: ROAD })?.value).toBe(2);
});
