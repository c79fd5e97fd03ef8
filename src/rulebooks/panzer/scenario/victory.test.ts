/** Victory (B16): points, and ground that is held for a whole turn. */
import { expect, test } from 'vitest';
import { type Position, skirmish, standing } from '../testing/bench.ts';
import type { Condition } from './scenario.ts';
import { countOf, outcome } from './victory.ts';

type Unit = Position['units'][number];
const TANK = { card: 'pz-iiij', at: '1:C5' } as const;
const FOE = { card: 'crusader-i', at: '1:K9' } as const;
const HOLD: Condition = { is: 'hold', side: 'german', hexes: ['1:C5', '1:C6'], least: 1 };
const counted = (
  units: readonly Unit[],
  more: Partial<Position> = {},
  condition: Parameters<typeof countOf>[2] = HOLD,
) => {
  const { world, view } = standing({ turn: 4, ...more, units });
  return countOf(world, view, condition);
};
const since = (turn: number, side = 'german') => ({ holders: [{ at: '1:C5', side, since: turn }] }) as const;

test('[panzer B16] ground counts for whoever alone has stood on it for a whole turn', () => {
  expect(counted([TANK, FOE], since(3))).toBe(1);
  expect(counted([TANK, FOE], since(4))).toBe(0);
  expect(counted([TANK, FOE])).toBe(0);
  expect(counted([TANK, FOE], since(3, 'british'))).toBe(0);
  expect(counted([{ ...TANK, at: '1:D5' }, FOE], since(3))).toBe(0);
  expect(counted([TANK, { ...FOE, at: '1:C5' }], since(3))).toBe(0);
  // When the last turn is over, it must have been there when that began.
  expect(counted([TANK, FOE], { turn: 5, turns: 4, ...since(3) })).toBe(1);
  expect(counted([TANK, FOE], { turn: 5, turns: 4, ...since(4) })).toBe(0);
});

test('[panzer B16] when a turn ends it is noted who stands where alone, and since when', () => {
  const end = (units: readonly Unit[], more: Partial<Position> = {}) =>
    skirmish({
      phase: 'adjustment',
      part: 1,
      turn: 4,
      scenario: { victory: { side: 'german', all: [HOLD], words: '' } },
      ...more,
      units,
    }).state.holders;
  expect(end([TANK, FOE])).toEqual([{ at: '1:C5', side: 'german', since: 4 }]);
  expect(end([TANK, FOE], since(2))).toEqual([{ at: '1:C5', side: 'german', since: 2 }]);
  expect(end([TANK, FOE], since(2, 'british'))).toEqual([{ at: '1:C5', side: 'german', since: 4 }]);
  expect(end([{ ...TANK, at: '1:D5' }, FOE], since(2))).toBeUndefined();
  expect(end([TANK, { ...FOE, at: '1:C5' }], since(2))).toBeUndefined();
});

test('[panzer B16] points are those of units lost, half of them for a squad that is reduced, none for one that left', () => {
  const SQUAD = { card: 'german-squad' } as const;
  const lead = (units: readonly Unit[]) => counted(units, {}, { is: 'points', side: 'british', least: 1 });
  expect(lead([{ ...SQUAD, lost: 'eliminated' }, FOE])).toBe(14);
  expect(lead([{ card: 'german-half-squad', was: 'german-squad', at: '1:C5' }, FOE])).toBe(7);
  expect(lead([{ card: 'german-half-squad', was: 'german-squad', lost: 'eliminated' }, FOE])).toBe(14);
  expect(lead([{ ...SQUAD, lost: 'left' }, FOE])).toBe(0);
  for (const lost of ['knocked out', 'brewed up', 'bailed out', 'burned'] as const)
    expect(lead([{ card: 'pz-iiij', lost }, FOE])).toBe(48);
  // Both sides’ losses are set against one another.
  expect(
    lead([{ ...SQUAD, lost: 'eliminated' }, { card: 'british-section', lost: 'eliminated' }, TANK, FOE]),
  ).toBe(1);
});

test('[panzer B16] it is decided when the turns are over, or nobody of a side is left', () => {
  const ends = (units: readonly Unit[], more: Partial<Position> = {}) => {
    const { world, view } = standing({
      turns: 4,
      scenario: { turns: 4, victory: { side: 'german', all: [HOLD], words: 'it is held' } },
      ...more,
      units,
    });
    return outcome(view, world)?.winner;
  };
  expect(ends([TANK, FOE], { turn: 4, ...since(2) })).toBeUndefined();
  expect(ends([TANK, FOE], { turn: 5, ...since(2) })).toBe('german');
  expect(ends([TANK, FOE], { turn: 5 })).toBe('british');
  expect(ends([{ ...TANK, lost: 'knocked out' }, FOE], { turn: 2 })).toBe('british');
});
