import { expect, test } from 'vitest';
import { enact, isGone, type Position, play, skirmish, unit, WORLD } from '../testing/bench.ts';
import { unitById, weaponById } from '../units.ts';
import { chargeLaidBy } from './demolition.ts';

const placer = 'german 4-6-8 C4';
const russian = 'russian 4-4-7 C5';
const charge = { weapon: 'w1', at: '1:C5', by: 'u1', removal: 12 } as const;
const LAID: Position = {
  phase: 'advancing-fire',
  units: [placer, russian, 'german 4-6-8 C3'],
  weapons: ['german DC'],
  charges: [charge],
};

test('[aslsk 4.3.a, 4.3.d] in the advancing fire phase a charge goes off with 30 factors and is gone', () => {
  // 5 on column 30: a KIA.
  const match = skirmish(LAID, '2,3');
  expect([isGone(match, 'u2'), isGone(match, 'w1')]).toEqual([true, true]);
  expect(match.state.charges).toEqual([]);
});

test('[aslsk 4.3.a] terrain and the placer’s exhaustion count', () => {
  // 5 and 3 for the house on column 30 make 8: a 3MC. With one more, 9: a 2MC, which a 5 just passes.
  const house: Position = { ...LAID, hexes: { '1:C5': 'stone building' } };
  const rested = skirmish(house, '2,3 2,3');
  expect(unit(rested, 'u2').broken).toBe(true);
  const tired = skirmish({ ...house, charges: [{ ...charge, exhausted: true }] }, '2,3 2,3');
  expect(unit(tired, 'u2')).toMatchObject({ pinned: true });
});

test('[aslsk 4.3.d] at its removal number it is a dud, and gone all the same', () => {
  const match = skirmish({ ...LAID, charges: [{ ...charge, removal: 10 }] }, '4,6');
  expect(unit(match, 'u2').broken).toBeUndefined();
  expect(isGone(match, 'w1')).toBe(true);
});

test('[aslsk 3.2.2.h] a charge does not cower', () => {
  // 12 on column 30 is a 1MC, on column 24 it would be a NMC.
  const match = skirmish({ ...LAID, charges: [{ ...charge, removal: 13 }] }, '6,6 3,4');
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[aslsk 4.3.a, 4.3.d] laid by troops that are not elite it fails at 10, by exhausted ones it is worse aimed', () => {
  const laid = (card: string, more = '') =>
    enact({ units: [`${card} C4 ${more}`], weapons: ['german DC of u1'] }, [], function* ({ state }) {
      return chargeLaidBy(WORLD, state, unitById(state, 'u1'), weaponById(state, 'w1'), '1:C5');
    }).value;
  expect(laid('german 4-6-8')).toEqual({ ...charge, from: '1:C4' });
  expect(laid('german 4-6-7')?.removal).toBe(10);
  expect(laid('german 4-6-8', 'exhausted')).toEqual({ ...charge, from: '1:C4', exhausted: true });
});

test('[aslsk 4.3.b] a squad that laid one fires in the same phase; a half-squad has forfeited that', () => {
  const match = skirmish(LAID, '4,5 1,1');
  expect(match.offered('german')).toContain('ready u1');
  play(match, 'german', 'ready u1', 'at 1:C5');
  const half = skirmish({ ...LAID, units: ['german 2-4-8 C4', russian, 'german 4-6-8 C3'] }, '4,5 1,1');
  expect(half.offered('german')).not.toContain('ready u1');
});
