import { expect, test } from 'vitest';
import type { Location } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';
import { stepCost } from './cost.ts';

const SQUAD = 'german 1-6-4-5 C4';
const SCOUT = 'german Scout C4';

function cost(position: Partial<Position>, to: Location, from: Location | 'off the map' = '1:C4') {
  const { world, view } = standing({ units: [SQUAD], ...position });
  const stack = view.units.filter(unit => unit.at === '1:C4');
  return stepCost(world, view, stack, from === 'off the map' ? undefined : from, to);
}

test('[lnl 10.4.a, 6.0.a] terrain, roads, hexsides, uphill', () => {
  expect(cost({}, '1:C5').value).toBe(1);
  expect(cost({ hexes: { C5: 'woods' } }, '1:C5').value).toBe(2);
  expect(cost({ hexes: { C5: 'woods' }, roads: [['C4', 'C5']] }, '1:C5').value).toBe(1);
  expect(cost({ levels: { C5: 2 } }, '1:C5').value).toBe(3);
  expect(cost({ levels: { C4: 2 } }, '1:C5').value).toBe(1);
  expect(cost({ board: { sides: { 'C4/S': 'wall' } } }, '1:C5').value).toBe(2);
});

test('[lnl 10.2.b] E-023: from floor to floor costs 2', () => {
  const buildings = { hall: { material: 'stone', hexes: ['C4', 'C5', 'C6'] } } as const;
  expect(cost({ buildings }, '1:C4/1').value).toBe(2);
  expect(cost({ buildings }, '1:C4', '1:C4/1').value).toBe(2);
});

test('[lnl 21.1.b] into a Bunker 2 more than the hex, out of it 2, whatever the terrain', () => {
  const bunkers = [{ at: '1:C5', kind: 'Bunker', facing: 0 }] as const;
  const position = { bunkers, hexes: { C5: 'woods' } } as const;
  expect(cost(position, '1:C5').value).toBe(2);
  expect(cost(position, '1:C5#b', '1:C5').value).toBe(2);
  expect(cost(position, '1:C5', '1:C5#b').value).toBe(2);
});

test('[lnl 21.3] E-021: Wire costs 4 in all, in woods as in the open', () => {
  expect(cost({ wire: ['1:C5'] }, '1:C5').value).toBe(4);
  const uphill = cost({ wire: ['1:C5'], hexes: { C5: 'orchard' }, levels: { C5: 1 } }, '1:C5');
  expect(uphill.value).toBe(4);
  expect(uphill.dropped.map(({ entry }) => entry.id)).toEqual(['Light Woods', 'uphill']);
});

test('[lnl 11.6.b] who goes with a Scout pays 1 for forest, light woods and wheat', () => {
  const units = [SQUAD, SCOUT];
  for (const ground of ['woods', 'orchard', 'grain'] as const)
    expect(cost({ units, hexes: { C5: ground } }, '1:C5').value).toBe(1);
  expect(cost({ units, hexes: { C5: 'rubble' } }, '1:C5').value).toBe(3);
  expect(cost({ hexes: { C5: 'woods' } }, '1:C5').value).toBe(2);
});

test('[lnl 21.4.d] between their own Mines units need a point more', () => {
  expect(cost({ mines: [{ at: '1:C5', by: 'german', firepower: 1 }] }, '1:C5').value).toBe(2);
  expect(cost({ mines: [{ at: '1:C5', by: 'american', firepower: 1 }] }, '1:C5').value).toBe(1);
});

test('[lnl 22.0.a] the first hex on the map costs as much as any other', () => {
  expect(cost({ hexes: { A4: 'woods' } }, '1:A4', 'off the map').value).toBe(2);
});

test('[lnl 21.1.b, 10.2.b] two points are the price of a Bunker or a stair, not that of the hex around it', () => {
  const bunkers = [{ at: '1:C5', kind: 'Bunker', facing: 0 }] as const;
  for (const ground of [{}, { hexes: { C5: 'rubble' } } as const]) {
    const inside = cost({ bunkers, ...ground }, '1:C5#b', '1:C5');
    const outside = cost({ bunkers, ...ground }, '1:C5', '1:C5#b');
    expect([inside.value, outside.value]).toEqual([2, 2]);
    expect([...inside.kept, ...outside.kept].map(({ id }) => id)).toEqual([
      'enter a Bunker',
      'leave a Bunker',
    ]);
  }
  const buildings = { hall: { material: 'stone', hexes: ['C4', 'C5', 'C6'] } } as const;
  expect(cost({ buildings }, '1:C4/1').kept.map(({ id }) => id)).toEqual(['change level in a building']);
});

test('[lnl 21.4.d, 21.3] own Mines and Wire elsewhere cost nothing here', () => {
  expect(cost({ mines: [{ at: '1:C6', by: 'german', firepower: 1 }], wire: ['1:C6'] }, '1:C5').value).toBe(1);
  expect(cost({ mines: [{ at: '1:C5', by: 'german', firepower: 1 }], wire: ['1:C5'] }, '1:C5').value).toBe(5);
});
