import { expect, test } from 'vitest';
import type { BookAct } from '../../acts.ts';
import type { Weapon } from '../../state.ts';
import { type Position, play, skirmish } from '../../testing/bench.ts';

/** A German gun in D5 that looks north, its shells and its enemies. */
const GUN: Position = {
  attacker: 'german',
  date: { year: 1942, month: 6 },
  hexes: { '1:D2': 'stone building' },
  units: ['german 2-2-8 D5', 'russian 4-4-7 D3', 'russian 4-4-7 D8'],
  weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
  vehicles: ['russian T-34/85 E3 facing 3'],
};

function reasons(position: Position, played: readonly string[], act: BookAct): readonly string[] {
  const match = skirmish(position);
  play(match, 'german', ...played);
  return match.whyNot('german', { act }).map(({ cite }) => cite);
}

const READY = ['ready w1'] as const;
const AT_MEN = [...READY, 'at 1:D3'] as const;
const gunWith = (more: Partial<Weapon>): Position => ({
  ...GUN,
  weapons: [{ card: 'german 7.5cm PaK 40', by: 'u1', facing: 0, ...more }],
});

test.each<[why: string, cite: string, Position, readonly string[], BookAct]>([
  ['nothing is aimed at yet', '3.2.2.e', GUN, READY, { verb: 'aim', at: 'infantry' }],
  [
    'nobody is outside a closed tank',
    '3.2.4.itt.a',
    GUN,
    [...READY, 'at 1:E3'],
    { verb: 'aim', at: 'infantry' },
  ],
  ['it fires like no machine gun', '6.8.a', GUN, AT_MEN, { verb: 'aim', at: 'firepower' }],
  ['nor like a mortar', '6.9.a', GUN, AT_MEN, { verb: 'aim', at: 'mortar' }],
  [
    'a mortar aims at hexes alone',
    '3.2.4.proc.b',
    gunWith({ card: 'german 8cm GrW 34' }),
    AT_MEN,
    { verb: 'aim', at: 'infantry' },
  ],
  [
    'the area target type is not for its own hex',
    '3.2.4.proc.b',
    { ...GUN, units: [...GUN.units, 'russian 4-4-7 D5'] },
    [...READY, 'at 1:D5'],
    { verb: 'aim', at: 'area' },
  ],
  ['it has been said', '3.2.4.proc.b', GUN, [...AT_MEN, 'aim infantry'], { verb: 'aim', at: 'area' }],
])('an aim that is not offered: %s', (_, cite, position, played, act) => {
  expect(reasons(position, played, act)).toEqual([cite]);
});

test.each<[why: string, cite: string, Position, readonly string[], BookAct]>([
  ['there is no target', '3.2.2.e', GUN, READY, { verb: 'point', spine: 1 }],
  ['the target is in its arc', '3.2.4.ca.b', GUN, [...AT_MEN, 'aim infantry'], { verb: 'point', spine: 1 }],
  [
    'a light mortar has no arc',
    '3.2.4.ca.b',
    gunWith({ card: 'german 50mm MTR' }),
    AT_MEN,
    { verb: 'point', spine: 1 },
  ],
  [
    'the target would be outside of it',
    '3.2.4.ca.b',
    GUN,
    [...READY, 'at 1:D8', 'aim infantry'],
    { verb: 'point', spine: 1 },
  ],
])('a hexspine that is not offered: %s', (_, cite, position, played, act) => {
  expect(reasons(position, played, act)).toEqual([cite]);
});

test.each<[why: string, cite: string, Position, readonly string[], BookAct]>([
  ['it never had any', '6.2.a', GUN, [...AT_MEN, 'aim infantry'], { verb: 'load', shell: 'APDS' }],
  [
    'there is none yet',
    '6.2.d',
    { ...gunWith({ card: 'german 3.7cm PaK 35/36' }), date: { year: 1942, month: 4 } },
    [...AT_MEN, 'aim infantry'],
    { verb: 'load', shell: 'HEAT' },
  ],
  [
    'it has run out',
    '6.2.b',
    gunWith({ depleted: ['APCR'] }),
    [...AT_MEN, 'aim infantry'],
    { verb: 'load', shell: 'APCR' },
  ],
  [
    'smoke is fired at hexes',
    '3.2.4.att.a',
    GUN,
    [...AT_MEN, 'aim infantry'],
    { verb: 'load', shell: 'smoke' },
  ],
  [
    'smoke comes before other shells',
    '6.2.s',
    gunWith({ shelled: true }),
    READY,
    { verb: 'load', shell: 'smoke' },
  ],
  [
    'smoke is not for the advancing fire phase',
    '6.2.s',
    { ...GUN, phase: 'advancing-fire' },
    READY,
    { verb: 'load', shell: 'smoke' },
  ],
  [
    'it is loaded if nothing is said',
    '6.2.a',
    GUN,
    [...AT_MEN, 'aim infantry'],
    { verb: 'load', shell: 'HE' },
  ],
  [
    'HEAT does nothing to men in the open',
    '6.2.heat',
    { ...gunWith({ card: 'german 7.5cm leIG 18' }), date: { year: 1944, month: 6 } },
    [...AT_MEN, 'aim infantry'],
    { verb: 'load', shell: 'HEAT' },
  ],
])('a shell that is not offered: %s', (_, cite, position, played, act) => {
  expect(reasons(position, played, act)).toEqual([cite]);
});

test.each<[why: string, cite: string, Position, readonly string[], BookAct]>([
  ['it is at the ground already', '3.2.4.proc.b', GUN, [...READY, 'aim area'], { verb: 'aim', at: 'area' }],
  ['that goes without saying', '3.2.4.proc.b', GUN, [...READY, 'aim area'], { verb: 'load', shell: 'smoke' }],
  ['shells have been named', '3.2.4.proc.b', GUN, [...READY, 'load smoke'], { verb: 'aim', at: 'area' }],
  ['nothing but clouds is named so early', '3.2.2.e', GUN, READY, { verb: 'load', shell: 'HE' }],
  ['nobody is there', '3.2.b', GUN, READY, { verb: 'at', hex: '1:D7' }],
])('before there is a target it is not offered: %s', (_, cite, position, played, act) => {
  expect(reasons(position, played, act)).toEqual([cite]);
});

test('ground that is not offered says what is in the way, or that it is too near', () => {
  const area = [...READY, 'aim area'] as const;
  expect(reasons(GUN, area, { verb: 'at', hex: '1:D1' })).toEqual(['1.1.1.building.a']);
  expect(reasons(GUN, area, { verb: 'at', hex: '1:D5' })).toEqual(['3.2.4.att.d']);
  const mortar = gunWith({ card: 'german 8cm GrW 34' });
  expect(reasons(mortar, area, { verb: 'at', hex: '1:D4' })).toEqual(['3.2.4.range']);
});
