import { expect, test } from 'vitest';
import { worldOf } from './testing/bench.ts';
import { distance, isAdjacent, neighbours } from './world.ts';

test('[aslsk 1.1.a] a hex is known by its board and its coordinate, and range is counted in hexes', () => {
  const world = worldOf({ units: [] });
  expect(neighbours(world, '1:D4').toSorted()).toEqual(['1:C4', '1:C5', '1:D3', '1:D5', '1:E4', '1:E5']);
  expect(isAdjacent(world, '1:D4', '1:E5')).toBe(true);
  expect(distance(world, '1:D4', '1:D4')).toBe(0);
  expect(distance(world, '1:D4', '1:D9')).toBe(5);
  expect(distance(world, '1:A1', '1:E1')).toBe(4);
  expect(distance(world, '1:A1', '1:C5')).toBe(5);
  expect(() => distance(world, '1:D4', '2:D4')).toThrow('no hex 2:D4');
});
