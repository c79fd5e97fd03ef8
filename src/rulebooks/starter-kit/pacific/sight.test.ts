import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { type Sight, sight } from '../sight/sight.ts';
import { type Position, standing } from '../testing/bench.ts';

/** The line between two hexes of a small Pacific board, in the dead of winter. */
function look(
  position: Omit<Position, 'units'>,
  from: HexId,
  to: HexId,
  collapsed?: readonly HexId[],
): number | string {
  const rules = position.scenario?.rules ?? ['pacific'];
  const date = { year: 1943, month: 1 };
  const state = collapsed ? { collapsed } : {};
  const match = standing({ units: [], date, ...position, scenario: { rules }, state });
  const line: Sight = sight(match.world, match.state, from, to);
  return line.clear ? line.total : line.by;
}
const HUTS = {
  one: { material: 'wood', hexes: ['D4'] },
  two: { material: 'wood', hexes: ['D4'] },
} as const;
const LIGHT: Partial<Position> = { scenario: { rules: ['pacific', 'light-jungle'] } };

test('[aslsk 8.2.1.jungle.b, 8.2.1.jungle.a] dense jungle fills its hex and blocks along hexsides; light jungle blocks where it is drawn', () => {
  const hexes = { D4: 'woods' } as const;
  expect(look({ hexes }, '1:D2', '1:D6')).toBe('the jungle');
  // From C4 to E4 the line runs along the hexside between D3 and D4.
  expect(look({ hexes }, '1:C4', '1:E4')).toBe('the jungle');
  expect(look({ hexes, ...LIGHT }, '1:D2', '1:D6')).toBe('the jungle');
  expect(look({ hexes, ...LIGHT }, '1:C4', '1:E4')).toBe(0);
  expect(look({ hexes: { D2: 'woods', D6: 'woods' } }, '1:D2', '1:D6')).toBe(0);
});

test('[aslsk 8.2.1.path] along a path through jungle nobody sees farther', () => {
  const position = { hexes: { D4: 'woods' }, roads: [['D3', 'D4', 'D5']] } as const;
  expect(look(position, '1:D3', '1:D5')).toBe('the jungle');
  expect(look({ ...position, ...LIGHT }, '1:D3', '1:D5')).toBe('the jungle');
});

test('[aslsk 8.2.1.bamboo.a] bamboo blocks as dense jungle does', () => {
  expect(look({ hexes: { D4: 'brush' } }, '1:D2', '1:D6')).toBe('the jungle');
  expect(look({ hexes: { D4: 'brush' } }, '1:C4', '1:E4')).toBe('the jungle');
});

test('[aslsk 8.2.1.palm] palm trees hinder in January as an orchard does in summer, and block between levels', () => {
  const hexes = { D4: 'orchard' } as const;
  expect(look({ hexes }, '1:D2', '1:D6')).toBe(1);
  expect(look({ hexes, levels: { D2: 1 } }, '1:D2', '1:D6')).toBe('the palm trees');
});

test('[aslsk 8.2.1.kunai] kunai hinders in January, and not between levels', () => {
  const hexes = { D4: 'grain' } as const;
  expect(look({ hexes }, '1:D2', '1:D6')).toBe(1);
  expect(look({ hexes, levels: { D2: 1 } }, '1:D2', '1:D6')).toBe(0);
});

test('[aslsk 8.2.1.hut.b] a hut never blocks: it hinders by one where the line crosses what is drawn, between levels as well', () => {
  expect(look({ buildings: HUTS }, '1:D2', '1:D6')).toBe(1);
  expect(look({ buildings: HUTS, levels: { D2: 1 } }, '1:D2', '1:D6')).toBe(1);
  expect(look({ buildings: HUTS }, '1:C4', '1:E4')).toBe(0);
  expect(look({ hexes: { D4: 'wooden building' } }, '1:D2', '1:D6')).toBe('the building');
});

test('[aslsk 8.2.1.hut.e] collapsed it hinders on its own level only', () => {
  expect(look({ buildings: HUTS }, '1:D2', '1:D6', ['1:D4'])).toBe(1);
  expect(look({ buildings: HUTS, levels: { D2: 1 } }, '1:D2', '1:D6', ['1:D4'])).toBe(0);
});

test('[aslsk 8.2.1.kunai, 8.2.1.hut.e] neither does it when the look is up instead of down', () => {
  const up = { D2: 1 } as const;
  expect(look({ hexes: { D4: 'grain' }, levels: up }, '1:D6', '1:D2')).toBe(0);
  expect(look({ buildings: HUTS, levels: up }, '1:D6', '1:D2', ['1:D4'])).toBe(0);
  // On a height both look over what grows below.
  expect(look({ hexes: { D4: 'grain' }, levels: { D2: 1, D6: 1 } }, '1:D2', '1:D6')).toBe(0);
  expect(look({ hexes: { D4: 'grain' }, levels: { D2: 1, D4: 1, D6: 1 } }, '1:D2', '1:D6')).toBe(1);
});

test('[aslsk 8.2.1.jungle.b, 8.2.1.palm, 8.2.1.hut.b] jungle, palms and huts below both ends are nothing to them', () => {
  const heights = { D2: 1, D6: 1 } as const;
  expect(look({ hexes: { D4: 'woods' }, levels: heights }, '1:D2', '1:D6')).toBe(0);
  expect(look({ hexes: { D4: 'woods' }, ...LIGHT, levels: heights }, '1:D2', '1:D6')).toBe(0);
  expect(look({ hexes: { D4: 'orchard' }, levels: heights }, '1:D2', '1:D6')).toBe(0);
  expect(look({ buildings: HUTS, levels: heights }, '1:D2', '1:D6')).toBe(0);
  // Beside one of them they still are.
  expect(look({ hexes: { D4: 'woods' }, ...LIGHT, levels: { D2: 1 } }, '1:D2', '1:D6')).toBe('the jungle');
});

test('[aslsk 1.1.1.building.a, 8.2.1.jungle.a] a house at either end is looked out of, though it goes on beyond; between the ends it blocks', () => {
  const house = (...hexes: readonly string[]) =>
    ({ buildings: { one: { material: 'stone', hexes } } }) as const;
  expect(look(house('D1', 'D2'), '1:D2', '1:D6')).toBe(0);
  expect(look(house('D6', 'D7'), '1:D2', '1:D6')).toBe(0);
  expect(look(house('D2', 'D3'), '1:D2', '1:D6')).toBe('the building');
  expect(look(house('D2', 'D3'), '1:D2', '1:D3')).toBe(0);
  expect(look({ ...house('D2', 'D3'), ...LIGHT }, '1:D6', '1:D2')).toBe('the building');
});
