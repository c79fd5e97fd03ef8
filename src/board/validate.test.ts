import { expect, test } from 'vitest';
import { boardHex } from './board.ts';
import type { BoardDocument } from './document.ts';
import { problemText } from './problem.ts';
import { EMPTY_BOARD } from './test-board.ts';
import { validateBoard } from './validate.ts';

const BLOCK: [number, number][] = [
  [160, 240],
  [224, 240],
  [224, 300],
  [160, 300],
];
const LONG_BLOCK = BLOCK.map(([x, y]): [number, number] => [x === 224 ? 300 : x, y]);
const HOUSE = { id: 'house', material: 'stone' as const, upper: 1, hexes: ['C3'], outline: BLOCK };
const GOOD: Partial<BoardDocument> = {
  hexes: { C3: { ground: 'building' }, E5: { ground: 'woods', level: 1 }, F5: { level: 1 } },
  sides: { 'C4/NE': 'wall' },
  areas: [
    {
      ground: 'woods',
      hexes: ['E5'],
      outline: [
        [340, 410],
        [420, 410],
        [420, 460],
      ],
    },
  ],
  buildings: [HOUSE],
  crests: [
    {
      level: 1,
      outline: [
        [340, 400],
        [520, 400],
        [520, 500],
        [340, 500],
      ],
    },
  ],
  roads: [{ kind: 'road', along: ['A5/NW', 'B5', 'C6', 'D6'] }],
  watercourses: [{ kind: 'stream', along: ['B4', 'B5', 'B6'] }],
  bridges: [{ hex: 'B5', material: 'wood', carries: 'road' }],
  labels: [{ text: 'Mill', at: [100, 100] }],
};

/** The problems of a document that differs from a good one, without file, line and column. */
function problems(parts: Record<string, unknown>): string[] {
  const text = JSON.stringify({ ...EMPTY_BOARD, ...GOOD, ...parts }, undefined, 2);
  const result = validateBoard(text, 'b.json');
  return result.ok
    ? []
    : result.problems.map(problem => problemText(problem).replace(/^b\.json:\d+:\d+ /, ''));
}

test('a good board has no problems and is compiled', () => {
  const result = validateBoard(JSON.stringify({ ...EMPTY_BOARD, ...GOOD }), 'b.json');
  expect(result.ok && [result.board.id, result.board.hexCount]).toEqual(['plain', 346]);
});

test('small houses may share a hex, whose building is the first of them', () => {
  const buildings = [HOUSE, { ...HOUSE, id: 'shed' }];
  const result = validateBoard(JSON.stringify({ ...EMPTY_BOARD, ...GOOD, buildings }), 'b.json');
  expect(result.ok && result.board.building[boardHex(result.board, 'C3')]).toBe(0);
});

test('a problem says where it is in the file, what is wrong and what was expected', () => {
  const text = JSON.stringify({ ...EMPTY_BOARD, hexes: { A1: {}, C4: { ground: 'lava' } } }, undefined, 2);
  const result = validateBoard(text, 'content/boards/plain.json');
  expect(result.ok ? [] : result.problems.map(problemText)).toEqual([
    'content/boards/plain.json:11:17 hexes.C4.ground: found "lava"; expected "open", "woods", "brush", "orchard", ' +
      '"grain", "vineyard", "marsh", "water", "building", "rubble", "shellholes", "graveyard", "rough", "sand", "crag" or "debris"',
  ]);
});

test('text that is no JSON gets a line and a column', () => {
  const result = validateBoard('{\n  "id": oops\n}', 'b.json');
  expect(result.ok ? '' : result.problems.map(problemText).join()).toMatch(/^b\.json:2:9 not JSON/);
  expect(validateBoard('', 'b.json')).toMatchObject({ ok: false, problems: [{ line: 1, column: 1 }] });
});

test('an entry given twice is reported: JSON would quietly keep the last', () => {
  const text = JSON.stringify(EMPTY_BOARD).replace('"hexes":{}', '"hexes":{"A1":{},"A1":{"level":1}}');
  const result = validateBoard(text, 'b.json');
  expect(result.ok ? [] : result.problems.map(p => p.wrong)).toEqual(["'A1' is given twice"]);
});

test.each([
  [
    'an unknown entry',
    { colour: 'red' },
    "colour: 'colour' is no entry of a board document; expected only known entries",
  ],
  ['a missing entry', { title: undefined }, 'title: missing; expected a string'],
  [
    'a bad hex name',
    { hexes: { ZX4: {} } },
    "hexes.ZX4: 'ZX4' is no such name; expected a hex name such as C4 or GG10",
  ],
  ['a number out of range', { rows: 99 }, 'rows: found 99; expected at most 40'],
  [
    'a short outline',
    { crests: [{ level: 1, outline: [[0, 0]] }] },
    'an outline needs at least three points',
  ],
  [
    'a bad course entry',
    { roads: [{ kind: 'road', along: ['A5', 'x'] }] },
    'a hex name such as C4 or GG10 or a hexside such as C4/NE',
  ],
])('schema: %s', (_, parts, message) => {
  expect(problems(parts).join('\n')).toContain(message);
});

test.each([
  [
    'a hex off the board',
    { hexes: { ...GOOD.hexes, HH1: {} } },
    'hexes.HH1: the board has no hex HH1; expected a hex from A1 to GG10',
  ],
  ['row 0 of a column without a half-hex', { hexes: { ...GOOD.hexes, C0: {} } }, 'the board has no hex C0'],
  ['a side beyond the edge', { sides: { 'B0/N': 'wall' } }, "B0/N lies beyond the board's edge"],
  [
    'a side named from both hexes',
    { sides: { 'C4/NE': 'wall', 'D3/SW': 'wall' } },
    'D3/SW is the same hexside as C4/NE',
  ],
  [
    'a course that jumps',
    { roads: [...(GOOD.roads ?? []), { kind: 'path', along: ['H3', 'H5'] }] },
    'roads[1].along[1]: the course jumps from H3 to H5',
  ],
  [
    'a hexside within a course',
    { roads: [...(GOOD.roads ?? []), { kind: 'path', along: ['A4', 'A5/NW', 'A6'] }] },
    'stands within the course',
  ],
  [
    'an end that stays on the board',
    { roads: [...(GOOD.roads ?? []), { kind: 'path', along: ['H4/N', 'H5'] }] },
    "H4/N doesn't lead off the board",
  ],
  [
    'an outline that crosses itself',
    {
      crests: [
        {
          level: 1,
          outline: [
            [0, 0],
            [50, 50],
            [50, 0],
            [0, 50],
          ],
        },
      ],
    },
    'crests[0].outline[2]: the edges after points 1 and 3 meet',
  ],
  [
    'an outline far off the board',
    {
      crests: [
        {
          level: 1,
          outline: [
            [-999, 0],
            [-900, 0],
            [-900, 9],
          ],
        },
      ],
    },
    "point 1 lies far beyond the board's edge",
  ],
  [
    'a drawing that misses its hex',
    { buildings: [{ ...HOUSE, hexes: ['C3', 'P9'] }], hexes: { ...GOOD.hexes, P9: { ground: 'building' } } },
    "buildings[0].hexes[1]: the outline doesn't reach P9",
  ],
  [
    'an area over other ground',
    { hexes: { ...GOOD.hexes, E5: { ground: 'brush', level: 1 } } },
    'E5 is in an area of woods but its ground is brush',
  ],
  [
    'a building on open ground',
    { hexes: { ...GOOD.hexes, C3: {} } },
    'C3 is in building house but its ground is open',
  ],
  [
    'building ground without a building',
    { hexes: { ...GOOD.hexes, K2: { ground: 'building' } } },
    'the ground of K2 is building but no building lists it',
  ],
  [
    'two buildings of one name',
    { buildings: [HOUSE, HOUSE] },
    'buildings[1].id: two buildings are called house',
  ],
  [
    'a hex in two buildings, one of which reaches farther',
    {
      buildings: [HOUSE, { ...HOUSE, id: 'barn', hexes: ['C3', 'D3'], outline: LONG_BLOCK }],
      hexes: { ...GOOD.hexes, D3: { ground: 'building' } },
    },
    'C3 is in building house as well',
  ],
  [
    'a level below its crest',
    { hexes: { ...GOOD.hexes, E5: { ground: 'woods' } } },
    'E5 lies within the crest of level 1 but its level is 0',
  ],
  ['a bridge over nothing', { watercourses: [] }, 'the bridge in B5 spans nothing'],
  ['a bridge without a road', { roads: [] }, 'no road leads over the bridge in B5'],
  [
    'a label off the board',
    { labels: [{ text: 'Mill', at: [9999, 1] }] },
    "labels[0].at: the label 'Mill' lies off the board",
  ],
])('check: %s', (_, parts, message) => {
  const found = problems(parts);
  expect(found.join('\n')).toContain(message);
  expect(found).toHaveLength(1);
});
