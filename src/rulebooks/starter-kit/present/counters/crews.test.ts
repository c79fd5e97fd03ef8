/** What a page says about vehicles that fire and their crews: words, cards, and why not. */
import { expect, test } from 'vitest';
import type { BookAct } from '../../acts.ts';
import { type Position, play, skirmish } from '../../testing/bench.ts';
import { actCard } from '../cards/card.ts';
import { sceneOf } from '../test-tour.ts';
import { words } from '../words/words.ts';

const POSITION = {
  phase: 'german prep-fire',
  units: ['russian 4-4-7 H5', 'russian 4-4-7 D5'],
  vehicles: [{ card: 'german Panther', at: '1:F5', facing: 1, arms: { BMG: { malfunctioned: true } } }],
} as const satisfies Position;

test('an arm is named with its vehicle, and says how it fires', () => {
  const scene = sceneOf(skirmish(POSITION));
  const { label, hint } = words(scene, { verb: 'ready', shooter: 'v1.CMG' });
  expect(label).toBe('Fire with the CMG of Panther in F5');
  expect(hint).toContain('Prep fire');
});

test('the card of its attack has firepower and modifiers with their rules', () => {
  const match = skirmish(POSITION);
  play(match, 'german', 'ready v1.CMG');
  const found = actCard(sceneOf(match), { verb: 'at', hex: '1:D5' });
  expect(found?.title).toBe('CMG of Panther at D5');
  const cites = found?.parts.flatMap(({ tally }) => tally?.kept.map(({ cite }) => cite) ?? []);
  expect(cites).toEqual(expect.arrayContaining(['7.8.a', '7.8.e']));
});

test('why not: a broken gun, and one behind a closed hatch', () => {
  const match = skirmish(POSITION);
  const ready = (shooter: `v1.${'BMG' | 'AAMG'}`): BookAct => ({ verb: 'ready', shooter });
  expect(match.whyNot('german', { act: ready('v1.BMG') })).toMatchObject([{ cite: '7.8.h' }]);
  expect(match.whyNot('german', { act: ready('v1.AAMG') })).toMatchObject([{ cite: '7.7.b' }]);
});
