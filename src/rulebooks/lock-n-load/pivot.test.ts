import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit } from './testing.ts';

/** A gun that looks up the board, and an enemy behind it who could fire. */
const GUN: Position = {
  units: [
    { card: 'german 75mm infantry gun', at: '1:D5', facing: 0 },
    { card: 'american 2-5-4-6', at: '1:D9' },
  ],
};

test('[lnl 1.7.f, 1.7.g] a gun turns by two vertices for each point, and has moved', () => {
  const match = skirmish(GUN);
  play(match, 'german', 'activate 1:D5');
  expect(offers(match, 'german', 'pivot')).toEqual(['pivot u1 1', 'pivot u1 2', 'pivot u1 4', 'pivot u1 5']);
  play(match, 'german', 'pivot u1 2');
  expect(unit(match, 'u1')).toMatchObject({ facing: 2, moved: 'Moved' });
});

test('[lnl 5.3.c] turning spends a point, at which the enemy may fire', () => {
  const match = skirmish(GUN, [[1, 6]]);
  play(match, 'german', 'activate 1:D5', 'pivot u1 2');
  play(match, 'american', 'ready u2', 'shoot');
  expect(unit(match, 'u2').fired).toBe(true);
});

test('[lnl 1.7.g] it may fire in the same impulse, with +1 on its roll; then it is Fired', () => {
  const match = skirmish(GUN, [[4, 4]]);
  play(match, 'german', 'activate 1:D5', 'pivot u1 2');
  play(match, 'american', 'pass');
  // 8 hits at this range, and 4 + 4 + 1 doesn’t.
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u1').fired).toBe(true);
  expect(unit(match, 'u1').moved).toBeUndefined();
  expect(unit(match, 'u1').acquired).toBeDefined();
  expect(unit(match, 'u2').shaken).toBeUndefined();
});

test('[lnl 1.7.f] not after it has done something, and never without an arc', () => {
  const match = skirmish({ units: [{ card: 'german MG42 team', at: '1:D5' }, ...GUN.units.slice(1)] });
  play(match, 'german', 'activate 1:D5');
  expect(offers(match, 'german', 'pivot')).toEqual([]);
});
