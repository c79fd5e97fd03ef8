/** Where low growth hinders a line of sight (8.2.1). */
import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { sight } from '../sight/sight.ts';
import { type Position, skirmish } from '../testing/bench.ts';

const hindrance = (terrain: 'grain' | 'orchard', from: HexId, to: HexId) => {
  const position: Position = { hexes: { D4: terrain }, scenario: { rules: ['pacific'] }, units: [] };
  const { world, state } = skirmish({ ...position, doing: [{ is: 'done' }] });
  const line = sight(world, state, from, to);
  return line.clear ? line.total : line.by;
};

test('[aslsk 8.2.1.kunai] kunai hinders where it is drawn, and not along a hexside that it leaves free', () => {
  expect(hindrance('grain', '1:D2', '1:D6')).toBe(1);
  expect(hindrance('grain', '1:C4', '1:E4')).toBe(0);
});

test('[aslsk 8.2.1.palm] palm trees fill their hex, and hinder along its hexsides', () => {
  expect(hindrance('orchard', '1:D2', '1:D6')).toBe(1);
  expect(hindrance('orchard', '1:C4', '1:E4')).toBe(1);
});
