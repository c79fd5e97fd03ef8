import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { cellOf, centreOf, VERTICES } from '../../../hex/index.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type Position, standing, worldOf } from '../testing/bench.ts';
import { ix } from '../world.ts';
import { isClear, type Sight, sight } from './sight.ts';

/** The line between two hexes of a small board; down a column it goes from dot to dot through every hex. */
function look(position: Omit<Position, 'units'>, from: HexId, to: HexId): Sight {
  const match = standing({ units: [], ...position });
  return sight(match.world, match.state, from, to);
}
const hindrance = (line: Sight) => (line.clear ? line.total : 'blocked');

/** A board with one hex of such ground, drawn as this rectangle: left, top, right, bottom. */
function drawn(
  ground: 'woods' | 'grain' | 'brush',
  hex: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Pick<Position, 'board'> {
  const outline: [number, number][] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { board: { hexes: { [hex]: { ground } }, areas: [{ ground, hexes: [hex], outline }] } };
}

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

test('[aslsk 1.1.1.building.a] a road that leads through a house opens no line through it', () => {
  const street = { hexes: { D4: 'wooden building' }, roads: [['D2', 'D3', 'D4', 'D5', 'D6']] } as const;
  expect(look(street, '1:D2', '1:D6')).toMatchObject({ clear: false, at: '1:D4' });
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

test('[aslsk 3.2.1.a] an obstacle must be on both sides of the line: one that the line runs along does not block', () => {
  const dot = centreOf(cellOf(3, 4));
  expect(look(drawn('woods', 'D4', [dot.x, dot.y - 20, dot.x + 20, dot.y + 20]), '1:D2', '1:D6').clear).toBe(
    true,
  );
  expect(
    look(drawn('woods', 'D4', [dot.x - 1, dot.y - 20, dot.x + 20, dot.y + 20]), '1:D2', '1:D6').clear,
  ).toBe(false);
  // So with a hill: the line from C4 to E4 has D3 on its one side and D4 on its other.
  for (const hill of [{ D3: 1 }, { D4: 1 }]) expect(look({ levels: hill }, '1:C4', '1:E4').clear).toBe(true);
  expect(look({ levels: { D3: 1, D4: 1 } }, '1:C4', '1:E4').clear).toBe(false);
});

test('[aslsk 3.2.1.c] the terrain of the hexes at the ends neither blocks nor hinders', () => {
  const hexes = { D2: 'woods', D6: 'stone building' } as const;
  expect(look({ hexes }, '1:D2', '1:D6')).toMatchObject({ clear: true, total: 0 });
  expect(hindrance(look({ hexes: { D2: 'orchard', D6: 'grain' }, date: JULY }, '1:D2', '1:D6'))).toBe(0);
});

test('[aslsk 3.2.1.c] of a long house, only the part in the hex of the unit itself is out of its way', () => {
  const mill = { buildings: { mill: { material: 'stone', hexes: ['D4', 'D5'] } } } as const;
  expect(look(mill, '1:D4', '1:D1').clear).toBe(true);
  expect(look(mill, '1:D5', '1:D8').clear).toBe(true);
  expect(look(mill, '1:D5', '1:D1')).toMatchObject({ clear: false, at: '1:D4' });
});

test('[aslsk 3.2.1.d] units in between do not block', () => {
  const match = standing({ units: ['german 4-6-7 D4'] });
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

test('[aslsk 2.0.InherentTerrain, 3.2.1.b] a line that only meets a corner of the hex does not enter it', () => {
  // From D4 to C9 the line goes through D5, D6, C7 and C8, and by one corner past C6.
  expect(hindrance(look({ hexes: { C6: 'orchard' } }, '1:D4', '1:C9'))).toBe(0);
  expect(hindrance(look({ hexes: { D6: 'orchard' } }, '1:D4', '1:C9'))).toBe(1);
  const smoke = (at: HexId) => ({ smoke: [{ at, kind: 'full', by: 'german' } as const] });
  expect(hindrance(look(smoke('1:C6'), '1:D4', '1:C9'))).toBe(0);
  expect(hindrance(look(smoke('1:D6'), '1:D4', '1:C9'))).toBe(3);
  expect(look({ levels: { C6: 1 } }, '1:D4', '1:C9').clear).toBe(true);
});

test.each(['grain', 'brush'] as const)(
  '[aslsk 1.1.1.grain.a, 1.1.1.brush.a, 1.1.1.a] %s hinders where the line crosses it as drawn, and in its own hex alone',
  ground => {
    const { x, y } = centreOf(cellOf(3, 4));
    // East of the dot, out of the line down the column and in the line across it.
    const beside = { ...drawn(ground, 'D4', [x + 1, y - 20, x + 25, y + 20]), date: JULY };
    expect(hindrance(look(beside, '1:D2', '1:D6'))).toBe(0);
    expect(hindrance(look(beside, '1:C4', '1:E5'))).toBe(1);
    // Another such hex behind it, drawn on the line, is the one that hinders.
    const { x: x5, y: y5 } = centreOf(cellOf(3, 5));
    const behind = drawn(ground, 'D5', [x5 - 20, y5 - 20, x5 + 20, y5 + 20]);
    const two: Pick<Position, 'board'> = {
      board: {
        hexes: { ...beside.board?.hexes, ...behind.board?.hexes },
        areas: [...(beside.board?.areas ?? []), ...(behind.board?.areas ?? [])],
      },
    };
    expect(hindrance(look({ ...two, date: JULY }, '1:D2', '1:D7'))).toBe(1);
    // Spilt over D5, which is open ground, it hinders nobody there.
    const spilt = { ...drawn(ground, 'D4', [x - 20, y - 20, x + 20, y + 116]), date: JULY };
    expect(hindrance(look(spilt, '1:C5', '1:E6'))).toBe(0);
    expect(hindrance(look(spilt, '1:C4', '1:E5'))).toBe(1);
  },
);

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

test('[aslsk 3.2.1.f] two hexes of thick smoke block, for all who ask', () => {
  const smoke = (['1:D4', '1:D5'] as const).map(at => ({ at, kind: 'full', by: 'german' }) as const);
  const match = standing({ units: [], smoke });
  const seesFar = (to: HexId) =>
    isClear(match.world, match.state, ix(match.world, '1:D2'), ix(match.world, to));
  expect(seesFar('1:D6')).toBe(false);
  expect(seesFar('1:D4')).toBe(true);
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

test.each([
  ['ends in the hex', 'D6', [['D2', 'D3', 'D4']], 'D4'],
  ['begins in the hex', 'D6', [['D4', 'D5', 'D6']], 'D4'],
  ['bends, so that the line leaves it', 'E5', [['D2', 'D3', 'E4', 'E5']], 'D3'],
] as const)(
  '[aslsk 1.1.1.woodsroad.b, 1.1.1.orchardroad.a] a road through trees that %s opens no line',
  (_, to, roads, trees) => {
    const line = (hexes: NonNullable<Position['hexes']>) => look({ hexes, roads }, '1:D2', `1:${to}`);
    expect(line({ [trees]: 'woods' }).clear).toBe(false);
    expect(hindrance(line({ [trees]: 'orchard' }))).toBe(1);
  },
);

test('[aslsk 1.1.1.orchardroad.a, 1.1.1.orchardroad.b] a line that stays on a tree-lined road is not hindered; any other is', () => {
  const trees = { hexes: { D4: 'orchard' }, roads: [['D2', 'D3', 'D4', 'D5', 'D6']] } as const;
  expect(hindrance(look(trees, '1:D2', '1:D6'))).toBe(0);
  expect(hindrance(look(trees, '1:C4', '1:E5'))).toBe(1);
});

test('[aslsk 1.1.1.orchardroad.a] nor between levels: down the tree-lined road one sees from a hill in any season', () => {
  const view = { levels: { D2: 1 }, hexes: { D4: 'orchard' } } as const;
  const road = { roads: [['D2', 'D3', 'D4', 'D5', 'D6']] } as const;
  expect(look({ ...view, date: JULY }, '1:D2', '1:D6').clear).toBe(false);
  expect(look({ ...view, ...road, date: JULY }, '1:D2', '1:D6')).toMatchObject({ clear: true, total: 0 });
  expect(hindrance(look({ ...view, date: JANUARY }, '1:D2', '1:D6'))).toBe(1);
  expect(hindrance(look({ ...view, ...road, date: JANUARY }, '1:D2', '1:D6'))).toBe(0);
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

test('[aslsk 1.1.1.hill.b] what stands on a hill rises from it: it is in the way of those on the hill, and hides the ground behind', () => {
  const plateau = { D2: 1, D3: 1, D4: 1, D5: 1, D6: 1 };
  for (const terrain of ['woods', 'stone building', 'wooden building'] as const)
    expect(look({ levels: plateau, hexes: { D4: terrain } }, '1:D2', '1:D6')).toMatchObject({
      clear: false,
      at: '1:D4',
    });
  expect(hindrance(look({ levels: plateau, hexes: { D4: 'orchard' } }, '1:D2', '1:D6'))).toBe(1);
  // Bare, the hill is in nobody's way up there; of one on it and one below it hides each from the other.
  expect(look({ levels: plateau }, '1:D2', '1:D6')).toMatchObject({ clear: true, total: 0 });
  expect(look({ levels: plateau }, '1:D2', '1:D8').clear).toBe(false);
});

test('[aslsk 3.2.1.g, 3.2.1.h, 1.1.1.orchard.c] it is the same from a hill in the south', () => {
  const levels = { D7: 1, D8: 1 } as const;
  expect(look({ levels }, '1:D7', '1:D3').clear).toBe(true);
  expect(look({ levels }, '1:D8', '1:D3')).toMatchObject({ clear: false, at: '1:D7', cite: '3.2.1.g' });
  const crops = { D4: 'grain', D5: 'brush' } as const;
  expect(hindrance(look({ levels, hexes: crops, date: JULY }, '1:D7', '1:D3'))).toBe(0);
  expect(look({ levels, hexes: { D5: 'woods' } }, '1:D7', '1:D3').clear).toBe(false);
  expect(look({ levels, hexes: { D5: 'orchard' }, date: MAY }, '1:D7', '1:D3').clear).toBe(false);
  expect(hindrance(look({ levels, hexes: { D5: 'orchard' }, date: JANUARY }, '1:D7', '1:D3'))).toBe(1);
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

test('[aslsk 1.1.1.hill.c] units on hills look over what stands on lower ground, grain, orchards and houses alike', () => {
  const hexes = { D4: 'stone building', D5: 'grain', D6: 'orchard' } as const;
  for (const date of [JULY, JANUARY])
    expect(look({ hexes, date, levels: { D2: 1, D7: 1 } }, '1:D2', '1:D7')).toMatchObject({
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
  const spilt = drawn('woods', 'D4', [x - 20, y - 90, x + 20, y + 90]);
  const world = worldOf({ units: [], ...spilt });
  expect([terrainAt(world, '1:D3'), terrainAt(world, '1:D5')]).toEqual(['open ground', 'open ground']);
  // To a unit in D4 it is the wood of its own hex, wherever it is drawn; to others it is in the way.
  expect(look(spilt, '1:D4', '1:D7').clear).toBe(true);
  expect(look(spilt, '1:D4', '1:D1').clear).toBe(true);
  expect(look(spilt, '1:D3', '1:D7').clear).toBe(false);
});

test('the line is as clear one way as the other', () => {
  const position: Position = {
    units: [],
    size: [7, 6],
    hexes: { C3: 'woods', D4: 'orchard', E2: 'brush', B4: 'stone building' },
    levels: { F3: 1, E3: 1 },
  };
  const match = standing(position);
  const { ids } = match.world.field;
  const oneWay = ids.flatMap(a =>
    ids.filter(b => {
      const there = sight(match.world, match.state, a, b);
      return there.clear !== sight(match.world, match.state, b, a).clear;
    }),
  );
  expect(oneWay).toEqual([]);
});

test('[aslsk 3.2.1.b, 3.2.1.f] along a hexside what hinders or blocks is named after the hex that it is in', () => {
  // From C4 to E4 the line runs along the hexside between D3 and D4.
  const named = (position: Omit<Position, 'units'>) => {
    const line = look(position, '1:C4', '1:E4');
    return line.clear ? line.hindrances.map(({ at }) => at) : line.at;
  };
  // A field that is drawn over all of its hexsides.
  const field = (hex: 'D3' | 'D4', ground: 'grain' | 'brush'): Omit<Position, 'units'> => {
    const { x, y } = centreOf(cellOf(3, Number(hex.slice(1))));
    const outline = VERTICES.map(
      vertex => [x + (vertex.x / 8) * 9, y + (vertex.y / 8) * 9] as [number, number],
    );
    return { hexes: { [hex]: ground }, board: { areas: [{ ground, hexes: [hex], outline }] } };
  };
  for (const side of ['D3', 'D4'] as const) {
    expect(named({ hexes: { [side]: 'orchard' } })).toEqual([`1:${side}`]);
    expect(named({ smoke: [{ at: `1:${side}`, kind: 'full', by: 'german' }] })).toEqual([`1:${side}`]);
    const thinner = { at: side === 'D3' ? '1:D4' : '1:D3', kind: 'grenade', by: 'german' } as const;
    expect(named({ smoke: [thinner, { at: `1:${side}`, kind: 'full', by: 'german' }] })).toEqual([
      `1:${side}`,
    ]);
    expect(named({ hexes: { [side]: 'orchard' }, levels: { C4: 1 } })).toBe(`1:${side}`);
    const palms: Omit<Position, 'units'> = {
      hexes: { [side]: 'orchard' },
      scenario: { rules: ['pacific'] },
    };
    expect(named(palms)).toEqual([`1:${side}`]);
    expect(named({ ...palms, levels: { C4: 1 } })).toBe(`1:${side}`);
    expect(named({ hexes: { [side]: 'woods' }, scenario: { rules: ['pacific'] } })).toBe(`1:${side}`);
    expect(named({ ...field(side, 'grain'), date: JULY })).toEqual([`1:${side}`]);
    expect(named(field(side, 'brush'))).toEqual([`1:${side}`]);
    expect(named({ ...field(side, 'grain'), scenario: { rules: ['pacific'] } })).toEqual([`1:${side}`]);
  }
});
