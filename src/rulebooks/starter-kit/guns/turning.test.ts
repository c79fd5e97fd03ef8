import { expect, test } from 'vitest';
import { type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { weaponById } from '../units.ts';
import { turningRefusal } from './turning.ts';

const POSITION: Position = {
  phase: 'german prep-fire',
  units: ['german 2-2-8 D5', 'russian 4-4-7 D8'],
  weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
};

test('[aslsk 3.2.4.ca.d] at the end of a fire phase a gun is turned, and then neither it nor its crew moves', () => {
  const match = skirmish(POSITION);
  play(match, 'german', 'done', 'face w1 3');
  expect(weapon(match, 'w1').facing).toBe(3);
  expect(match.offered('german')).toEqual(['done']);
  play(match, 'german', 'done');
  // Its crew was the only unit that could have moved.
  expect(match.state.phase).not.toBe('movement');
  expect(unit(match, 'u1').anchored).toBe(true);
});

test('[aslsk 3.2.4.ca.d] the defender turns his at the end of his final fire, and nobody does so in the movement phase', () => {
  const match = skirmish({ ...POSITION, attacker: 'russian', phase: 'defensive-fire' });
  play(match, 'german', 'done', 'face w1 1', 'done');
  expect(weapon(match, 'w1').facing).toBe(1);
  const moving = skirmish({ ...POSITION, phase: 'movement' });
  expect(moving.offered('german')).toEqual(['move u1', 'done']);
});

test.each([
  { why: 'it has fired', gun: 'fired prep' },
  { why: 'it has fired intensively', gun: 'intensive' },
  { why: 'it is broken', gun: 'malfunctioned' },
  { why: 'its crew has fired its own weapons', crew: 'fired prep' },
  { why: 'its crew is pinned', crew: 'pinned' },
])('[aslsk 3.2.4.ca.d] it is not turned if $why', ({ gun = '', crew = '' }) => {
  const { world, state } = skirmish({
    ...POSITION,
    units: [`german 2-2-8 D5 ${crew}`, 'russian 4-4-7 D8'],
    weapons: [`german 7.5cm PaK 40 of u1 facing 0 ${gun}`],
  });
  expect(turningRefusal(world, state, weaponById(state, 'w1'))?.cite).toBe('3.2.4.ca.d');
});

test('a gun that has fired is told why it is not turned', () => {
  const match = skirmish({
    ...POSITION,
    weapons: ['german 5cm PaK 38 of u1 facing 0 fired prep'],
    doing: [{ is: 'turn-guns', side: 'german', turned: [] }],
  });
  expect(match.whyNot('german', { piece: 'w1' })).toMatchObject([{ cite: '3.2.4.ca.d' }]);
});
