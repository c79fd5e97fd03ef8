import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import type { Refusal } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { play, skirmish } from '../testing/bench.ts';

const FIELD = {
  hexes: { '1:D4': 'stone building', '1:D5': 'stone building' },
  phase: 'german prep-fire',
  units: [
    'german 4-6-7 C4',
    'german 4-6-7 C8 broken',
    'german 9-1 C4',
    'russian 4-4-7 E5',
    'russian 4-4-7 C6',
  ],
  weapons: ['german LMG of u1 malfunctioned'],
} as const;

const cites = (refusals: readonly Refusal[]) => refusals.map(({ cite }) => cite);

const ready = (shooter: `w${number}`): BookAct => ({ verb: 'ready', shooter });
const at = (hex: HexId): BookAct => ({ verb: 'at', hex });

test('pieces that can’t fire say why', () => {
  const match = skirmish(FIELD);
  expect(cites(match.whyNot('german', { piece: 'u2' }))).toEqual(['3.2.3.j']);
  expect(cites(match.whyNot('german', { piece: 'u3' }))).toEqual(['1.2.1.a']);
  expect(cites(match.whyNot('german', { act: ready('w1') }))).toEqual(['1.2.4.b']);
  expect(cites(match.whyNot('russian', { piece: 'u4' }))).toEqual(['3.2.5.a']);
  expect(cites(match.whyNot('german', { piece: 'u4' }))).toEqual(['2.0.ATTACKER']);
});

test('a target that is not offered says what is in the way', () => {
  const match = skirmish(FIELD);
  play(match, 'german', 'ready u1');
  expect(match.offered('german')).toEqual(['at 1:C6']);
  expect(match.whyNot('german', { act: at('1:E5') })).toMatchObject([
    { cite: '1.1.1.building.a', why: 'the building in 1:D4 is in the way' },
  ]);
  expect(cites(match.whyNot('german', { act: at('1:A1') }))).toEqual(['3.2.b']);
});

test('where nobody may look, no refusal tells of the line', () => {
  const match = skirmish({ ...FIELD, sight: 'strict' });
  play(match, 'german', 'ready u1');
  expect(match.offered('german')).toContain('at 1:E5');
});
