import { expect, test } from 'vitest';
import { battlefieldOf } from '../../../board/library.ts';
import { isClear } from '../sight/sight.ts';
import { standing } from '../testing/bench.ts';
import { distance, isAdjacent, placeOf } from './places.ts';
import { groundCost, terrainAt } from './terrain.ts';

const { world } = standing({
  units: [],
  levels: { C5: 1, C6: 2 },
  buildings: { hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'D6'] } },
});

test('[lnl 10.2.b, 1.3.e] an upper floor is a place of its own, one level up', () => {
  expect(placeOf(world, '1:D4/1')).toMatchObject({ hexId: '1:D4', upstairs: true, level: 1 });
  expect(placeOf(world, '1:D4')).toMatchObject({ upstairs: false, inBunker: false, level: 0 });
});

test('[lnl 10.2.a] hexes of different hill levels are adjacent', () => {
  expect(isAdjacent(world, '1:C5', '1:C6')).toBe(true);
});

test('[lnl 10.2.c] different floors of multi-story buildings are not', () => {
  expect(isAdjacent(world, '1:D4/1', '1:D5')).toBe(false);
  expect(isAdjacent(world, '1:D4/1', '1:D5/1')).toBe(true);
  expect(isAdjacent(world, '1:D4/1', '1:D3')).toBe(true);
  expect(isAdjacent(world, '1:D4/1', '1:D4')).toBe(false);
});

test('[lnl 10.2.d, 21.1.d] a bunker is beside all around it and beside its own hex', () => {
  expect(isAdjacent(world, '1:F4#b', '1:F4')).toBe(true);
  expect(isAdjacent(world, '1:F4#b', '1:F5')).toBe(true);
  expect(distance(world, '1:F4#b', '1:F4')).toBe(1);
});

test('[lnl 5.0.c] the target hex counts, the own does not', () => {
  expect(distance(world, '1:F4', '1:F7')).toBe(3);
  expect(distance(world, '1:F4', '1:F4')).toBe(0);
});

test('[lnl 1.4.a] half-hexes are played like any other, and at a seam two of them are one hex', () => {
  const field = battlefieldOf('village+farm');
  if (!field.ok) throw new Error(field.wrong);
  const joined = { ...world, field: field.value };
  expect(placeOf(joined, '2:A5').hex).toBe(placeOf(joined, '1:GG5').hex);
  expect([distance(joined, '1:FF4', '2:A5'), distance(joined, '2:A5', '2:B4')]).toEqual([1, 1]);
  // The halves along the outer edge, too, have their ground and their price.
  const edge = placeOf(joined, '1:A5').hex;
  expect(terrainAt(joined, edge)).toBeDefined();
  const [entry] = groundCost(joined, placeOf(joined, '1:B5').hex, edge);
  expect(entry?.n).toBeGreaterThan(0);
});

test('[lnl 10.2.c, 10.3.a] floors of two buildings see each other from two hexes on', () => {
  const position = {
    units: [],
    buildings: {
      hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'D6'] },
      mill: { material: 'stone', upper: 1, hexes: ['F3', 'F4', 'F5'] },
      shed: { material: 'stone', upper: 1, hexes: ['E4', 'E3', 'E2'] },
    },
  } as const;
  const { world: town, view } = standing(position);
  expect(isClear(town, view, '1:D6/1', '1:F5')).toBe(true);
  expect(isClear(town, view, '1:D4/1', '1:E4')).toBe(false);
});
