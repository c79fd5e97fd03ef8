import { expect, test } from 'vitest';
import type { Position } from '../testing/bench.ts';
import { figuresOf, linesOf, strengthOf } from './test-lines.ts';

const enemyAt = (at: string, more: Partial<Position> = {}, firer: object = {}): Position => ({
  units: [
    { card: 'german 4-6-7', at: '1:D2', ...firer },
    { card: 'russian 4-4-7', at: at as '1:D3' },
  ],
  ...more,
});

test('[sl 5.4.1] point blank: firepower counts twice in the next hex, and not in the one behind it', () => {
  expect(strengthOf(enemyAt('1:D3'), { target: '1:D3' })).toBe(8);
  expect(strengthOf(enemyAt('1:D4'), { target: '1:D4' })).toBe(4);
});

test('[sl 5.4.2, 5.4.3, 3.21.4.b] two levels apart only who looks down fires point blank', () => {
  const heights = { levels: { '1:D2': 2 } };
  expect(strengthOf(enemyAt('1:D3', heights), { target: '1:D3' })).toBe(8);
  expect(strengthOf(enemyAt('1:D3', { levels: { '1:D3': 2 } }), { target: '1:D3' })).toBe(4);
  expect(strengthOf(enemyAt('1:D3', { levels: { '1:D3': 1 } }), { target: '1:D3' })).toBe(8);
});

test('[sl 5.4.4] long range: half beyond the printed range', () => {
  const at = (range: number) => `1:D${2 + range}` as const;
  const long = { size: [13, 20] as const };
  expect([6, 7, 12].map(far => strengthOf(enemyAt(at(far), long), { target: at(far) }))).toEqual([4, 2, 2]);
});

test('[sl 5.4.5, SOP.5.2] who has moved fires at half strength, and so does the gun he mans', () => {
  const moved = enemyAt(
    '1:D4',
    { phase: 'advancing-fire', weapons: [{ card: 'german MMG', by: 'u1' }] },
    { moved: true },
  );
  expect(strengthOf(moved, { target: '1:D4' })).toBe(2);
  expect(strengthOf(moved, { target: '1:D4', shooters: ['w1'] })).toBe(2);
  expect(strengthOf(enemyAt('1:D4', { phase: 'advancing-fire' }), { target: '1:D4' })).toBe(4);
});

test('[sl 5.4.7] E1-201: moving and point blank come to the printed factors', () => {
  const moved = enemyAt('1:D3', { phase: 'advancing-fire' }, { moved: true });
  expect(strengthOf(moved, { target: '1:D3' })).toBe(4);
});

test('[sl 5.5.6.3] pinned men fire at half strength, their gun too', () => {
  const pinned = enemyAt('1:D4', { weapons: [{ card: 'german MMG', by: 'u1' }] }, { pinned: true });
  expect(strengthOf(pinned, { target: '1:D4' })).toBe(2);
  expect(strengthOf(pinned, { target: '1:D4', shooters: ['w1'] })).toBe(2);
});

test('[sl 5.5.1, 5.5.2] the factors of all are doubled or halved each by itself, and added', () => {
  const group: Position = {
    units: [
      { card: 'german 4-6-7', at: '1:D3' },
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
  };
  expect(strengthOf(group, { target: '1:D4', shooters: ['u1', 'u2'] })).toBe(12);
});

test('[sl 5.3.1, 5.3.2] the ground of the target: each kind its own, and a road changes nothing', () => {
  const on = (ground: 'woods' | 'stone building' | 'wooden building' | 'grain') =>
    figuresOf(enemyAt('1:D4', { hexes: { '1:D4': ground } }), { target: '1:D4' })[0]?.[3];
  expect([on('woods'), on('wooden building'), on('stone building'), on('grain')]).toEqual([1, 2, 3, 0]);
  const road = { hexes: { '1:D4': 'woods' as const }, roads: [['C4', 'D4', 'E4']] };
  expect(figuresOf(enemyAt('1:D4', road), { target: '1:D4' })[0]?.[3]).toBe(1);
  // Whatever the season, save for wheat (14.11.5).
  const winter = { hexes: { '1:D4': 'woods' as const }, date: { year: 1944, month: 1 } };
  expect(figuresOf(enemyAt('1:D4', winter), { target: '1:D4' })[0]?.[3]).toBe(1);
});

const wall = (side: string, kind: 'wall' | 'hedge', more: Partial<Position> = {}) =>
  enemyAt('1:D4', { ...more, board: { sides: { [side]: kind } } });

test('[sl 5.3.1, 5.3.3] a wall or hedge of the target hex on the line is added, and helps nobody who stands above it', () => {
  const drm = (position: Position) => figuresOf(position, { target: '1:D4' })[0]?.[3];
  expect([drm(wall('D4/N', 'wall')), drm(wall('D4/N', 'hedge')), drm(wall('D4/S', 'wall'))]).toEqual([
    2, 1, 0,
  ]);
  expect(drm(wall('D4/N', 'wall', { hexes: { '1:D4': 'woods' } }))).toBe(3);
  // Only the height advantage is left.
  expect(drm(wall('D4/N', 'wall', { levels: { '1:D4': 1 } }))).toBe(1);
});

test('[sl 5.3.4] a wall that some of the group fire past covers from nobody, the ground does', () => {
  const position: Position = {
    units: [
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
    hexes: { '1:D4': 'woods' },
    board: { sides: { 'D4/N': 'wall' } },
  };
  expect(figuresOf(position, { target: '1:D4' })[0]?.[3]).toBe(3);
  expect(figuresOf(position, { target: '1:D4', shooters: ['u1', 'u2'] })[0]?.[3]).toBe(1);
});

test('[sl QA-11.53] E1-124: a wall between neighbours covers both', () => {
  const position: Position = {
    units: [
      { card: 'german 4-6-7', at: '1:D3' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
    board: { sides: { 'D4/N': 'wall' } },
  };
  expect(figuresOf(position, { target: '1:D4' })[0]?.[3]).toBe(2);
  expect(figuresOf(position, { target: '1:D3', shooters: ['u2'] })[0]?.[3]).toBe(2);
});

test('[sl 5.3.5.1, 5.3.5.2] one more on the dice uphill, if only one of the group is lower', () => {
  const position: Position = {
    units: [
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:D3' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
    levels: { '1:D3': 1, '1:D4': 1 },
  };
  expect(figuresOf(position, { target: '1:D4', shooters: ['u2'] })[0]?.[3]).toBe(0);
  expect(figuresOf(position, { target: '1:D4', shooters: ['u2', 'u1'] })[0]?.[3]).toBe(1);
});

test('[sl 5.3.5.3] from a height above the range, fire falls behind a wall', () => {
  const from = (level: number) =>
    figuresOf(
      {
        units: [
          { card: 'german 4-6-7', at: '1:D3' },
          { card: 'russian 4-4-7', at: '1:D4' },
        ],
        levels: { '1:D3': level },
        board: { sides: { 'D4/N': 'wall' } },
      },
      { target: '1:D4' },
    )[0]?.[3];
  expect([from(0), from(1), from(2), from(3), from(4)]).toEqual([2, 2, 1, 0, 0]);
});

test('[sl 5.6.5, 5.6.6] in one hex those who moved draw more of the same fire than those who did not', () => {
  const position: Position = {
    phase: 'defensive-fire',
    attacker: 'russian',
    units: [
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:D4' },
      { card: 'russian 6-2-8', at: '1:D4' },
    ],
    trails: [
      {
        unit: 'u2',
        side: 'russian',
        from: '1:D5',
        kind: 'normal',
        steps: [{ n: 1, at: '1:D4', halves: 2, with: ['u2'] }],
        settled: 0,
      },
    ],
  };
  const lines = linesOf(position, { target: '1:D4' });
  expect(lines.map(({ targets, drm }) => [targets, drm.value])).toEqual([
    [['u2'], -2],
    [['u3'], 0],
  ]);
});

const mover = (kind: 'normal' | 'assault', more: Partial<Position>, from = '1:D5') =>
  figuresOf(
    {
      phase: 'defensive-fire',
      attacker: 'russian',
      units: [
        { card: 'german 4-6-7', at: '1:D2' },
        { card: 'russian 4-4-7', at: '1:D4' },
      ],
      trails: [
        {
          unit: 'u2',
          side: 'russian',
          from: from as '1:D5',
          kind,
          steps: [{ n: 1, at: '1:D4', halves: 2, with: ['u2'] }],
          settled: 0,
        },
      ],
      ...more,
    },
    { target: '1:D4' },
  )[0]?.[3];

test('[sl 5.6.8.1.a, 5.6.8.1.b] E1-214, E1-215: movement -1, in the open -1 more; with care only the latter', () => {
  expect(mover('normal', {})).toBe(-2);
  expect(mover('assault', {})).toBe(-1);
  expect(mover('normal', { board: { sides: { 'D4/N': 'wall' } } })).toBe(0);
  expect(mover('normal', { hexes: { '1:D4': 'woods' } })).toBe(0);
});

test('[sl 5.6.8.1.a] from one hex of a house to the next nobody draws fire for moving', () => {
  const house = { buildings: { long: { material: 'stone' as const, hexes: ['1:D4', '1:D5'] } } };
  expect(mover('normal', house)).toBe(3);
  expect(mover('normal', { hexes: { '1:D4': 'stone building' } })).toBe(2);
});
