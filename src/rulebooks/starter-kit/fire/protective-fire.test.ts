import { expect, test } from 'vitest';
import { type Position, play, unit } from '../testing/bench.ts';
import { moving, windowOn } from '../testing/fire-bench.ts';

/** A Russian moves in front of Germans who have fired all they had. */
const german = 'german 4-6-7 C4 fired final';
const russian = 'russian 4-4-7 C5';
const spent = 'german MMG of u1 fired final';
const ATTACK: Position = {
  attacker: 'russian',
  hexes: { '1:C5': 'stone building' },
  units: [german, russian],
};

test('[aslsk 3.3.3.k] all that the unit can use must fire, and nothing that it can’t: a jammed gun is left out', () => {
  const jammed = windowOn({ ...ATTACK, weapons: [`${spent} malfunctioned`] }, moving(['u2']));
  play(jammed, 'german', 'ready u1');
  expect(jammed.offered('german')).toEqual(['shoot']);
  const byGun = windowOn({ ...ATTACK, weapons: [spent] }, moving(['u2']));
  play(byGun, 'german', 'ready w1');
  expect(byGun.offered('german')).toEqual(['add u1']);
});

test('[aslsk 3.3.3.k] others in the hex may hold their fire', () => {
  const match = windowOn({ ...ATTACK, units: [german, russian, german] }, moving(['u2']));
  play(match, 'german', 'ready u1');
  expect(match.offered('german')).toEqual(['add u3', 'shoot']);
});

test('[aslsk 3.3.3.j] the leader’s modifier alone changes the roll for those who fire, not the terrain of the target', () => {
  // An 8 with 3 for the house on top does nothing there. The squad fails its 7 by it, and stands with a leader's help.
  const alone = windowOn(ATTACK, moving(['u2']), '2,6');
  play(alone, 'german', 'ready u1', 'shoot');
  expect(unit(alone, 'u1').broken).toBe(true);
  const led: Position = { ...ATTACK, units: [german, russian, 'german 9-2 C4'] };
  const match = windowOn(led, moving(['u2']), '2,6');
  play(match, 'german', 'ready u1', 'direct u3', 'shoot');
  expect(unit(match, 'u1').broken).toBeUndefined();
  expect(unit(match, 'u3').broken).toBeUndefined();
});

test('[aslsk 3.3.3.j] a unit marked with first fire checks nothing by its own fire', () => {
  const match = windowOn(
    { ...ATTACK, units: ['german 4-6-7 C4 fired first', russian] },
    moving(['u2']),
    '6,5',
  );
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ fired: 'final' });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[aslsk 3.3.3.j, 3.2.3.m] a leader who directs it and breaks shakes those who fired with him', () => {
  // An 11 breaks the 8-1 and the squad beside him; the other squad, which has not fired so, trusted him: 6 and 1 are 7.
  const units = [german, russian, 'german 8-1 C4', 'german 4-6-7 C4'];
  const match = windowOn({ ...ATTACK, units }, moving(['u2']), '6,5 3,4');
  play(match, 'german', 'ready u1', 'direct u3', 'shoot');
  expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([true, true]);
  expect(unit(match, 'u4')).toMatchObject({ pinned: true });
});

test('[aslsk 3.3.3.k] no oftener than the mover has spent factors where it is', () => {
  const match = windowOn(ATTACK, moving(['u2'], { here: 2 }), '1,5 1,2');
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u1').broken).toBeUndefined();
  expect(match.offered('german')).toEqual([]);
});
