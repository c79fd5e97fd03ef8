import { expect, test } from 'vitest';
import { fitsIn } from '../movement/stacking.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit, weapon } from '../testing/bench.ts';
import type { Scenario } from './scenario.ts';
import { setUpFrames } from './set-up.ts';

const groups: Scenario['groups'] = [
  {
    id: 'line',
    side: 'german',
    units: { 'german 4-6-7': 4, 'german 8-0': 1 },
    weapons: { 'german LMG': 1 },
    buildings: ['1:house'],
  },
  {
    id: 'later',
    side: 'german',
    units: { 'german 2-4-7': 1 },
    weapons: { 'german MMG': 1 },
    enter: { turn: 2, along: ['1:A1'] },
  },
  { id: 'russian', side: 'russian', units: { 'russian 4-4-7': 1 }, setUp: ['1:A1-B2'] },
];

/** The Germans set up in a house of two hexes. */
const settingUp = (more: Partial<Position> = {}) =>
  skirmish({
    buildings: { house: { material: 'stone', hexes: ['D4', 'D5'] } },
    scenario: { groups },
    doing: [{ is: 'set-up', side: 'german' }],
    phase: 'rally',
    units: [
      ...[1, 2, 3, 4].map(() => ({ card: 'german 4-6-7', group: 'line' })),
      { card: 'german 8-0', group: 'line' },
      { card: 'german 2-4-7', group: 'later' },
      { card: 'russian 4-4-7', at: '1:A1' },
    ],
    weapons: [{ card: 'german LMG' }, { card: 'german MMG' }],
    ...more,
  });

const ALL = ['place u1 1:D4', 'place u2 1:D4', 'place u3 1:D4', 'place u4 1:D5', 'place u5 1:D4'];

test('[sl SC1.1] in a building means in any of its hexes', () => {
  const match = settingUp();
  expect(offers(match, 'german', 'place')).toEqual([
    'place u1 1:D4',
    'place u1 1:D5',
    'place u5 1:D4',
    'place u5 1:D5',
  ]);
});

test('[sl 4.3.1] no hex takes more than it holds', () => {
  const match = settingUp();
  play(match, 'german', ...ALL.slice(0, 3));
  expect(refusals(match, 'german', 'place u4 1:D4')).toEqual(['4.3.1']);
});

test('weapons are given once all are placed, and all that can be', () => {
  const match = settingUp();
  expect(refusals(match, 'german', 'give w1 u1')).toEqual(['4.2.1']);
  expect(refusals(match, 'german', 'done')).toEqual(['SC1.1']);
  play(match, 'german', ...ALL);
  expect(refusals(match, 'german', 'done')).toEqual(['4.2.1']);
  expect(refusals(match, 'german', 'give w1 u6')).toEqual(['4.2.1']);
  play(match, 'german', 'give w1 u1', 'lift u1');
  expect([unit(match, 'u1').at, weapon(match, 'w1').by]).toEqual([undefined, undefined]);
  play(match, 'german', 'place u1 1:D5', 'give w1 u1', 'give w2 u6', 'done');
  expect(match.state.doing).not.toContainEqual({ is: 'set-up', side: 'german' });
});

test('[sl 4.2.7.4] who comes later brings his gun in one piece or in parts', () => {
  const match = settingUp();
  play(match, 'german', ...ALL, 'give w1 u1', 'give w2 u6');
  expect(offers(match, 'german', 'dismantle')).toEqual(['dismantle w2']);
  play(match, 'german', 'dismantle w2');
  expect(weapon(match, 'w2').dismantled).toBe(true);
  play(match, 'german', 'assemble w2', 'done');
  expect(weapon(match, 'w2').dismantled).toBeUndefined();
});

test('[sl 4.3.1, 4.2.1] nobody is given a weapon that finds no room in his hex', () => {
  const heavy = {
    id: 'line',
    side: 'german',
    units: { 'german 4-6-7': 3 },
    weapons: { 'german HMG': 3 },
  } as const;
  const setUp = ['1:D4', '1:D5'] as const;
  const match = skirmish({
    scenario: { groups: [{ ...heavy, setUp: [...setUp] }, ...groups.slice(2)] },
    doing: [{ is: 'set-up', side: 'german' }],
    phase: 'rally',
    units: [...Array(3).fill({ card: 'german 4-6-7', group: 'line' }), { card: 'russian 4-4-7', at: '1:A1' }],
    weapons: Array(3).fill({ card: 'german HMG' }),
  });
  play(match, 'german', 'place u1 1:D4', 'place u2 1:D4', 'place u3 1:D5', 'give w1 u1', 'give w2 u2');
  // A hex holds ten points, and each gun weighs five.
  expect(refusals(match, 'german', 'give w3 u1')).toContain('4.3.1');
  expect(refusals(match, 'german', 'give w3 u3')).toEqual([]);
});

test('[sl 4.3.1] of the weapons on the map those count that are in the hex, and no others', () => {
  const heavy = (at: '1:D4' | '1:D6') => ({ card: 'german 4-6-7', at }) as const;
  const fits = (second: '1:D4' | '1:D6') => {
    const { world, view } = standing({
      units: [heavy('1:D4'), heavy(second), { card: 'russian 4-4-7', at: '1:A1' }],
      weapons: [1, 2, 3].map(n => ({ card: 'german HMG', by: n === 1 ? 'u1' : 'u2' }) as const),
    });
    return fitsIn(world, view, '1:D4', 'german');
  };
  expect([fits('1:D4'), fits('1:D6')]).toEqual([false, true]);
});

test('[sl SC1.1] whose men all come later has nothing to set up, unless they have guns to be given', () => {
  const later = (weapons: object) => {
    const enters = {
      id: 'line',
      side: 'german',
      units: { 'german 4-6-7': 1 },
      enter: { turn: 2, along: ['1:A1'] },
    };
    const { world } = standing({
      scenario: {
        groups: [{ ...enters, ...weapons } as (typeof groups)[number], ...groups.slice(2)],
        setsUpFirst: 'german',
      },
      units: [{ card: 'german 4-6-7' }, { card: 'russian 4-4-7', at: '1:A1' }],
    });
    return setUpFrames(world).map(frame => frame.is === 'set-up' && frame.side);
  };
  expect(later({})).toEqual(['russian']);
  expect(later({ weapons: { 'german LMG': 1 } })).toEqual(['russian', 'german']);
});
