import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { cellOf, centreOf } from '../../../hex/index.ts';
import { type Position, worldOf } from '../testing/bench.ts';
import { coverAt, hasHeightAdvantage, isExposed, isOpenAt, isPassable, terrainAt } from './terrain.ts';

/** No hut has collapsed. */
const INTACT = {};

const worldWith = (position: Omit<Position, 'units'>) => worldOf({ units: [], ...position });

const GROUNDS: readonly (readonly [NonNullable<Position['hexes']>[string], number, boolean])[] = [
  ['open', 0, true],
  ['woods', 1, false],
  ['brush', 0, false],
  ['orchard', 0, false],
  ['grain', 0, false],
  ['wooden building', 2, false],
  ['stone building', 3, false],
];

test.each(GROUNDS)(
  '[aslsk 1.1.1.a, 1.1.1.open.a, 1.1.1.building.c, 1.1.1.woods.d, 1.1.1.brush.b, 1.1.1.orchard.b] TEM of %s is %i; open to fire: %s',
  (ground, tem, open) => {
    const world = worldWith({ hexes: { '1:D4': ground } });
    expect(coverAt(world, INTACT, '1:D4', '1:D7')?.tem ?? 0).toBe(tem);
    expect(isOpenAt(world, '1:D4', '1:D7')).toBe(open);
  },
);

test('[aslsk 1.1.1.grain.a, 1.1.1.grain.b] out of season grain is open ground', () => {
  const hexes = { '1:D4': 'grain' } as const;
  const [june, october] = [6, 10].map(month => worldWith({ hexes, date: { year: 1944, month } }));
  expect(june && terrainAt(june, '1:D4')).toBe('grain');
  expect(october && terrainAt(october, '1:D4')).toBe('open ground');
  expect(october && isOpenAt(october, '1:D4', '1:D7')).toBe(true);
  // All else is in winter what it is in summer.
  for (const ground of ['woods', 'brush', 'orchard', 'stone building'] as const) {
    const winter = worldWith({ hexes: { '1:D4': ground }, date: { year: 1944, month: 12 } });
    expect(terrainAt(winter, '1:D4')).toBe(ground);
  }
});

/** A road straight up column D through a hex of trees at D4. */
const roadThrough = (ground: 'woods' | 'orchard' | 'grain' | 'brush') =>
  worldWith({ hexes: { '1:D4': ground }, roads: [['D7', 'D6', 'D5', 'D4', 'D3', 'D2']] });
const byRoad = { from: '1:D5', byRoad: true } as const;

test('[aslsk 1.1.1.woodsroad.a] on a road through woods there is no cover from those who see no trees in between', () => {
  const world = roadThrough('woods');
  expect(coverAt(world, INTACT, '1:D4', '1:D7', byRoad)).toBeUndefined();
  expect(isExposed(world, INTACT, '1:D7', '1:D4', byRoad)).toBe(true);
  expect(coverAt(world, INTACT, '1:D4', '1:F3', byRoad)?.tem).toBe(1);
  expect(isExposed(world, INTACT, '1:F3', '1:D4', byRoad)).toBe(false);
});

/** A rectangle so many units around the dot of a hex: left, top, right, bottom. */
function around(
  column: number,
  row: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  const { x, y } = centreOf(cellOf(column, row));
  const corners: [number, number][] = [
    [x + left, y + top],
    [x + right, y + top],
    [x + right, y + bottom],
    [x + left, y + bottom],
  ];
  return corners;
}

test('[aslsk 1.1.1.woodsroad.a] it is the trees as drawn that count: where they leave a gap, they cover nobody on the road', () => {
  // Trees in the eastern half of D4 alone, and a field in C4.
  const world = worldWith({
    roads: [['D7', 'D6', 'D5', 'D4', 'D3', 'D2']],
    board: {
      hexes: { D4: { ground: 'woods' }, C4: { ground: 'grain' } },
      areas: [
        { ground: 'woods', hexes: ['D4'], outline: around(3, 4, [1, -40, 30, 40]) },
        { ground: 'grain', hexes: ['C4'], outline: around(2, 4, [-20, -20, 20, 20]) },
      ],
    },
  });
  expect(coverAt(world, INTACT, '1:D4', '1:C5', byRoad)).toBeUndefined();
  expect(coverAt(world, INTACT, '1:D4', '1:B3', byRoad)).toBeUndefined();
  expect(isExposed(world, INTACT, '1:C5', '1:D4', byRoad)).toBe(true);
  expect(coverAt(world, INTACT, '1:D4', '1:E4', byRoad)?.tem).toBe(1);
});

test('[aslsk 1.1.1.woodsroad.a] nor from those who see him between other trees', () => {
  const { x, y } = centreOf(cellOf(3, 4));
  const west: [number, number][] = [
    [x - 40, y - 20],
    [x - 10, y - 20],
    [x - 10, y + 20],
    [x - 40, y + 20],
  ];
  const orchard = { ground: 'orchard' } as const;
  const world = worldWith({
    roads: [['D7', 'D6', 'D5', 'D4', 'D3', 'D2']],
    board: {
      hexes: { D4: { ground: 'woods' }, E3: orchard, E4: orchard },
      areas: [{ ground: 'woods', hexes: ['D4'], outline: west }],
    },
  });
  expect(coverAt(world, INTACT, '1:D4', '1:B4', byRoad)?.tem).toBe(1);
  expect(coverAt(world, INTACT, '1:D4', '1:F4', byRoad)).toBeUndefined();
});

test('[aslsk 1.1.1.woodsroad.b] at the woods rate there is the cover of the woods', () => {
  const world = roadThrough('woods');
  expect(coverAt(world, INTACT, '1:D4', '1:D7', { from: '1:D5', byRoad: false })?.tem).toBe(1);
});

test.each(['orchard', 'grain', 'brush'] as const)(
  '[aslsk 1.1.1.orchardroad.a, 1.1.1.orchardroad.b] a road lined by %s is open only to those who look down the road',
  ground => {
    const world = roadThrough(ground);
    expect(isExposed(world, INTACT, '1:D7', '1:D4', byRoad)).toBe(true);
    expect(isExposed(world, INTACT, '1:F3', '1:D4', byRoad)).toBe(false);
    expect(isExposed(world, INTACT, '1:D7', '1:D4', { from: '1:D5', byRoad: false })).toBe(false);
  },
);

test('[aslsk 1.1.1.woodsroad.a, 1.1.1.orchardroad.a] to fire from nowhere one is open on a road through woods, and not on one that trees line', () => {
  expect(isOpenAt(roadThrough('woods'), '1:D4', undefined, byRoad)).toBe(true);
  expect(coverAt(roadThrough('woods'), INTACT, '1:D4', undefined, byRoad)).toBeUndefined();
  expect(isOpenAt(roadThrough('orchard'), '1:D4', undefined, byRoad)).toBe(false);
});

const HILL = { levels: { '1:D4': 1, '1:D3': 1, '1:E4': 1 } } as const;

test('[aslsk 1.1.1.hill.b] a bare hill is open ground, and gives no cover against fire from its own height', () => {
  const world = worldWith(HILL);
  expect(terrainAt(world, '1:D4')).toBe('open ground');
  expect(coverAt(world, INTACT, '1:D4', '1:D3')).toBeUndefined();
  expect(isOpenAt(world, '1:D4', '1:D3')).toBe(true);
});

test('[aslsk 1.1.1.hill.g] height helps against fire from below, and only who has no other cover', () => {
  const bare = worldWith(HILL);
  expect(hasHeightAdvantage(bare, INTACT, '1:D4', '1:D7')).toBe(true);
  expect(hasHeightAdvantage(bare, INTACT, '1:D4', '1:D3')).toBe(false);
  expect(hasHeightAdvantage(worldWith({ ...HILL, hexes: { '1:D4': 'woods' } }), INTACT, '1:D4', '1:D7')).toBe(
    false,
  );
  expect(hasHeightAdvantage(worldWith({ ...HILL, hexes: { '1:D4': 'brush' } }), INTACT, '1:D4', '1:D7')).toBe(
    true,
  );
});

test('[aslsk 1.1.1.hill.h] who has the advantage of height is not in the open to that fire', () => {
  const world = worldWith(HILL);
  expect(isExposed(world, INTACT, '1:D7', '1:D4')).toBe(false);
  expect(isExposed(world, INTACT, '1:D3', '1:D4')).toBe(true);
});

test('[aslsk 1.1.1.hill.i] not for who has just climbed the crest through the hexside that the fire comes through', () => {
  const world = worldWith(HILL);
  const came = (from: HexId) => hasHeightAdvantage(world, INTACT, '1:D4', '1:D7', { from, byRoad: false });
  expect(came('1:D5')).toBe(false);
  expect(came('1:C5')).toBe(true);
  expect(came('1:E4')).toBe(true);
  // The other way round: over the crest to the west, with fire from the west and from the south.
  const west = (from: HexId, fire: HexId) =>
    hasHeightAdvantage(world, INTACT, '1:D4', fire, { from, byRoad: false });
  expect(west('1:C4', '1:A3')).toBe(false);
  expect(west('1:C4', '1:D7')).toBe(true);
  expect(west('1:D5', '1:A3')).toBe(true);
});

test('nobody walks into water or over a cliff, but over a bridge by its road', () => {
  const world = worldWith({
    hexes: { '1:D4': 'water', '1:F4': 'water' },
    roads: [['D5', 'D4', 'D3']],
    board: { bridges: [{ hex: 'D4', material: 'stone', carries: 'road' }], sides: { 'H4/N': 'cliff' } },
  });
  expect(isPassable(world, '1:D5', '1:D4')).toBe(true);
  expect(isPassable(world, '1:D4', '1:D3')).toBe(true);
  expect(isPassable(world, '1:C4', '1:D4')).toBe(false);
  expect(isPassable(world, '1:D4', '1:C4')).toBe(false);
  expect(isPassable(world, '1:F5', '1:F4')).toBe(false);
  expect(isPassable(world, '1:H4', '1:H3')).toBe(false);
  expect(isPassable(world, '1:H3', '1:H4')).toBe(false);
});
