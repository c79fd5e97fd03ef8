import { expect, test } from 'vitest';
import { type Dice, offers, type Position, play, skirmish, type TestMatch, unit } from '../testing/bench.ts';

const SQUAD = 'german 4-6-8 C4';
const BROKEN = 'u99: russian 4-4-7 M10 broken';

const movement = (position: Omit<Position, 'phase' | 'attacker'>, dice: Dice = []) =>
  skirmish({ ...position, phase: 'movement', attacker: 'german', units: [...position.units, BROKEN] }, dice);
const smokes = (match: TestMatch) => offers(match, 'german', 'smoke');

test('[aslsk 3.3.1.j, 1.2.2.c] up to the smoke exponent, smoke is placed: in its hex for one factor', () => {
  const match = movement({ units: [SQUAD] }, '2');
  play(match, 'german', 'move u1', 'smoke u1 1:C4');
  expect(match.state.smoke).toEqual([{ at: '1:C4', kind: 'grenade', by: 'german' }]);
  // Three factors are left, and to come back would cost one more.
  play(match, 'german', 'step 1:C5');
  expect(match.offered('german')).toContain('step 1:C4');
  play(match, 'german', 'step 1:C4');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.1.j] in the next hex for two, and above the exponent there is none', () => {
  const match = movement({ units: [SQUAD] }, '3');
  play(match, 'german', 'move u1', 'smoke u1 1:C5');
  expect(match.state.smoke).toEqual([]);
  play(match, 'german', 'step 1:C5', 'step 1:C6');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.1.j] each unit tries once, and only those with a smoke exponent', () => {
  const match = movement({ units: [SQUAD, SQUAD, 'german 8-0 C4'] }, '4');
  play(match, 'german', 'move u1', 'with u2', 'with u3', 'smoke u1 1:C4');
  expect(new Set(smokes(match).map(act => act.split(' ')[1]))).toEqual(new Set(['u2']));
});

test('[aslsk 3.3.1.h, 3.3.1.j] the exhausted add one', () => {
  const match = movement({ units: [SQUAD] }, '2');
  play(match, 'german', 'move u1', 'double-time', 'smoke u1 1:C4');
  expect(match.state.smoke).toEqual([]);
});

test('[aslsk 3.3.1.k] a 6 ends the movement of that unit, and of nobody else', () => {
  const match = movement({ units: [SQUAD, SQUAD] }, '6');
  play(match, 'german', 'move u1', 'with u2', 'smoke u1 1:C4');
  expect(unit(match, 'u1').moved).toBe(true);
  play(match, 'german', 'step 1:C5');
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:C4', '1:C5']);
});

test('[aslsk 3.3.3.e] the attempt lets the defender fire, into the smoke that it made', () => {
  const match = movement({ units: [SQUAD, 'russian 4-4-7 C6'] }, '1');
  play(match, 'german', 'move u1', 'smoke u1 1:C4');
  expect(match.choiceOf('russian')?.id).toBe('first-fire');
  expect(match.state.smoke).toHaveLength(1);
});

test('[aslsk 3.3.1.j] into the next hex takes two factors, and with one left only its own will do', () => {
  const match = movement({ units: [SQUAD] });
  play(match, 'german', 'move u1', 'step 1:C5', 'step 1:C6');
  expect(smokes(match)).toHaveLength(7);
  play(match, 'german', 'step 1:C7');
  expect(smokes(match)).toEqual(['smoke u1 1:C7']);
});

test('[aslsk 3.3.1.h, 3.3.1.j] the exhausted add one and no more: a 1 will do', () => {
  const match = movement({ units: [SQUAD] }, '1');
  play(match, 'german', 'move u1', 'double-time', 'smoke u1 1:C4');
  expect(match.state.smoke).toHaveLength(1);
});

test('[aslsk 3.3.1.j] who has tried does not try again when another has', () => {
  const match = movement({ units: [SQUAD, SQUAD] }, '4 4');
  play(match, 'german', 'move u1', 'with u2', 'smoke u1 1:C4', 'smoke u2 1:C4');
  expect(smokes(match)).toEqual([]);
});

test('[aslsk 3.3.1.k] it is the die itself that ends the movement: exhausted, a 5 does not', () => {
  const match = movement({ units: [SQUAD] }, '5');
  play(match, 'german', 'move u1', 'double-time', 'smoke u1 1:C4');
  expect(unit(match, 'u1').moved).toBeUndefined();
  expect(match.offered('german')).toContain('step 1:C5');
});
