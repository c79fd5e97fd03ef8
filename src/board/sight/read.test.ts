import { expect, test } from 'vitest';
import { CENTRE } from '../../hex/index.ts';
import { type Battlefield, findHex } from '../battlefield.ts';
import type { BoardDocument } from '../document.ts';
import { overlayOf, type TerrainOverlay } from '../overlay.ts';
import { testBattlefield, testBoard } from '../test-board.ts';
import { trace } from './lines.ts';
import { readSight } from './read.ts';

function fieldOf(parts: Partial<BoardDocument>): Battlefield {
  return testBattlefield(testBoard(parts));
}

/** Verdict and findings between two hexes, with the eyes so many half-levels up. */
function look(
  field: Battlefield,
  from: string,
  to: string,
  levels: [number, number] = [0, 0],
  over?: TerrainOverlay,
) {
  const at = (name: string) => ({ hex: findHex(field, name) ?? -1, spot: CENTRE });
  const eyes = { from: levels[0], to: levels[1] };
  const { verdict, findings } = readSight(field, trace(field, at(from), at(to)), eyes, over);
  return [verdict, ...findings.map(({ effect, text }) => (effect === 'none' ? text : `${effect}: ${text}`))];
}

/** A square around the centre of a hex of column C. */
const block = (row: number, reach = 20): [number, number][] => {
  const y = 96 * row - 48;
  return [
    [192 - reach, y - reach],
    [192 + reach, y - reach],
    [192 + reach, y + reach],
    [192 - reach, y + reach],
  ];
};
const WOODS = fieldOf({
  hexes: { C5: { ground: 'woods' } },
  areas: [{ ground: 'woods', hexes: ['C5'], outline: block(5) }],
});

test('open ground is clear', () => {
  expect(look(fieldOf({}), 'C3', 'K7')).toEqual(['clear']);
});

test('woods between two eyes at their foot block', () => {
  expect(look(WOODS, 'C3', 'C7')).toEqual(['blocked', 'blocks: crosses the woods of C5, 1 level high']);
});

test('woods don’t block who is in them or looks into them', () => {
  expect(look(WOODS, 'C5', 'C7')).toEqual(['clear']);
  expect(look(WOODS, 'C7', 'C5')).toEqual(['clear']);
});

test('from as high as the woods one looks over them at the same height, and into a blind zone behind', () => {
  expect(look(WOODS, 'C3', 'C7', [2, 2])[0]).toBe('clear');
  expect(look(WOODS, 'C3', 'C7', [4, 0])[0]).toBe('blocked');
  expect(look(WOODS, 'C4', 'C10', [4, 0])).toEqual(['clear', 'passes over the woods of C5']);
  expect(look(WOODS, 'C4', 'C6', [4, 0])[0]).toBe('blocked');
});

test('the reading is the same from both ends', () => {
  for (const [a, b] of [
    [4, 0],
    [2, 2],
    [6, 0],
    [0, 0],
  ] as const) {
    expect(look(WOODS, 'C4', 'C10', [a, b])).toEqual(look(WOODS, 'C10', 'C4', [b, a]));
  }
});

test('grain hinders below its height', () => {
  const field = fieldOf({ hexes: { C5: { ground: 'grain' } } });
  expect(look(field, 'C3', 'C7')).toEqual([
    'hindered',
    'hinders: crosses the grain of C5, half a level high',
  ]);
  expect(look(field, 'C3', 'C7', [2, 2])[0]).toBe('clear');
});

test('a building is as high as its storeys', () => {
  const field = fieldOf({
    hexes: { C5: { ground: 'building' } },
    buildings: [{ id: 'x', material: 'stone', upper: 1, hexes: ['C5'], outline: block(5) }],
  });
  expect(look(field, 'C3', 'C7', [2, 2])).toEqual([
    'blocked',
    'blocks: crosses the stone building of C5, 2 levels high',
  ]);
  expect(look(field, 'C3', 'C7', [4, 4])[0]).toBe('clear');
});

test('a fallen building is rubble', () => {
  const field = fieldOf({
    hexes: { C5: { ground: 'building' } },
    buildings: [{ id: 'x', material: 'stone', upper: 1, hexes: ['C5'], outline: block(5) }],
  });
  const overlay = overlayOf(field, { version: 1, grounds: { '1:C5': 'rubble' }, sides: {}, blown: [] });
  if (!overlay.ok) throw new Error(overlay.wrong);
  expect(look(field, 'C3', 'C7', [0, 0], overlay.value)).toEqual([
    'blocked',
    'blocks: crosses the rubble of C5, half a level high',
  ]);
  expect(look(field, 'C3', 'C7', [2, 2], overlay.value)[0]).toBe('clear');
});

test('a wall blocks in between; around an end hex it doesn’t', () => {
  const field = fieldOf({ sides: { 'C5/N': 'wall' } });
  expect(look(field, 'C3', 'C7')).toEqual(['blocked', 'blocks: crosses the wall C4/S, half a level high']);
  expect(look(field, 'C3', 'C5')).toEqual(['clear', 'crosses the wall C4/S, at an end of the line']);
  expect(look(field, 'C3', 'C7', [2, 2])[0]).toBe('clear');
});

test('a line along a hexside says so, and a hedge there blocks', () => {
  expect(look(fieldOf({}), 'C4', 'E4')).toEqual(['clear', 'runs along the hexside between D3 and D4']);
  expect(look(fieldOf({ sides: { 'D4/N': 'hedge' } }), 'C4', 'E4')).toEqual([
    'blocked',
    'runs along the hexside between D3 and D4',
    'blocks: runs along the hedge D3/S, half a level high',
  ]);
});

test('along a hexside, woods on one side are only touched, woods on both sides block', () => {
  const left = fieldOf({ hexes: { D3: { ground: 'woods' } } });
  const both = fieldOf({ hexes: { D3: { ground: 'woods' }, D4: { ground: 'woods' } } });
  expect(look(left, 'C4', 'E4')).toEqual([
    'clear',
    'runs along the hexside between D3 and D4',
    'touches the woods of D3 on the left side only',
  ]);
  expect(look(both, 'C4', 'E4')).toEqual([
    'blocked',
    'runs along the hexside between D3 and D4',
    'blocks: runs between the woods of D3 and the woods of D4',
  ]);
});

test('past a vertex, a wall’s end is only touched; walls on both sides of the line block', () => {
  // C1 to D5 passes the vertex of C2, D2 and C3: C2|C3 lies on its right, the other two on its left.
  const one = fieldOf({ sides: { 'C2/SE': 'wall' } });
  const round = fieldOf({ sides: { 'C2/SE': 'wall', 'C3/NE': 'wall' } });
  const through = fieldOf({ sides: { 'C2/SE': 'wall', 'C2/S': 'wall' } });
  expect(look(one, 'C1', 'D5')[0]).toBe('clear');
  expect(look(round, 'C1', 'D5')[0]).toBe('clear');
  expect(look(through, 'C1', 'D5')[0]).toBe('blocked');
});

test('art that spills out of an end hex is no obstacle, but the same woods next door are', () => {
  const spill = fieldOf({
    hexes: { C3: { ground: 'woods' } },
    areas: [
      {
        ground: 'woods',
        hexes: ['C3'],
        outline: [
          [170, 230],
          [210, 230],
          [210, 300],
          [170, 300],
        ],
      },
    ],
  });
  const wide = fieldOf({
    hexes: { C3: { ground: 'woods' }, C4: { ground: 'woods' } },
    areas: [
      {
        ground: 'woods',
        hexes: ['C3', 'C4'],
        outline: [
          [170, 230],
          [210, 230],
          [210, 350],
          [170, 350],
        ],
      },
    ],
  });
  expect(look(spill, 'C3', 'C6')).toEqual(['clear']);
  expect(look(wide, 'C3', 'C6')).toEqual(['blocked', 'blocks: crosses the woods of C4, 1 level high']);
});

test('a near miss is told and doesn’t count', () => {
  const field = fieldOf({
    hexes: { C5: { ground: 'woods' } },
    areas: [
      {
        ground: 'woods',
        hexes: ['C5'],
        outline: [
          [194, 430],
          [230, 420],
          [230, 440],
        ],
      },
    ],
  });
  expect(look(field, 'C3', 'C7')).toEqual(['clear', 'misses the woods of C5 by 2/96 of a hex']);
});

const HILL = fieldOf({
  hexes: { C4: { level: 1 }, C5: { level: 1 }, C6: { level: 1 } },
  crests: [
    {
      level: 1,
      outline: [
        [130, 300],
        [250, 300],
        [250, 560],
        [130, 560],
      ],
    },
  ],
});

test('a hill hides what is behind it, and its plateau what lies below', () => {
  expect(look(HILL, 'C2', 'C9')[0]).toBe('blocked');
  expect(look(HILL, 'C2', 'C9')[1]).toBe('blocks: meets the hill at C4, level 1');
  expect(look(HILL, 'C5', 'C9', [2, 0])[0]).toBe('blocked');
});

test('from the crest one looks down, and along the plateau', () => {
  expect(look(HILL, 'C6', 'C9', [2, 0])[0]).toBe('clear');
  expect(look(HILL, 'C4', 'C6', [2, 2])[0]).toBe('clear');
});

test('a level without a crest fills its hex', () => {
  const field = fieldOf({ hexes: { C5: { level: 1 } } });
  expect(look(field, 'C3', 'C7')).toEqual(['blocked', 'blocks: meets the hill at C5, level 1']);
});

test('crossing a corner of a hill hex outside the crest is clear', () => {
  const field = fieldOf({
    hexes: { C5: { level: 1 } },
    crests: [
      {
        level: 1,
        outline: [
          [180, 420],
          [204, 420],
          [204, 445],
          [180, 445],
        ],
      },
    ],
  });
  expect(look(field, 'B3', 'B7')[0]).toBe('clear');
  expect(look(field, 'C3', 'D8')[0]).toBe('clear');
});
