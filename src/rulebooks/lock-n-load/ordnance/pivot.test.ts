import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

/** A gun that looks up the board, and an enemy behind it who could fire. */
const GUN: Position = { units: ['german 75mm infantry gun D5 facing 0', 'american 2-5-4-6 D9'] };

test('[lnl 1.7.f, 1.7.g] a gun turns by two vertices for each point, and has moved', () => {
  const match = skirmish(GUN);
  play(match, 'german', 'activate 1:D5');
  expect(offers(match, 'german', 'pivot')).toEqual(['pivot u1 1', 'pivot u1 2', 'pivot u1 4', 'pivot u1 5']);
  play(match, 'german', 'pivot u1 2');
  expect(unit(match, 'u1')).toMatchObject({ facing: 2, moved: 'Moved' });
});

test('[lnl 5.3.c] turning spends a point, at which the enemy may fire', () => {
  const match = skirmish(GUN, '1,6');
  play(match, 'german', 'activate 1:D5', 'pivot u1 2');
  play(match, 'american', 'ready u2', 'shoot');
  expect(unit(match, 'u2').fired).toBe(true);
});

test('[lnl 1.7.g] it may fire in the same impulse, with +1 on its roll; then it is Fired', () => {
  const match = skirmish(GUN, '4,4');
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
  const first = (gun: string, position: Partial<Position> = {}) => {
    const units = [gun, 'german 1-6-4-5 D5', ...GUN.units.slice(1)];
    const match = skirmish({ ...position, units: [...units, ...(position.units ?? [])] });
    play(match, 'german', 'activate 1:D5');
    return offers(match, 'german', 'pivot').length;
  };
  const gun = 'german 75mm infantry gun D5 facing 0';
  expect(first(gun)).toBe(4);
  for (const how of ['fired', 'moved Moved', 'opsComplete', 'shaken']) expect(first(`${gun} ${how}`)).toBe(0);
  expect(first('german MG42 team D5 facing 0')).toBe(0);
  expect(first(gun, { units: ['american 2-5-4-6 D5'], melees: [{ at: '1:D5' }] })).toBe(0);
});

test('[lnl 1.7.g] it turns once in an impulse', () => {
  const match = skirmish({ ...GUN, units: [...GUN.units.slice(0, 1), 'american 2-5-4-6 D9 shaken'] });
  play(match, 'german', 'activate 1:D5', 'pivot u1 2');
  expect(offers(match, 'german', 'pivot')).toEqual([]);
});

test('[lnl 1.7.f] the shorter way round counts, whichever way it faces', () => {
  const match = skirmish({ units: ['german 75mm infantry gun D5 facing 4', ...GUN.units.slice(1)] });
  play(match, 'german', 'activate 1:D5');
  expect(offers(match, 'german', 'pivot')).toEqual(['pivot u1 0', 'pivot u1 2', 'pivot u1 3', 'pivot u1 5']);
});

test('[lnl 1.7.f] in a new hex each gun of a stack is turned once', () => {
  const gun = 'german 75mm infantry gun D5 facing 0';
  const match = skirmish({ units: [gun, gun, 'american 2-5-4-6 M10 shaken'] });
  play(match, 'german', 'activate 1:D5', 'move u1', 'with u2', 'step 1:D4', 'pivot u1 2');
  expect(offers(match, 'german', 'pivot')).toEqual([1, 2, 3, 4, 5].map(facing => `pivot u2 ${facing}`));
  play(match, 'german', 'pivot u2 3');
  expect([unit(match, 'u1').facing, unit(match, 'u2').facing]).toEqual([2, 3]);
  expect(match.state.active).toBe('american');
});

test('[lnl 1.7.g] it may fire in the same impulse, whoever else has been activated with it', () => {
  const match = skirmish({ units: [...GUN.units, 'german Lt. Koch D6'] });
  play(match, 'german', 'activate 1:D6', 'activate 1:D5', 'pivot u1 2');
  play(match, 'american', 'pass');
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1']);
});

test('[lnl 1.7.f, 1.7.g] of two guns in one hex each turns, and each may still fire after the other has turned', () => {
  const gun = 'german 75mm infantry gun D5 facing 0';
  const match = skirmish({ units: [gun, 'american 2-5-4-6 D9', gun] });
  play(match, 'german', 'activate 1:D5', 'pivot u1 2');
  play(match, 'american', 'pass');
  play(match, 'german', 'pivot u3 2');
  play(match, 'american', 'pass');
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1', 'ready u3']);
});
