import { expect, test } from 'vitest';
import { play, skirmish } from '../../testing/bench.ts';
import { sceneOf } from '../test-tour.ts';
import { actCard } from './card.ts';

const VOLLEY = {
  hexes: { '1:E4': 'woods' },
  units: ['german 1-6-4-5 C4', 'german 1-6-4-5 C4', 'german Lt. Koch C4', 'american 2-5-4-6 E4'],
  weapons: ['german MG34 of u1'],
  spotted: ['1:E4'],
} as const;

test('the card of fire tells what everybody brings, what is added, and what shelters', () => {
  const match = skirmish(VOLLEY);
  play(match, 'german', 'activate 1:C4', 'ready u1', 'add u2', 'add w1');
  const card = actCard(sceneOf(match), { verb: 'lead', leader: 'u3' });
  expect(card?.title).toBe('1-6-4-5 A, 1-6-4-5 B and MG34 at E4');
  expect(card?.parts.map(({ title, tally, reads }) => [title, tally.value, reads])).toEqual([
    ['Firepower of 1-6-4-5 A', 1, undefined],
    ['Firepower of 1-6-4-5 B', 0.5, undefined],
    ['Firepower of MG34', 2, undefined],
    ['Firepower in all', 4, undefined],
    ['Modifiers against 2-5-4-6 D', 1, 'attack: a die +5'],
    ['Shelter of 2-5-4-6 D', 2, undefined],
  ]);
  expect(card?.parts.at(-1)?.need?.words).toBe('must check if a die +5 beats a die +2');
  expect(card?.targets).toEqual([{ of: 'u4', otherwise: 'unhurt' }]);
  expect(card?.by?.of).toEqual(['u1', 'u2', 'w1', 'u3']);
});

test('a rally card counts Leader and shelter', () => {
  const match = skirmish({
    ...VOLLEY,
    phase: 'rally',
    doing: [{ is: 'rally', side: 'german', step: 'others' }],
    hexes: { '1:C4': 'woods' },
    units: ['german 1-6-4-5 C4 shaken', 'german Lt. Koch C4', 'american 2-5-4-6 M9'],
  });
  const card = actCard(sceneOf(match), { verb: 'rally', unit: 'u1' });
  expect(card?.parts.at(-1)?.need?.words).toBe('passes with 8 or less');
  expect(card?.parts.at(-1)?.tally.kept.map(({ id }) => id)).toEqual([
    'Lt. Koch',
    'positive Target Modifier',
  ]);
  expect(card?.rolls?.[0]?.falls.filter(({ result }) => result === 'rallies')).toHaveLength(7);
});

test('a Melee card gives the odds and the Kill Number', () => {
  const match = skirmish({
    units: ['german 2-3-4-6 C4', 'american 2-5-4-6 C4', 'american 1-4-4-6 C4'],
    melees: [{ at: '1:C4' }],
  });
  play(match, 'german', 'activate 1:C4', 'melee 1:C4');
  const card = actCard(sceneOf(match), { verb: 'target', unit: 'u2' });
  expect(card?.parts.map(({ title, tally }) => [title, tally.value])).toEqual([
    ['Attack', 3],
    ['Defence', 2],
    ['Kill Number', 7],
    ['Modifiers', 0],
  ]);
  expect(card?.parts[1]?.reads).toBe('odds 3:2');
});
