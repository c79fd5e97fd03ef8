/** Panzerfausts that fail, and that are not there (4.4.2). */
import { expect, test } from 'vitest';
import { citesSaid, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { faustsLeft } from './light-anti-tank.ts';

const FAUSTS: Position = {
  date: { year: 1944, month: 7 },
  hexes: { D4: 'wooden building' },
  units: ['german 4-6-7 D3', 'american 6-6-6 D4', 'u9: american 6-6-6 A3'],
  scenario: {
    rules: ['panzerfausts'],
    groups: [
      { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 3 } },
      { id: 'american', side: 'american', elr: 5, units: { 'american 6-6-6': 1 } },
    ],
  },
};

test('[aslsk 4.4.2.f] a 12 on the fire table, and no other roll, tells that it was a dud', () => {
  const isDud = (effect: readonly number[]) => {
    const match = skirmish(FAUSTS, [[1], [1, 2], effect, [1, 1]]);
    play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
    return citesSaid(match).includes('4.4.2.f');
  };
  expect([isDud([6, 6]), isDud([6, 5])]).toEqual([true, false]);
});

test('[aslsk 4.4.2.a, 4.4.2.h] before October 1943 there are none to be fired', () => {
  const left = (year: number) => {
    const match = skirmish({ ...FAUSTS, date: { year, month: 7 } });
    return faustsLeft(match.world, match.state, unit(match, 'u1'));
  };
  expect(left(1943)).toBe(0);
  expect(left(1944)).toBeGreaterThan(0);
});
