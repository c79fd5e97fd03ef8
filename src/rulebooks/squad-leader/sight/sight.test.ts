import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { cellOf, centreOf } from '../../../hex/index.ts';
import { type Position, standing } from '../testing/bench.ts';
import { sight } from './sight.ts';

type Ground = Omit<Position, 'units'>;

/** The line between two hexes; down a column it goes from dot to dot through every hex. */
const look = (ground: Ground, from: HexId, to: HexId) =>
  sight(standing({ units: [], ...ground }).world, from, to);
const isClear = (ground: Ground, from: HexId, to: HexId) => look(ground, from, to).clear;

/** Woods, or wheat, in one hex, drawn as this rectangle: left, top, right, bottom from its dot. */
function drawn(
  hex: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  ground: 'woods' | 'grain' = 'woods',
): Ground {
  const { x, y } = centreOf(cellOf(hex.charCodeAt(0) - 65, Number(hex.slice(1))));
  const outline: [number, number][] = [
    [x + left, y + top],
    [x + right, y + top],
    [x + right, y + bottom],
    [x + left, y + bottom],
  ];
  return {
    board: { hexes: { [hex]: { ground } }, areas: [{ ground, hexes: [hex], outline }] },
  };
}

test('[sl 1.2.2, 2.1.1, 1.2.6] the line runs from dot to dot, half-hexes included, over open ground', () => {
  expect(look({}, '1:D2', '1:I9')).toEqual({ clear: true });
  expect(isClear({}, '1:D0', '1:D10')).toBe(true);
});

test('[sl 2.1.1] an obstacle blocks only where it shows on both sides of the line', () => {
  expect(isClear(drawn('D4', [0, -20, 20, 20]), '1:D2', '1:D6')).toBe(true);
  expect(isClear(drawn('D4', [-1, -20, 20, 20]), '1:D2', '1:D6')).toBe(false);
});

test('[sl 2.1.4, 14.15.1] woods and buildings are seen into and not past', () => {
  for (const terrain of ['woods', 'wooden building', 'stone building'] as const) {
    const ground = { hexes: { D4: terrain } };
    expect(isClear(ground, '1:D2', '1:D4')).toBe(true);
    expect(look(ground, '1:D2', '1:D6')).toMatchObject({ clear: false, at: '1:D4', cite: '2.1.4' });
  }
});

test('[sl 2.1.3] units in between don’t block', () => {
  const { world } = standing({ units: [{ card: 'german 4-6-7', at: '1:D4' }] });
  expect(sight(world, '1:D2', '1:D6').clear).toBe(true);
});

test('[sl 2.1.6] within one building only neighbours see each other, or those between whom none of it is drawn', () => {
  const hall = { buildings: { hall: { material: 'stone', hexes: ['D3', 'D4', 'D5'] } } } as const;
  expect(isClear(hall, '1:D3', '1:D4')).toBe(true);
  expect(isClear(hall, '1:D3', '1:D5')).toBe(false);
  // A house around a yard: what lies between its wings is open.
  const { x, y } = centreOf(cellOf(3, 4));
  const wings: Ground = {
    board: {
      hexes: { D3: { ground: 'building' }, D4: { ground: 'building' }, D5: { ground: 'building' } },
      buildings: [
        {
          id: 'yard',
          material: 'stone',
          upper: 0,
          hexes: ['D3', 'D4', 'D5'],
          outline: [
            [x - 30, y - 110],
            [x - 5, y - 110],
            [x - 5, y + 110],
            [x - 30, y + 110],
          ],
        },
      ],
    },
  };
  expect(isClear(wings, '1:D3', '1:D5')).toBe(true);
});

test('[sl 2.1.7] adjacent hexes always see each other, save across a cliff', () => {
  const deep = { hexes: { D4: 'woods', D5: 'stone building' } } as const;
  expect(isClear(deep, '1:D4', '1:D5')).toBe(true);
  const cliff = { levels: { D4: 2 }, board: { sides: { 'D4/S': 'cliff' as const } } };
  expect(look(cliff, '1:D4', '1:D5')).toMatchObject({ clear: false, cite: '2.1.7' });
  expect(isClear({ levels: { D4: 2 } }, '1:D4', '1:D5')).toBe(true);
});

test('[sl QA-7.2] E1-002 what is drawn beside the dot of one’s own hex is in nobody’s way', () => {
  expect(isClear(drawn('D4', [-20, 10, 20, 30]), '1:D4', '1:D7')).toBe(true);
});

test('[sl 2.1.4] what is drawn for one’s own hex is out of one’s way, wherever it spills', () => {
  const spilt = drawn('D4', [-20, -20, 20, 90]);
  expect(isClear(spilt, '1:D4', '1:D7')).toBe(true);
  expect(isClear(spilt, '1:D7', '1:D4')).toBe(true);
  expect(isClear(spilt, '1:D3', '1:D7')).toBe(false);
});

// ---- walls and hedges

const wall = (...sides: readonly string[]): Ground => ({
  board: { sides: Object.fromEntries(sides.map(side => [side, 'wall' as const])) },
});

test.each(['wall', 'hedge'] as const)(
  '[sl 2.1.8, 14.5.1] a %s blocks unless it is a side of the hex at an end, or one looks over it from above',
  kind => {
    const across = (levels = {}) => ({ levels, board: { sides: { 'D4/S': kind } } });
    expect(look(across(), '1:D2', '1:D7')).toMatchObject({ clear: false, cite: '2.1.8' });
    expect(isClear(across(), '1:D4', '1:D7')).toBe(true);
    expect(isClear(across(), '1:D2', '1:D5')).toBe(true);
    expect(isClear(across({ D2: 1 }), '1:D2', '1:D7')).toBe(true);
    // Up on the hill itself the wall is as high as they are.
    const plateau = Object.fromEntries(['D2', 'D3', 'D4', 'D5', 'D6', 'D7'].map(hex => [hex, 1]));
    expect(isClear(across(plateau), '1:D2', '1:D7')).toBe(false);
  },
);

test('[sl QA-11.5, 14.5.1-SQLA11.5] E1-122 along a wall one sees only if it is joined to the hex of an end', () => {
  // From C4 to E4 the line runs along the hexside between D3 and D4, which touches both.
  expect(isClear(wall('D4/N'), '1:C4', '1:E4')).toBe(true);
  // From A3 to G3 it runs along the sides B2|B3, D…: the middle one is joined to neither end.
  expect(isClear(wall('B3/N'), '1:A3', '1:G3')).toBe(true);
  expect(isClear(wall('B3/N'), '1:G3', '1:A3')).toBe(true);
  expect(isClear(wall('F3/N'), '1:A3', '1:G3')).toBe(true);
  expect(isClear(wall('D3/N'), '1:A3', '1:G3')).toBe(false);
});

test('[sl 2.1.8] a wall is as high as the higher ground beside it', () => {
  // Between D4, a level up, and D5: whoever looks along that level has it in his way, on either side of the step.
  const slope = (levels: Readonly<Record<string, number>>) => ({ levels, ...wall('D4/S') });
  expect(look(slope({ D2: 1, D3: 1, D4: 1 }), '1:D2', '1:D7')).toMatchObject({ clear: false });
  const down = { D2: 1, D3: 1, D4: 1, D6: 1, D7: 1 };
  expect(look(slope(down), '1:D2', '1:D7')).toMatchObject({ cite: '2.1.8' });
  const up = { D2: 1, D3: 1, D5: 1, D6: 1, D7: 1 };
  expect(look(slope(up), '1:D2', '1:D7')).toMatchObject({ cite: '2.1.8' });
  expect(isClear({ levels: down }, '1:D2', '1:D7')).toBe(true);
});

test('[sl 14.5.1-SQLA5C] a wall fills its hexside, however it is drawn', () => {
  for (const to of ['1:C7', '1:E7', '1:D7'] as const) {
    const open = isClear({}, '1:D2', to);
    expect([
      open,
      isClear(wall('D4/S', 'D4/SE', 'D4/SW', 'C5/S', 'C5/SE', 'E5/S', 'E5/SW'), '1:D2', to),
    ]).toEqual([true, false]);
  }
});

// ---- hills

const HILL = { D2: 1, D3: 1 };

test('[sl 2.1.9] those on one level see each other over equal and lower ground, and not through higher', () => {
  expect(isClear({ levels: { D2: 1, D3: 1, D4: 1, D6: 1 } }, '1:D2', '1:D6')).toBe(true);
  expect(look({ levels: { D4: 1 } }, '1:D2', '1:D6')).toMatchObject({
    clear: false,
    at: '1:D4',
    cite: '2.1.14',
  });
});

test('[sl 2.1.14, 14.7.9] from below one sees the first crest of a hill and nothing behind it', () => {
  expect(isClear({ levels: HILL }, '1:D7', '1:D3')).toBe(true);
  expect(isClear({ levels: HILL }, '1:D7', '1:D2')).toBe(false);
});

test('[sl 2.1.15.b, 2.1.13, 14.7.7] from a hill one looks down only from its crest', () => {
  expect(isClear({ levels: HILL }, '1:D3', '1:D7')).toBe(true);
  expect(look({ levels: HILL }, '1:D2', '1:D7')).toMatchObject({
    clear: false,
    at: '1:D2',
    cite: '2.1.15.b',
  });
});

test('[sl 2.1.15.b, 2.1.12, 14.7.5] where the crest is drawn, the line must cross it before it leaves the hex', () => {
  const { x, y } = centreOf(cellOf(3, 3));
  const contour = (bottom: number): Ground => ({
    levels: HILL,
    board: {
      crests: [
        {
          level: 1,
          outline: [
            [x - 90, y - 140],
            [x + 90, y - 140],
            [x + 90, y + bottom],
            [x - 90, y + bottom],
          ],
        },
      ],
    },
  });
  // The hexside lies 48 south of the dot.
  expect(isClear(contour(30), '1:D3', '1:D7')).toBe(true);
  expect(isClear(contour(60), '1:D3', '1:D7')).toBe(false);
  expect(isClear(contour(30), '1:D7', '1:D3')).toBe(true);
  expect(isClear(contour(60), '1:D7', '1:D3')).toBe(false);
});

test('[sl 2.1.15.b, 2.1.12, 2.1.13] so it is on a hill to the south', () => {
  const { x, y } = centreOf(cellOf(3, 7));
  const contour = (top: number): Ground => ({
    levels: { D7: 1, D8: 1 },
    board: {
      crests: [
        {
          level: 1,
          outline: [
            [x - 90, y - top],
            [x + 90, y - top],
            [x + 90, y + 140],
            [x - 90, y + 140],
          ],
        },
      ],
    },
  });
  expect([isClear(contour(30), '1:D7', '1:D3'), isClear(contour(60), '1:D7', '1:D3')]).toEqual([true, false]);
});

test('[sl 2.1.13, 2.1.15.b] what else is drawn in the hex is no crest', () => {
  // Woods that end within D2 leave the eye as far from the crest as before.
  const { board } = drawn('D2', [-20, -20, 20, 20]);
  expect(look({ levels: HILL, ...(board && { board }) }, '1:D2', '1:D7')).toMatchObject({
    clear: false,
    cite: '2.1.15.b',
  });
});

test('[sl 2.1.5, 2.1.15.a, 2.1.11, 14.7.1, 14.7.2] one sees over an obstacle only from higher than it', () => {
  const over = (level: number, hexes: NonNullable<Ground['hexes']>) =>
    isClear({ levels: { D2: level }, hexes }, '1:D2', '1:D8');
  // Woods and small houses are as high as a hill of level 1.
  expect([over(1, { D4: 'woods' }), over(2, { D4: 'woods' })]).toEqual([false, true]);
  expect([over(1, { D4: 'wooden building' }), over(2, { D4: 'wooden building' })]).toEqual([false, true]);
});

test('[sl 2.1.11, 14.7.2, 14.7.3] a house of three hexes is as high as level 2, and woods on a hill a level above it', () => {
  const hall = { buildings: { hall: { material: 'stone', hexes: ['C4', 'D4', 'E5'] } } } as const;
  const over = (ground: Ground, level: number) =>
    isClear({ ...ground, levels: { ...ground.levels, D2: level } }, '1:D2', '1:D9');
  expect([over(hall, 2), over(hall, 3)]).toEqual([false, true]);
  const wood = { hexes: { D5: 'woods' }, levels: { D5: 2 } } as const;
  expect([over(wood, 3), over(wood, 4)]).toEqual([false, true]);
});

test('[sl 14.7.4] from level 4 one looks over everything on the ground', () => {
  const hall = { buildings: { hall: { material: 'stone', hexes: ['C4', 'D4', 'E5'] } } } as const;
  expect(isClear({ ...hall, levels: { D2: 4 } }, '1:D2', '1:D7')).toBe(true);
});

test('[sl 2.1.15.a] woods as high as the hills on either side stand between them', () => {
  const between = (level: number) =>
    isClear({ levels: { D2: level, D6: level }, hexes: { D4: 'woods' } }, '1:D2', '1:D6');
  expect([between(1), between(2)]).toEqual([false, true]);
});

test('[sl 2.1.15.a, 2.2.1] what rises no higher than the lower of two on hills hides nothing from him', () => {
  // Woods on the ground before a hill of level 1, seen from level 3.
  const ground = { levels: { D2: 3, D6: 1, D7: 1 }, hexes: { D5: 'woods' } } as const;
  expect(isClear(ground, '1:D2', '1:D6')).toBe(true);
  expect(isClear({ ...ground, levels: { D2: 3 } }, '1:D2', '1:D6')).toBe(false);
});

// ---- blind hexes

test('[sl 2.2.1] the hex behind an obstacle is blind', () => {
  const ground = { levels: { D2: 2 }, hexes: { D4: 'woods' } } as const;
  expect(look(ground, '1:D2', '1:D5')).toMatchObject({ clear: false, at: '1:D4', cite: '2.2.1' });
  expect(isClear(ground, '1:D2', '1:D6')).toBe(true);
});

test('[sl 2.2.2] ten hexes of range make one more of them', () => {
  const far = (from: HexId, to: HexId) =>
    isClear({ size: [9, 20], levels: { [from.slice(2)]: 2 }, hexes: { D14: 'woods' } }, from, to);
  expect([far('1:D5', '1:D16'), far('1:D5', '1:D15')]).toEqual([true, false]);
  expect([far('1:D4', '1:D16'), far('1:D4', '1:D17')]).toEqual([false, true]);
});

test('[sl 2.2.4] each level of height beyond the first takes one away, but not the last', () => {
  const hall = { buildings: { hall: { material: 'stone', hexes: ['C4', 'D4', 'E5'] } } } as const;
  const behind = (level: number, to: HexId) => isClear({ ...hall, levels: { D2: level } }, '1:D2', to);
  expect([behind(3, '1:D5'), behind(3, '1:D6'), behind(3, '1:D7')]).toEqual([false, false, true]);
  expect([behind(4, '1:D5'), behind(4, '1:D6')]).toEqual([false, true]);
  expect(behind(6, '1:D5')).toBe(false);
});

test('[sl 2.2.6.b] a house of three hexes hides two', () => {
  const blind = (hexes: readonly string[]) => {
    const ground = { buildings: { house: { material: 'stone' as const, hexes } }, levels: { D2: 3 } };
    return (['1:D5', '1:D6', '1:D7'] as const).filter(to => !isClear(ground, '1:D2', to));
  };
  expect(blind(['C4', 'D4', 'E5'])).toEqual(['1:D5', '1:D6']);
  expect(blind(['D4', 'E5'])).toEqual(['1:D5']);
});

test('[sl 2.2.5, 2.1.10] what is hidden from above can’t look up either: lines are the same both ways', () => {
  const ground = { levels: { D2: 2 }, hexes: { D4: 'woods' } } as const;
  expect([isClear(ground, '1:D5', '1:D2'), isClear(ground, '1:D6', '1:D2')]).toEqual([false, true]);
  const mixed = {
    size: [7, 6] as const,
    hexes: { C3: 'woods', B4: 'stone building' } as const,
    levels: { F3: 1, E3: 2, D1: 1 },
    board: { sides: { 'D4/S': 'wall' as const } },
  };
  const { world } = standing({ units: [], ...mixed });
  const { ids } = world.field;
  const oneWay = ids.flatMap(a => ids.filter(b => sight(world, a, b).clear !== sight(world, b, a).clear));
  expect(oneWay).toEqual([]);
});

test('[sl 2.2.6.a] one’s own slope hides nothing, another hill does', () => {
  expect(isClear({ levels: { D2: 3, D3: 2, D4: 1 } }, '1:D2', '1:D5')).toBe(true);
  expect(isClear({ levels: { D2: 3, D4: 1 } }, '1:D2', '1:D5')).toBe(false);
  expect(isClear({ levels: { D2: 3, D4: 1 } }, '1:D2', '1:D6')).toBe(true);
});

test('[sl 2.2.2, 2.2.4, 2.2.6.b] E1-218 two levels above a small obstacle twelve hexes off: one; one above a large house five hexes off: two', () => {
  const far = { size: [9, 22] as const, levels: { D2: 3 }, hexes: { D14: 'woods' as const } };
  expect([isClear(far, '1:D2', '1:D15'), isClear(far, '1:D2', '1:D16')]).toEqual([false, true]);
  const near = {
    size: [9, 22] as const,
    levels: { D2: 3 },
    buildings: { hall: { material: 'stone' as const, hexes: ['C7', 'D7', 'E8'] } },
  };
  expect((['1:D8', '1:D9', '1:D10'] as const).map(to => isClear(near, '1:D2', to))).toEqual([
    false,
    false,
    true,
  ]);
});

// ---- wheat

test('[sl 14.11.2, 14.11.5] wheat is seen into and not through by those on its level, from June to October', () => {
  const wheat = (month: number, levels = {}) => ({
    hexes: { D4: 'grain' as const },
    levels,
    date: { year: 1944, month },
  });
  expect(isClear(wheat(7), '1:D2', '1:D4')).toBe(true);
  expect([5, 6, 10, 11].map(month => isClear(wheat(month), '1:D2', '1:D6'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isClear(wheat(7, { D2: 1 }), '1:D2', '1:D6')).toBe(true);
  // Wheat in a hollow, or on the ground between two hills, is below those who look over it.
  expect(isClear(wheat(7, { D2: 1, D3: 1, D5: 1, D6: 1 }), '1:D2', '1:D6')).toBe(true);
  // Woods stand all the year.
  const woods = { hexes: { D4: 'woods' as const }, date: { year: 1944, month: 1 } };
  expect(isClear(woods, '1:D2', '1:D6')).toBe(false);
});

test('[sl 14.11.2, 2.1.1] wheat that the line does not go through hides nobody, though it grows in a hex on the way', () => {
  const beside = drawn('D4', [0, -20, 20, 20], 'grain');
  const july = { date: { year: 1944, month: 7 } };
  expect(isClear({ ...drawn('D4', [-1, -20, 20, 20], 'grain'), ...july }, '1:D2', '1:D6')).toBe(false);
  expect(isClear({ ...beside, ...july }, '1:D2', '1:D6')).toBe(true);
  // Nor does what grows where he stands himself.
  const both = { ...beside.board, hexes: { D4: { ground: 'grain' }, D6: { ground: 'grain' } } } as const;
  const own = drawn('D6', [-20, -20, 20, 20], 'grain').board?.areas ?? [];
  const areas = [...(beside.board?.areas ?? []), ...own];
  expect(isClear({ board: { ...both, areas }, ...july }, '1:D2', '1:D6')).toBe(true);
});

test('[sl 14.14.1] shell holes hide nobody', () => {
  expect(isClear({ hexes: { D4: 'shellholes' } }, '1:D2', '1:D6')).toBe(true);
});

test('[sl 2.2.3] into a gully or stream one looks from the next hex, or from high above: a level more for ten hexes of range', () => {
  for (const kind of ['gully', 'stream'] as const) {
    const sunk = (from: string, level: number): Ground => ({
      size: [9, 20],
      levels: { [from]: level },
      board: { watercourses: [{ kind, along: ['C16', 'D16', 'E16'] }] },
    });
    expect(isClear(sunk('D15', 0), '1:D15', '1:D16')).toBe(true);
    expect([2, 3].map(level => isClear(sunk('D7', level), '1:D7', '1:D16'))).toEqual([false, true]);
    expect([3, 4].map(level => isClear(sunk('D6', level), '1:D6', '1:D16'))).toEqual([false, true]);
    expect(look(sunk('D9', 0), '1:D16', '1:D9')).toMatchObject({ clear: false, at: '1:D16', cite: '2.2.3' });
    // It is the height of one above the other that counts, not of both above the sea.
    const upland = { ...sunk('D7', 2), levels: { D7: 2, D16: 1, C16: 1, E16: 1 } };
    expect(isClear(upland, '1:D7', '1:D16')).toBe(false);
    const bridged = {
      ...sunk('D7', 0).board,
      bridges: [{ hex: 'D16', material: 'stone' as const, carries: 'road' as const }],
    };
    expect(isClear({ size: [9, 20], board: bridged, roads: [['D15', 'D16', 'D17']] }, '1:D7', '1:D16')).toBe(
      true,
    );
  }
});
