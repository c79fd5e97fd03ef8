import { expect, test } from 'vitest';
import { tally } from '../../../engine/index.ts';
import { type Position, standing } from '../testing/bench.ts';
import { ix } from '../world.ts';
import { COST_PLAN, canCross, groundCost, isMultiStory, scoutCost, terrainAt } from './terrain.ts';

function cost(sketch: Omit<Position, 'units'>, from: `1:${string}` | undefined, to: `1:${string}`): number {
  const { world } = standing({ units: [], ...sketch });
  const entries = groundCost(world, from && ix(world, from), ix(world, to));
  return tally(COST_PLAN, 0, entries).value;
}

test('[lnl 1.4.b, 10.4.a] a hex plays as what is drawn around its dot', () => {
  const { world } = standing({ units: [], hexes: { D4: 'woods', D5: 'stone building' } });
  const terrain = (hex: `1:${string}`) => terrainAt(world, ix(world, hex));
  expect([terrain('1:D4'), terrain('1:D5'), terrain('1:D6')]).toEqual(['Forest', 'HC Building', 'Clear']);
});

test('[lnl 10.2.b] stone buildings of three hexes have an upper floor, wooden and smaller ones none', () => {
  const house = (material: 'stone' | 'wood', hexes: readonly string[]) => {
    const { world } = standing({ units: [], buildings: { house: { material, hexes } } });
    return isMultiStory(world, ix(world, '1:D4'));
  };
  expect(house('stone', ['D4', 'D5', 'D6'])).toBe(true);
  expect(house('stone', ['D4', 'D5'])).toBe(false);
  expect(house('wood', ['D4', 'D5', 'D6'])).toBe(false);
});

test('[lnl 6.0.a] each hex has its price, with walls and slopes on top', () => {
  expect(cost({}, '1:D5', '1:D4')).toBe(1);
  expect(cost({ hexes: { D4: 'orchard' } }, '1:D5', '1:D4')).toBe(2);
  expect(cost({ levels: { D4: 2 } }, '1:D5', '1:D4')).toBe(3);
  expect(cost({ levels: { D5: 2 } }, '1:D5', '1:D4')).toBe(1);
  expect(cost({ board: { sides: { 'D4/S': 'wall' } } }, '1:D5', '1:D4')).toBe(2);
});

test('[lnl 10.4.a, 22.0.a] along a road it is 1, and from off the map the first hex is paid for', () => {
  const roads = [['D6', 'D5', 'D4']];
  expect(cost({ hexes: { D4: 'woods' }, roads }, '1:D5', '1:D4')).toBe(1);
  expect(cost({ hexes: { D4: 'woods' }, roads }, '1:D3', '1:D4')).toBe(2);
  expect(cost({ hexes: { A1: 'woods' } }, undefined, '1:A1')).toBe(2);
});

test('[lnl 11.6.b] a Scout leads through trees and crops for 1, but not through houses', () => {
  const { world } = standing({ units: [], hexes: { D4: 'woods', D5: 'grain', D6: 'stone building' } });
  const price = (hex: `1:${string}`) => scoutCost(world, ix(world, hex))?.n;
  expect([price('1:D4'), price('1:D5'), price('1:D6')]).toEqual([1, 1, undefined]);
});

test('water and cliffs stop everybody', () => {
  const { world } = standing({ units: [], hexes: { D4: 'water' }, board: { sides: { 'D6/N': 'cliff' } } });
  const can = (from: `1:${string}`, to: `1:${string}`) => canCross(world, ix(world, from), ix(world, to));
  expect([can('1:D5', '1:D4'), can('1:D5', '1:D6'), can('1:D6', '1:D7')]).toEqual([false, false, true]);
});

test('[lnl 10.4.a] a stream or gully costs a point more than its hex, but not along a road', () => {
  const along = ['C4', 'D4', 'E5'];
  for (const kind of ['stream', 'gully'] as const) {
    const board = { watercourses: [{ kind, along }] };
    expect(cost({ board }, '1:D5', '1:D4')).toBe(2);
    expect(cost({ board }, '1:D4', '1:D5')).toBe(1);
    expect(cost({ board, hexes: { D4: 'orchard' } }, '1:D5', '1:D4')).toBe(3);
    expect(cost({ board, roads: [['D5', 'D4', 'D3']] }, '1:D5', '1:D4')).toBe(1);
    expect(cost({ board: { watercourses: [{ kind, along: ['A1', 'A2'] }] } }, undefined, '1:A1')).toBe(2);
  }
});

test('[lnl 10.4.a] a bridge is clear ground in the water, and is entered by its road alone', () => {
  const sketch = {
    hexes: { D4: 'water' },
    roads: [['D5', 'D4', 'D3']],
    board: { bridges: [{ hex: 'D4', material: 'stone', carries: 'road' }] },
  } as const satisfies Omit<Position, 'units'>;
  const { world } = standing({ units: [], ...sketch, board: { bridges: [...sketch.board.bridges] } });
  expect(terrainAt(world, ix(world, '1:D4'))).toBe('Clear');
  const can = (from: `1:${string}`, to: `1:${string}`) => canCross(world, ix(world, from), ix(world, to));
  expect([can('1:D5', '1:D4'), can('1:D4', '1:D3'), can('1:C4', '1:D4'), can('1:D4', '1:C4')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[lnl 10.4.a] a road that runs into the water without a bridge leads nobody into it', () => {
  const { world } = standing({ units: [], hexes: { D4: 'water' }, roads: [['D5', 'D4', 'D3']] });
  expect(canCross(world, ix(world, '1:D5'), ix(world, '1:D4'))).toBe(false);
});

test('[lnl 10.4.a, 22.0.a] who comes onto the map by a road pays its price', () => {
  const hexes = { A1: 'woods' } as const;
  expect(cost({ hexes, roads: [['A1/N', 'A1', 'A2']] }, undefined, '1:A1')).toBe(1);
  expect(cost({ hexes, roads: [['A1', 'A2']] }, undefined, '1:A1')).toBe(2);
});
