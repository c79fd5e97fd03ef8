import { expect, test } from 'vitest';
import { ALL_DIRECTIONS, type Direction, opposite } from '../hex/index.ts';
import {
  type Battlefield,
  buildingOf,
  findHex,
  groundOf,
  hexId,
  neighbourOf,
  range,
  roadsThrough,
  sideOf,
  sideTerrainOf,
} from './battlefield.ts';
import { battlefieldFrom } from './join.ts';
import { boardsById, testBattlefield, testBoard } from './test-board.ts';

const A = testBoard({ id: 'a' });
const B = testBoard({ id: 'b' });
const at = (field: Battlefield, name: string) => {
  const hex = findHex(field, name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
};
const next = (field: Battlefield, name: string, direction: Direction) => {
  const hex = neighbourOf(field, at(field, name), direction);
  return hex === undefined ? undefined : hexId(field, hex);
};

test('one board has 346 hexes, and its edges have no neighbours', () => {
  const field = testBattlefield(A);
  expect(field.hexCount).toBe(346);
  expect(next(field, 'C4', 1)).toBe('1:D3');
  expect(next(field, 'A5', 4)).toBeUndefined();
  expect(next(field, 'B0', 0)).toBeUndefined();
  expect(field.whole[at(field, 'B0')]).toBe(0);
  expect(field.whole[at(field, 'GG7')]).toBe(0);
  expect(field.whole[at(field, 'C4')]).toBe(1);
});

test('side by side: the half-hexes of GG and A are one, with the lower board’s name, and the other is an alias', () => {
  const field = testBattlefield([A, B], 'a+b');
  expect(field.hexCount).toBe(2 * 346 - 10);
  expect(at(field, '2:A5')).toBe(at(field, '1:GG5'));
  expect(hexId(field, at(field, '2:A5'))).toBe('1:GG5');
  expect(field.whole[at(field, '2:A5')]).toBe(1);
  expect(next(field, '1:GG5', 1)).toBe('2:B4');
  expect(next(field, '2:B4', 4)).toBe('1:GG5');
  expect(range(field, at(field, '1:GG5'), at(field, '2:C5'))).toBe(2);
  expect(range(field, at(field, '1:A1'), at(field, '2:GG1'))).toBe(64);
});

test('one above the other: the half-hexes at the bottom and the top are one', () => {
  const field = testBattlefield([A, B], 'a/b');
  expect(field.hexCount).toBe(2 * 346 - 16);
  expect(at(field, '2:B0')).toBe(at(field, '1:B10'));
  expect(next(field, '1:B10', 3)).toBe('2:B1');
  expect(next(field, '1:C10', 3)).toBe('2:C1');
  expect(next(field, '2:C1', 0)).toBe('1:C10');
  expect(range(field, at(field, '1:C10'), at(field, '2:C3'))).toBe(3);
});

test('a turned board is named as printed but lies the other way round', () => {
  const field = testBattlefield([A, B], 'a^');
  expect(next(field, 'C4', 1)).toBe('1:B4');
  expect(next(field, 'C4', 0)).toBe('1:C5');
  expect(field.column[at(field, 'GG10')]).toBe(0);
});

test.each([
  ['a+b', '1:GG3', '2:A3'],
  ['a^+b', '1:A3', '2:A8'],
  ['a+b^', '1:GG3', '2:GG8'],
  ['a^+b^', '1:A3', '2:GG3'],
  ['a/b', '1:D10', '2:D0'],
  ['a^/b', '1:D0', '2:DD0'],
  ['a/b^', '1:D10', '2:DD10'],
  ['a^/b^', '1:D0', '2:D10'],
])('%s joins %s and %s', (layout, one, other) => {
  const field = testBattlefield([A, B], layout);
  expect(hexId(field, at(field, other))).toBe(one);
});

test('four boards meet in a corner without a gap', () => {
  const field = testBattlefield([A, B], 'a+b/a+b');
  expect(field.hexCount).toBe(4 * 346 - 2 * 10 - 2 * 16);
  expect(hexId(field, at(field, '2:A10'))).toBe('1:GG10');
  expect(hexId(field, at(field, '4:A1'))).toBe('3:GG1');
  expect(next(field, '1:GG10', 3)).toBe('3:GG1');
  expect(next(field, '1:GG10', 2)).toBe('2:B10');
  expect(hexId(field, at(field, '4:B0'))).toBe('2:B10');
  expect(field.whole[at(field, '1:GG10')]).toBe(1);
});

test('neighbours and hexsides agree from both sides, everywhere', () => {
  const field = testBattlefield([A, B], 'a+b^/b^+a');
  for (let hex = 0; hex < field.hexCount; hex++) {
    for (const direction of ALL_DIRECTIONS) {
      const other = neighbourOf(field, hex, direction);
      if (other === undefined) continue;
      expect(neighbourOf(field, other, opposite(direction))).toBe(hex);
      expect(sideOf(field, other, opposite(direction))).toBe(sideOf(field, hex, direction));
      expect(range(field, hex, other)).toBe(1);
    }
  }
});

test('a cropped board keeps its names and joins at the cut', () => {
  const field = testBattlefield([A, B], 'a[A-Q]+b[Q-GG]');
  expect(findHex(field, '1:R5')).toBeUndefined();
  expect(hexId(field, at(field, '2:Q5'))).toBe('1:Q5');
  expect(next(field, '1:Q5', 2)).toBe('2:R5');
});

const HOUSE = {
  id: 'mill',
  material: 'wood' as const,
  upper: 1,
  hexes: ['A5'],
  outline: [
    [-20, 420],
    [30, 420],
    [30, 450],
    [-20, 450],
  ] as [number, number][],
};
const RICH = testBoard({
  id: 'rich',
  hexes: { A5: { ground: 'building' }, A6: { ground: 'grain', level: 2 }, C4: { ground: 'woods' } },
  sides: { 'A7/N': 'wall', 'C4/NE': 'hedge' },
  buildings: [HOUSE],
  roads: [{ kind: 'road', along: ['A8/NW', 'A8', 'B8'] }],
});

test('where halves differ the lower board’s terrain counts, unless it has none', () => {
  const woods = testBoard({ id: 'woods', hexes: { GG6: { ground: 'woods' }, GG9: { level: 1 } } });
  const field = testBattlefield([woods, RICH], 'woods+rich');
  expect(groundOf(field, at(field, '1:GG6'))).toBe('woods');
  expect(field.level[at(field, '1:GG6')]).toBe(2);
  expect(groundOf(field, at(field, '1:GG5'))).toBe('building');
  expect(buildingOf(field, at(field, '1:GG5'))?.id).toBe('2:mill');
  expect(field.level[at(field, '1:GG9')]).toBe(1);
  expect(sideTerrainOf(field, sideOf(field, at(field, '1:GG7'), 0))).toBe('wall');
});

test('turning a board turns its hexsides, roads and drawings', () => {
  const field = testBattlefield(RICH, 'rich^');
  const c4 = at(field, 'C4');
  expect(sideTerrainOf(field, sideOf(field, c4, 4))).toBe('hedge');
  expect(roadsThrough(field, at(field, 'A8'), 2)).toEqual(['road']);
  expect(roadsThrough(field, at(field, 'A8'), 5)).toEqual(['road']);
  expect(roadsThrough(field, at(field, 'B8'), 2)).toEqual(['road']);
});

test('drawings are cut at the board’s edge, also where a neighbour lies', () => {
  const field = testBattlefield([A, RICH], 'a+rich');
  const mill = field.shapes.find(shape => shape.kind === 'building');
  expect(Array.from(mill?.outline.corners ?? []).filter((_, i) => i % 2 === 0)).toEqual([
    3072, 3102, 3102, 3072,
  ]);
});

test.each([
  ['a+c', "there is no board 'c'; expected one of: a, b, wide, tall"],
  ['a+wide', "board 'wide' has 32 columns; expected an odd number to join or turn it"],
  ['a+tall', "board 'tall' is 12 hexes high; expected 10, as the board on its left"],
  ['a[A-II]', "board 'a' has no column II; expected columns from A to GG"],
])('%s is refused in one sentence', (text, wrong) => {
  const boards = boardsById(
    A,
    B,
    testBoard({ id: 'wide', columns: 32 }),
    testBoard({ id: 'tall', rows: 12 }),
  );
  expect(battlefieldFrom(text, boards)).toEqual({ ok: false, wrong });
});
