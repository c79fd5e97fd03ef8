import { expect, test } from 'vitest';
import { findHex, sideOf } from './battlefield.ts';
import { groundNow, overlayOf, sideTerrainNow, type TerrainChanges, UNCHANGED } from './overlay.ts';
import { testBattlefield, testBoard } from './test-board.ts';

const FIELD = testBattlefield(testBoard({ hexes: { C4: { ground: 'woods' } }, sides: { 'C4/N': 'wall' } }));
const C4 = findHex(FIELD, 'C4') ?? -1;
const changes = (parts: Partial<TerrainChanges>) => ({
  version: 3,
  grounds: {},
  sides: {},
  blown: [],
  ...parts,
});

test('without changes terrain is as the boards have it', () => {
  expect(groundNow(FIELD, UNCHANGED, C4)).toBe('woods');
  expect(sideTerrainNow(FIELD, UNCHANGED, sideOf(FIELD, C4, 0))).toBe('wall');
});

test('changes lie over the boards, a hexside may be named from either hex', () => {
  const overlay = overlayOf(
    FIELD,
    changes({ grounds: { '1:C4': 'shellholes' }, sides: { '1:C3/S': 'none' } }),
  );
  if (!overlay.ok) throw new Error(overlay.wrong);
  expect(overlay.value.version).toBe(3);
  expect(groundNow(FIELD, overlay.value, C4)).toBe('shellholes');
  expect(sideTerrainNow(FIELD, overlay.value, sideOf(FIELD, C4, 0))).toBeUndefined();
});

test.each([
  [
    { grounds: { '1:ZZ1': 'rubble' as const } },
    "terrain changes name hex '1:ZZ1'; expected one of the battlefield",
  ],
  [{ sides: { '1:C4/E': 'none' as const } }, "terrain changes name hexside '1:C4/E'"],
  [{ blown: ['1:C4'] }, "terrain changes name bridge '1:C4'"],
])('%j is refused in one sentence', (parts, wrong) => {
  const overlay = overlayOf(FIELD, changes(parts));
  expect(overlay.ok ? '' : overlay.wrong).toContain(wrong);
});
