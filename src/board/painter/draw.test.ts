import { describe, expect, test } from 'vitest';
import { type BoardDocument, GROUNDS, MATERIALS, ROADS, SIDE_TERRAINS, WATERCOURSES } from '../document.ts';
import type { LayerName, Mark } from './display-list.ts';
import { drawBoard } from './draw.ts';
import { BOARD_IDS, SQUARE, shippedBoard, smallBoard } from './test-documents.ts';

const marksOn = (board: BoardDocument, layer: LayerName): readonly Mark[] =>
  drawBoard(board).layers.find(({ name }) => name === layer)?.marks ?? [];

const added = (change: Partial<BoardDocument>, layer: LayerName): number =>
  marksOn(smallBoard(change), layer).length - marksOn(smallBoard(), layer).length;

describe('the same document gives the same picture', () => {
  test.each(BOARD_IDS)('%s, whatever was drawn in between', id => {
    const first = JSON.stringify(drawBoard(shippedBoard(id)));
    drawBoard(smallBoard({ hexes: { C2: { ground: 'woods' } } }));
    expect(JSON.stringify(drawBoard(shippedBoard(id)))).toBe(first);
  });

  test('and another document another picture', () => {
    expect(JSON.stringify(drawBoard(shippedBoard('farm')))).not.toBe(
      JSON.stringify(drawBoard(shippedBoard('hill'))),
    );
  });
});

describe('every terrain leaves its marks', () => {
  const covers = GROUNDS.filter(ground => ground !== 'open' && ground !== 'building');
  const layerOf = (ground: string): LayerName => (ground === 'water' ? 'watercourses' : 'areas');

  test.each(covers)('%s with an outline', ground => {
    const hexes = { C2: { ground } };
    const areas = [{ ground, hexes: ['C2'], outline: SQUARE }];
    expect(added({ hexes, areas }, layerOf(ground))).toBeGreaterThan(0);
  });

  test.each(covers)('%s that nobody has outlined', ground => {
    expect(added({ hexes: { C2: { ground } } }, layerOf(ground))).toBeGreaterThan(0);
  });

  test.each(SIDE_TERRAINS)('%s', kind => {
    expect(added({ sides: { 'C2/N': kind } }, 'hexsides')).toBeGreaterThan(0);
  });

  test.each(ROADS)('%s', kind => {
    expect(added({ roads: [{ kind, along: ['C1/N', 'C1', 'C2'] }] }, 'roads')).toBeGreaterThan(0);
  });

  test.each(WATERCOURSES)('%s', kind => {
    expect(added({ watercourses: [{ kind, along: ['C1', 'C2'] }] }, 'watercourses')).toBeGreaterThan(0);
  });

  test.each(MATERIALS)('a bridge of %s', material => {
    const roads = [{ kind: 'dirt' as const, along: ['B1', 'C2', 'D2'] }];
    const bridges = [{ hex: 'C2', material, carries: 'dirt' as const }];
    expect(marksOn(smallBoard({ roads, bridges }), 'roads').length).toBeGreaterThan(
      marksOn(smallBoard({ roads }), 'roads').length,
    );
  });

  test.each(MATERIALS)('a house of %s', material => {
    const buildings = [{ id: 'b1', material, upper: 0, hexes: ['C2'], outline: SQUARE }];
    expect(added({ hexes: { C2: { ground: 'building' } }, buildings }, 'buildings')).toBeGreaterThan(0);
  });

  test('a crest', () => {
    const crests = [{ level: 1, outline: SQUARE }];
    expect(added({ hexes: { C2: { level: 1 } }, crests }, 'levels')).toBeGreaterThan(0);
  });

  test('a level that no crest explains, and a hollow', () => {
    expect(added({ hexes: { C2: { level: 2 } } }, 'levels')).toBe(1);
    expect(added({ hexes: { C2: { level: -1 } } }, 'levels')).toBe(1);
  });

  test('a label', () => {
    expect(added({ labels: [{ text: 'Here', at: [192, 144] }] }, 'names')).toBe(1);
  });
});

test('stone and wood differ by more than colour', () => {
  const house = (material: 'stone' | 'wood') =>
    marksOn(
      smallBoard({
        hexes: { C2: { ground: 'building' } },
        buildings: [{ id: 'b1', material, upper: 0, hexes: ['C2'], outline: SQUARE }],
      }),
      'buildings',
    );
  const shapes = (marks: readonly Mark[]) => marks.map(mark => (mark.is === 'text' ? '' : mark.path.join()));
  expect(shapes(house('stone'))).not.toEqual(shapes(house('wood')));
});

test('a crest that runs off the board has no line along the edge', () => {
  const outline: [number, number][] = [
    [140, -60],
    [260, -60],
    [260, 120],
    [140, 120],
  ];
  const lines = marksOn(
    smallBoard({ hexes: { C1: { level: 1 } }, crests: [{ level: 1, outline }] }),
    'levels',
  ).filter(mark => mark.is === 'stroke' && mark.width === 1.7);
  expect(lines).toHaveLength(1);
  const [line] = lines;
  // Down one flank, along the foot and up the other: five points with the two where the board's edge cuts.
  expect(line?.is === 'stroke' && line.path.slice(0, 3)).toEqual([0, expect.closeTo(260 * 0.866, 0), 0]);
});

test('every hex is named once', () => {
  const names = marksOn(smallBoard(), 'names').flatMap(mark => (mark.is === 'text' ? [mark.text] : []));
  expect(names).toHaveLength(3 * 3 + 2 * 4);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('D0');
});
