/** Spotting (B3) and lines of sight (B4). */
import { expect, test } from 'vitest';
import { fieldedById, type View } from '../game.ts';
import { type Position, standing } from '../testing/bench.ts';
import { inSight } from './sight.ts';
import { knows, sees, spots } from './spotting.ts';

type Told = Partial<Position['units'][number]>;
/** A German tank at C20, and somebody `range` hexes to the north. */
const seen = (theirs: Told, range: number, ours: Told = {}, more: Partial<Omit<Position, 'units'>> = {}) => {
  const { world, view } = standing({
    size: [5, 48],
    ...more,
    units: [
      { card: 'pz-iiih', at: '1:C45', facing: 0, ...ours },
      { card: 'crusader-i', at: `1:C${45 - range}` as '1:C5', ...theirs },
    ],
  });
  return spots(world, view as View, fieldedById(view, 'u1'), fieldedById(view, 'u2'));
};
const reach = (theirs: Told, ours: Told = {}, ground?: 'brush' | 'woods' | 'stone building') => {
  for (let range = 44; range > 0; range--)
    if (seen(theirs, range, ours, ground ? { hexes: { [`1:C${45 - range}`]: ground } } : {})) return range;
  return 0;
};

test('[panzer B3, B3.1, B3.2] the range goes by what the target is, its cover, and what it did: the greater sign counts alone (E-077)', () => {
  expect(reach({})).toBe(20);
  expect(reach({ card: '6-pdr' })).toBe(10);
  expect(reach({ card: 'british-section' })).toBe(6);
  expect(reach({}, {}, 'brush')).toBe(12);
  expect(reach({}, {}, 'woods')).toBe(7);
  expect(reach({}, {}, 'stone building')).toBe(5);
  expect(reach({ spot: { by: 'MOVE', turn: 1 } })).toBe(40);
  expect(reach({ spot: { by: 'FIRE', turn: 1 } }, {}, 'woods')).toBe(30);
  expect(reach({ spot: { by: 'FIRE', turn: 1 } })).toBe(40);
  expect(reach({ spot: { by: 'MOVE', turn: 1 } }, {}, 'woods')).toBe(20);
});

test('[panzer 7.8.3.c] closed hatches lower it by a row', () => {
  expect(reach({}, { buttoned: true })).toBe(12);
});

test('[panzer B3.4, BASE.SUP] who is suppressed spots only ahead', () => {
  expect(seen({}, 5, { suppressed: 'ON' })).toBe(true);
  expect(seen({}, 5, { suppressed: 'ON', facing: 2 })).toBe(false);
  expect(seen({}, 5, { facing: 2 })).toBe(true);
});

test('[panzer B3.7] who has no weapon spots nobody', () => {
  expect(seen({}, 5, { card: 'german-truck' })).toBe(false);
});

test('[panzer B3.3, 7.4.1] spots are handed on, but not to or from other platoons without radios', () => {
  const told = (options: readonly ['7.4'] | readonly [], group: string) => {
    const { world, view } = standing({
      size: [13, 30],
      options,
      units: [
        { card: 'l3-35', at: '1:C28', group: 'first' },
        { card: 'crusader-i', at: '1:C2', spottedBy: ['u3'] },
        { card: 'l3-35', at: '1:C10', group },
      ],
    });
    const [firer, target] = [fieldedById(view, 'u1'), fieldedById(view, 'u2')];
    return [knows(world, view as View, firer, target), sees(world, view as View, firer, target)];
  };
  expect(told([], 'second')).toEqual([true, true]);
  expect(told(['7.4'], 'second')).toEqual([false, false]);
  expect(told(['7.4'], 'first')).toEqual([true, true]);
});

const clear = (a: string, b: string, sketch: Partial<Position>): boolean => {
  const { world } = standing({ size: [5, 30], ...sketch, units: [] });
  const found = inSight(world, a as '1:C1', b as '1:C1');
  expect(inSight(world, b as '1:C1', a as '1:C1')).toBe(found);
  return found;
};

test('[panzer B4, B4.1, B4.2, B4.6, B4.7] what stands between blocks if it is higher than both, or as high as one and higher than the other', () => {
  expect(clear('1:C20', '1:C10', {})).toBe(true);
  expect(clear('1:C20', '1:C10', { hexes: { '1:C15': 'woods' } })).toBe(false);
  expect(clear('1:C20', '1:C10', { hexes: { '1:C15': 'orchard' } })).toBe(false);
  expect(clear('1:C20', '1:C10', { hexes: { '1:C15': 'brush' } })).toBe(true);
  expect(clear('1:C20', '1:C10', { hexes: { '1:C15': 'stone building' } })).toBe(false);
  // As high as the higher end, and higher than the other.
  expect(clear('1:C20', '1:C10', { levels: { '1:C20': 1 }, hexes: { '1:C15': 'orchard' } })).toBe(false);
  // No higher than either.
  expect(clear('1:C20', '1:C10', { levels: { '1:C20': 1, '1:C10': 1, '1:C15': 1 } })).toBe(true);
  // Into and out of it.
  expect(clear('1:C20', '1:C10', { hexes: { '1:C20': 'woods', '1:C10': 'woods' } })).toBe(true);
});

test('[panzer B4.3] behind an obstacle lies a blind zone: its range from the higher end by 2, 4 or 8, and one hex at least', () => {
  // Two levels above a light grove at range 8: 8 / 2 = 4 hexes are blind where the end is one above it.
  const over = (level: number, behind: number) =>
    clear('1:C25', `1:C${17 - behind}`, { levels: { '1:C25': level }, hexes: { '1:C17': 'orchard' } });
  expect([over(2, 4), over(2, 5)]).toEqual([false, true]);
  expect([over(3, 2), over(3, 3)]).toEqual([false, true]);
  expect([over(4, 1), over(4, 2)]).toEqual([false, true]);
  expect([over(5, 1), over(5, 2)]).toEqual([false, true]);
});

test('[panzer B4.4] the height of the lower end is added to the divisor', () => {
  const raised = (behind: number) =>
    clear('1:C25', `1:C${17 - behind}`, {
      levels: { '1:C25': 4, [`1:C${17 - behind}`]: 1 },
      hexes: { '1:C17': 'woods' },
    });
  // The wood is 2 high, the eye 2 above it: 8 / (4 + 1) = 1.
  expect([raised(1), raised(2)]).toEqual([false, true]);
});

test('[panzer B4.5] a line along a hexside is blocked if either hex blocks', () => {
  const along = (hexes: Position['hexes']) => clear('1:A10', '1:C10', { hexes: hexes ?? {} });
  expect(along({})).toBe(true);
  expect(along({ '1:B10': 'woods' })).toBe(false);
  expect(along({ '1:B9': 'woods' })).toBe(false);
});

test('[panzer B4.8] a unit in a gully sees, and is seen, from the next hex or along the gully', () => {
  const gully = (from: string, to: string) =>
    clear(from, to, {
      board: { watercourses: [{ kind: 'gully', along: ['C10', 'C11', 'C12', 'C13'] }] } as never,
    });
  expect(gully('1:C10', '1:C13')).toBe(true);
  expect(gully('1:C10', '1:C9')).toBe(true);
  expect(gully('1:C10', '1:C8')).toBe(false);
});

test('[panzer B4.3] E-078: from height 2 an obstacle of 1 at 14 hexes hides the seven hexes behind it', () => {
  const behind = (range: number) =>
    clear('1:C40', `1:C${40 - range}`, {
      size: [5, 40],
      levels: { '1:C40': 2 },
      hexes: { '1:C26': 'orchard' },
    });
  expect([behind(15), behind(21), behind(22)]).toEqual([false, false, true]);
});
