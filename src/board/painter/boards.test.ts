import { describe, expect, test } from 'vitest';
import { type Battlefield, findHex, roadsThrough } from '../battlefield.ts';
import type { Board } from '../board.ts';
import { GROUNDS, MATERIALS, ROADS, SIDE_TERRAINS, WATERCOURSES } from '../document.ts';
import { battlefieldFrom } from '../join.ts';
import { problemText } from '../problem.ts';
import { validateBoard } from '../validate.ts';
import { drawBoard } from './draw.ts';
import { contains, distanceToEdge } from './geometry.ts';
import { PALETTES } from './palettes/index.ts';
import { roadLanes } from './roads.ts';
import { sceneOf, toPaper } from './scene.ts';
import { BOARD_IDS, boardFile, boardText, shippedBoard } from './test-documents.ts';

const boards = new Map<string, Board>();
for (const id of BOARD_IDS) {
  const checked = validateBoard(boardText(id), boardFile(id));
  if (checked.ok) boards.set(id, checked.board);
}

function battlefield(layout: string): Battlefield {
  const joined = battlefieldFrom(layout, boards);
  if (!joined.ok) throw new Error(joined.wrong);
  return joined.value;
}

describe.each(BOARD_IDS)('the board %s', id => {
  test('passes every check', () => {
    const checked = validateBoard(boardText(id), boardFile(id));
    expect(checked.ok ? [] : checked.problems.map(problemText)).toEqual([]);
  });

  test('has the size of a geomorphic board, and its file has its name', () => {
    expect(shippedBoard(id)).toMatchObject({ id, columns: 33, rows: 10 });
  });

  test('sends roads off at the middle of its long edges and nowhere else', () => {
    const exits = shippedBoard(id).roads.flatMap(({ along }) => along.filter(stop => stop.includes('/')));
    expect(exits.sort()).toEqual(['Q1/N', 'Q10/S']);
  });

  test('lies open and level along every edge, where half-hexes meet those of its neighbours', () => {
    const isHalf = (name: string): boolean =>
      /^(?:A|GG)\d+$|^(?:[BDFHJLNPRTVXZ]|BB|DD|FF)(?:0|10)$/.test(name);
    expect(Object.keys(shippedBoard(id).hexes).filter(isHalf)).toEqual([]);
  });

  test('draws every level with a crest', () => {
    const levels = drawBoard(shippedBoard(id)).layers.find(({ name }) => name === 'levels')?.marks ?? [];
    const tints: readonly unknown[] = [...PALETTES.temperate.levels, PALETTES.temperate.relief.hollow];
    const slabs = levels.filter(mark => mark.is === 'fill' && tints.includes(mark.ink));
    expect(slabs).toHaveLength(shippedBoard(id).crests.length);
  });

  test('builds no house on a road', () => {
    const scene = sceneOf(battlefield(id).boards);
    const inTheWay = scene.buildings.filter(({ outline }) => {
      const walls = outline.map(toPaper);
      return roadLanes(scene).some(({ line }) =>
        line.some(point => contains(walls, point) || distanceToEdge(walls, point) < 3),
      );
    });
    expect(inTheWay.map(({ id: house, hexes }) => `${house} in ${hexes.join(' ')}`)).toEqual([]);
  });

  test('carries every road dry-shod', () => {
    const { roads, watercourses, bridges, hexes } = shippedBoard(id);
    const streams = new Set(
      watercourses.filter(({ kind }) => kind === 'stream').flatMap(({ along }) => along),
    );
    const bridged = new Set(bridges.map(({ hex }) => hex));
    const wet = roads
      .flatMap(({ along }) => along)
      .filter(stop => (streams.has(stop) || hexes[stop]?.ground === 'water') && !bridged.has(stop));
    expect(wet).toEqual([]);
  });
});

describe('any two boards join, whichever way round they lie', () => {
  // All edges are alike: each board on either side of the village shows whether it keeps to that.
  const ways = BOARD_IDS.flatMap(id => [id, `${id}^`]);
  const pairs = ways.flatMap(way => [['village', way] as const, [way, 'village^'] as const]);

  test.each(pairs)('%s beside %s', (left, right) => {
    const field = battlefield(`${left}+${right}`);
    const seam = left.endsWith('^') ? ['1:A5', '1:A6'] : ['1:GG5', '1:GG6'];
    for (const name of seam) {
      const hex = findHex(field, name) ?? -1;
      const west = ([4, 5] as const).flatMap(side => roadsThrough(field, hex, side));
      const east = ([1, 2] as const).flatMap(side => roadsThrough(field, hex, side));
      expect([name, west, east]).toEqual([name, ['road'], ['road']]);
    }
  });

  test.each(pairs)('%s above %s', (upper, lower) => {
    const field = battlefield(`${upper}/${lower}`);
    const above = findHex(field, upper.endsWith('^') ? '1:Q1' : '1:Q10') ?? -1;
    const below = findHex(field, lower.endsWith('^') ? '2:Q10' : '2:Q1') ?? -1;
    expect(roadsThrough(field, above, 3)).toEqual(['road']);
    expect(roadsThrough(field, below, 0)).toEqual(['road']);
  });
});

describe('the boards together show', () => {
  const all = BOARD_IDS.map(shippedBoard);
  /** Made for the boards of coming books; palettes.test.ts holds how they are painted. */
  const onNone: readonly string[] = ['open', 'debris', 'bocage'];

  test.each(GROUNDS.filter(ground => !onNone.includes(ground)))('%s', ground => {
    expect(all.some(({ hexes }) => Object.values(hexes).some(hex => hex.ground === ground))).toBe(true);
  });
  test.each(SIDE_TERRAINS.filter(kind => !onNone.includes(kind)))('%s', kind => {
    expect(all.some(({ sides }) => Object.values(sides).includes(kind))).toBe(true);
  });
  test.each([...ROADS, ...WATERCOURSES])('%s', kind => {
    expect(
      all.some(board => [...board.roads, ...board.watercourses].some(course => course.kind === kind)),
    ).toBe(true);
  });
  test.each(MATERIALS)('houses and bridges of %s', material => {
    expect(all.some(({ buildings }) => buildings.some(house => house.material === material))).toBe(true);
    expect(all.some(({ bridges }) => bridges.some(bridge => bridge.material === material))).toBe(true);
  });
});
