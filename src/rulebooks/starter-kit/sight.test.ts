import { expect, test } from 'vitest';
import type { HexId } from '../../board/index.ts';
import { cellOf, centreOf } from '../../hex/index.ts';
import { type Sight, sight } from './sight.ts';
import { terrainAt } from './terrain.ts';
import { enact, type Position, worldOf } from './testing.ts';

/** The line between two hexes of a small board; down a column it goes from dot to dot through every hex. */
function look(position: Omit<Position, 'units'>, from: HexId, to: HexId): Sight {
  const { match } = enact({ units: [], ...position }, [], function* () {});
  return sight(match.world, match.state, from, to);
}
const hindrance = (line: Sight) => (line.clear ? line.total : 'blocked');

const JULY = { year: 1944, month: 7 };
const MAY = { year: 1944, month: 5 };
const JANUARY = { year: 1944, month: 1 };

test('[aslsk 3.2.1.a, 1.1.b] the line runs from dot to dot, and open ground and half-hexes leave it alone', () => {
  expect(look({}, '1:D2', '1:I9')).toEqual({ clear: true, hindrances: [], total: 0 });
  expect(look({}, '1:D0', '1:D10').clear).toBe(true);
  // The dot of a half-hex lies on the edge of the board: the line between two of them grazes what stands there.
  expect(look({ hexes: { D1: 'woods' } }, '1:D0', '1:D3').clear).toBe(false);
});

test('[aslsk 1.1.1.building.a] E-007 a building between units on its level blocks the line', () => {
  expect(look({ hexes: { D4: 'stone building' } }, '1:D2', '1:D6')).toEqual({
    clear: false,
    at: '1:D4',
    by: 'the building',
    cite: '1.1.1.building.a',
  });
});

test('[aslsk 1.1.1.building.a, 3.2.1.c] of a large house the own hex is looked out of, the other hexes block', () => {
  const mill = { buildings: { mill: { material: 'stone', hexes: ['D2', 'D3', 'D4'] } } } as const;
  expect(look(mill, '1:D2', '1:D3').clear).toBe(true);
  expect(look(mill, '1:D4', '1:D6').clear).toBe(true);
  expect(look(mill, '1:D2', '1:D6')).toMatchObject({ clear: false, cite: '1.1.1.building.a' });
});

test('[aslsk 1.1.1.woods.a] woods between units on their level block the line', () => {
  expect(look({ hexes: { D4: 'woods' } }, '1:D2', '1:D6')).toMatchObject({
    at: '1:D4',
    cite: '1.1.1.woods.a',
  });
});

test('[aslsk 3.2.1.a] what is drawn blocks, not the hex it is drawn in', () => {
  // From C4 to E4 the line runs along the hexside between D3 and D4, past what is drawn within them.
  expect(look({ hexes: { D4: 'stone building', D5: 'stone building' } }, '1:C4', '1:E4').clear).toBe(true);
  // One drawing that reaches over the hexside is met by the same line.
  const across = { buildings: { mill: { material: 'stone', hexes: ['D3', 'D4'] } } } as const;
  expect(look(across, '1:C4', '1:E4').clear).toBe(false);
});

test('[aslsk 3.2.1.c] the terrain of the hexes at the ends neither blocks nor hinders', () => {
  const hexes = { D2: 'woods', D6: 'stone building' } as const;
  expect(look({ hexes }, '1:D2', '1:D6')).toMatchObject({ clear: true, total: 0 });
  expect(hindrance(look({ hexes: { D2: 'orchard', D6: 'grain' }, date: JULY }, '1:D2', '1:D6'))).toBe(0);
});

test('[aslsk 3.2.1.d] units in between do not block', () => {
  const units = [{ card: 'german 4-6-7', at: '1:D4' }] as const;
  const { match } = enact({ units }, [], function* () {});
  expect(sight(match.world, match.state, '1:D2', '1:D6')).toMatchObject({ clear: true, total: 0 });
});

test('[aslsk 1.1.1.orchard.a] E-006 an orchard hinders by one a hex on one level', () => {
  expect(look({ hexes: { D4: 'orchard' } }, '1:D2', '1:D6')).toEqual({
    clear: true,
    hindrances: [{ at: '1:D4', by: 'orchard', drm: 1, cite: '1.1.1.orchard.a' }],
    total: 1,
  });
  expect(hindrance(look({ hexes: { D3: 'orchard', D5: 'orchard' } }, '1:D2', '1:D6'))).toBe(2);
});

test('[aslsk 1.1.1.orchard.a, 2.0.InherentTerrain, 3.2.1.b] an orchard fills its hex with its hexsides; grain is where it is drawn', () => {
  expect(hindrance(look({ hexes: { D4: 'orchard' } }, '1:C4', '1:E4'))).toBe(1);
  expect(hindrance(look({ hexes: { D4: 'grain' }, date: JULY }, '1:C4', '1:E4'))).toBe(0);
});

test('[aslsk 1.1.1.grain.a] grain hinders from June to September', () => {
  const line = (month: number) =>
    hindrance(look({ hexes: { D4: 'grain' }, date: { year: 1944, month } }, '1:D2', '1:D6'));
  expect([5, 6, 9, 10].map(line)).toEqual([0, 1, 1, 0]);
});

test('[aslsk 1.1.1.brush.a] brush hinders all year', () => {
  for (const date of [JANUARY, JULY])
    expect(hindrance(look({ hexes: { D4: 'brush' }, date }, '1:D2', '1:D6'))).toBe(1);
});

test('[aslsk 3.2.1.f] hindrances of six block', () => {
  const rows = (...names: string[]) => Object.fromEntries(names.map(name => [name, 'brush' as const]));
  const five = { hexes: rows('D2', 'D3', 'D4', 'D5', 'D6') };
  expect(hindrance(look(five, '1:D1', '1:D9'))).toBe(5);
  const six = { hexes: rows('D2', 'D3', 'D4', 'D5', 'D6', 'D7') };
  expect(look(six, '1:D1', '1:D9')).toMatchObject({ clear: false, by: 'hindrances of +6', cite: '3.2.1.f' });
});

test('[aslsk 1.2.5.d] smoke hinders through and into its hex, and out of it by one', () => {
  const smoke = (at: HexId) => ({ smoke: [{ at, kind: 'grenade', by: 'german' } as const] });
  expect(hindrance(look(smoke('1:D4'), '1:D2', '1:D6'))).toBe(2);
  expect(hindrance(look(smoke('1:D6'), '1:D2', '1:D6'))).toBe(2);
  expect(hindrance(look(smoke('1:D2'), '1:D2', '1:D6'))).toBe(1);
  expect(hindrance(look(smoke('1:D4'), '1:C4', '1:E4'))).toBe(2);
  expect(hindrance(look(smoke('1:D5'), '1:C4', '1:E4'))).toBe(0);
});

test('[aslsk 3.2.1.f, 1.2.5.d] smoke in a hex counts three at most; with brush it can block', () => {
  const thick = [
    { at: '1:D4', kind: 'full', by: 'german' },
    { at: '1:D4', kind: 'grenade', by: 'german' },
  ] as const;
  expect(hindrance(look({ smoke: thick }, '1:D2', '1:D9'))).toBe(3);
  const hexes = { D3: 'brush', D5: 'brush', D6: 'brush' } as const;
  expect(look({ smoke: thick, hexes }, '1:D2', '1:D9')).toMatchObject({ clear: false, cite: '3.2.1.f' });
});

test('[aslsk 1.1.1.woodsroad.b] E-005 the line down a road through woods is clear; across the road it is not', () => {
  const woods = { hexes: { D4: 'woods' }, roads: [['D2', 'D3', 'D4', 'D5', 'D6']] } as const;
  expect(look(woods, '1:D2', '1:D6')).toMatchObject({ clear: true, total: 0 });
  expect(look(woods, '1:C4', '1:F5').clear).toBe(false);
});

test('[aslsk 1.1.1.orchardroad.a, 1.1.1.orchardroad.b] a line that stays on a tree-lined road is not hindered; any other is', () => {
  const trees = { hexes: { D4: 'orchard' }, roads: [['D2', 'D3', 'D4', 'D5', 'D6']] } as const;
  expect(hindrance(look(trees, '1:D2', '1:D6'))).toBe(0);
  expect(hindrance(look(trees, '1:C4', '1:E5'))).toBe(1);
});

// ---- hills: D2 and D3 are a hill, the ground falls away at D4

const HILL = { D2: 1, D3: 1 } as const;

test('[aslsk 1.1.1.hill.b] a hill blocks the line between units that are not on it', () => {
  expect(look({ levels: { D4: 1 } }, '1:D2', '1:D6')).toMatchObject({
    clear: false,
    at: '1:D4',
    by: 'the hill',
    cite: '1.1.1.hill.b',
  });
});

test('[aslsk 3.2.1.g, 1.1.1.hill.d] from a hill one sees the ground below only over a crest line of one’s own hex', () => {
  expect(look({ levels: HILL }, '1:D3', '1:D7').clear).toBe(true);
  expect(look({ levels: HILL }, '1:D2', '1:D7')).toMatchObject({ clear: false, at: '1:D3', cite: '3.2.1.g' });
  // Up the slope it is the same.
  expect(look({ levels: HILL }, '1:D7', '1:D3').clear).toBe(true);
  expect(look({ levels: HILL }, '1:D7', '1:D2').clear).toBe(false);
});

test('[aslsk 3.2.1.g, 2.0.BlindHex] behind another crest line nothing is seen', () => {
  expect(look({ levels: { D2: 1, D5: 1 } }, '1:D2', '1:D4').clear).toBe(true);
  expect(look({ levels: { D2: 1, D5: 1 } }, '1:D2', '1:D7').clear).toBe(false);
});

test('[aslsk 1.1.1.hill.a] a hex has the level of its dot: terrain on a hill stands on it', () => {
  const wood = { hexes: { D4: 'woods' } } as const;
  expect(look({ ...wood, levels: { D2: 1, D6: 1 } }, '1:D2', '1:D6').clear).toBe(true);
  expect(look({ ...wood, levels: { D2: 1, D3: 1, D4: 1, D5: 1, D6: 1 } }, '1:D2', '1:D6').clear).toBe(false);
});

test('[aslsk 1.1.1.hill.c] units on hills look over what stands on lower ground, grain and houses alike', () => {
  const between = { hexes: { D4: 'stone building', D5: 'grain' }, date: JULY } as const;
  expect(look({ ...between, levels: { D2: 1, D7: 1 } }, '1:D2', '1:D7')).toMatchObject({
    clear: true,
    total: 0,
  });
});

test('[aslsk 3.2.1.h, 1.1.1.building.a, 1.1.1.woods.a] from above one sees into an obstacle and not past it', () => {
  for (const terrain of ['stone building', 'woods'] as const) {
    const view = { levels: HILL, hexes: { D5: terrain } };
    expect(look(view, '1:D3', '1:D5').clear).toBe(true);
    expect(look(view, '1:D3', '1:D7')).toMatchObject({ clear: false, at: '1:D5', cite: '3.2.1.h' });
  }
});

test('[aslsk 3.2.1.h, 1.1.1.hill.c] from above grain and brush do not hinder', () => {
  const hexes = { D5: 'grain', D6: 'brush' } as const;
  expect(hindrance(look({ levels: HILL, hexes, date: JULY }, '1:D3', '1:D8'))).toBe(0);
  expect(hindrance(look({ hexes, date: JULY }, '1:D3', '1:D8'))).toBe(2);
});

test('[aslsk 1.1.1.orchard.c] E-002 E-003 between levels an orchard blocks in season and hinders out of it', () => {
  const orchard = { levels: HILL, hexes: { D5: 'orchard' } } as const;
  for (const month of [4, 10]) {
    const line = look({ ...orchard, date: { year: 1944, month } }, '1:D3', '1:D7');
    expect(line).toMatchObject({ clear: false, at: '1:D5', cite: '1.1.1.orchard.c' });
  }
  for (const month of [3, 11]) {
    expect(hindrance(look({ ...orchard, date: { year: 1944, month } }, '1:D3', '1:D7'))).toBe(1);
  }
});

test('[aslsk 1.1.1.orchard.c, 3.2.1.c] E-004 who stands in the orchard is seen from above in any season', () => {
  for (const date of [MAY, JANUARY]) {
    const line = look({ levels: HILL, hexes: { D5: 'orchard' }, date }, '1:D3', '1:D5');
    expect(hindrance(line)).toBe(0);
  }
});

test('[aslsk 1.1.1.a] what spills into a hex from its neighbour is no terrain of that hex', () => {
  const { x, y } = centreOf(cellOf(3, 4));
  const outline: [number, number][] = [
    [x - 20, y - 20],
    [x + 20, y - 20],
    [x + 20, y + 90],
    [x - 20, y + 90],
  ];
  const spilt: Omit<Position, 'units'> = {
    board: { hexes: { D4: { ground: 'woods' } }, areas: [{ ground: 'woods', hexes: ['D4'], outline }] },
  };
  expect(terrainAt(worldOf({ units: [], ...spilt }), '1:D5')).toBe('open ground');
  // To a unit in D4 it is the wood of its own hex, wherever it is drawn; to others it is in the way.
  expect(look(spilt, '1:D4', '1:D7').clear).toBe(true);
  expect(look(spilt, '1:D3', '1:D7').clear).toBe(false);
});

test('the line is as clear one way as the other', () => {
  const position: Position = {
    units: [],
    size: [7, 6],
    hexes: { C3: 'woods', D4: 'orchard', E2: 'brush', B4: 'stone building' },
    levels: { F3: 1, E3: 1 },
  };
  const { match } = enact(position, [], function* () {});
  const { ids } = match.world.field;
  const oneWay = ids.flatMap(a =>
    ids.filter(b => {
      const there = sight(match.world, match.state, a, b);
      return there.clear !== sight(match.world, match.state, b, a).clear;
    }),
  );
  expect(oneWay).toEqual([]);
});
