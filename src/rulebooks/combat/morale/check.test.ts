import { expect, test } from 'vitest';
import { fieldedById } from '../game.ts';
import type { UnitId } from '../state.ts';
import { enact, type Position, unit } from '../testing/bench.ts';
import { eliminate, hurt, moraleCheck } from './check.ts';

const checked = (position: Position, dice: string, plus = 0, id: UnitId = 'u1') =>
  enact(position, dice, game => moraleCheck(game, id, plus, '12.3.1.3.M')).match;

const FOE = 'american 7-6 M9';
const state = (told: string, dice: string, plus = 0) =>
  unit(checked({ units: [told, FOE] }, dice, plus), 'u1');

test('[combat 9.1.1, 9.1.4.1, 9.1.4.a] a check is passed at the Troop Quality or less', () => {
  expect(state('german 6-6 D4', '7')).not.toHaveProperty('morale');
  expect(state('german 6-6 D4', '8').morale).toBe('pinned');
  expect(state('german 5-4 D4', '7').morale).toBe('pinned');
});

test('[combat 12.3.1.3.M+, 12.3.1.5.1, 12.3.1.5.1x] what the result adds counts on the die: by 1 or 2 Pinned, by 3 Disrupted', () => {
  expect(state('german 6-6 D4', '7', 1).morale).toBe('pinned');
  expect(state('german 6-6 D4', '8', 1).morale).toBe('pinned');
  expect(state('german 6-6 D4', '8', 2).morale).toBe('disrupted');
});

test('[combat 12.3.1.5.3.b, 9.1.4.2.a] E-059 a Pinned unit of quality 7 that comes to 8 is Disrupted; by three it is WIA', () => {
  expect(state('german 6-6 D4 morale pinned', '8').morale).toBe('disrupted');
  expect(state('german 6-6 D4 morale pinned', '10 1').morale).toBe('wia');
});

test('[combat 12.3.1.5.4.b, 9.1.2.b] E-073 a Disrupted unit adds one; by 1 or 2 it is WIA, by 3 it has casualties and stays Disrupted', () => {
  expect(state('german 6-6 D4 morale disrupted', '6').morale).toBe('disrupted');
  expect(state('german 6-6 D4 morale disrupted', '7').morale).toBe('wia');
  expect(state('german 6-6 D4 morale disrupted', '9')).toMatchObject({ half: true, morale: 'disrupted' });
  expect(state('german 6-6 D4 half morale disrupted', '9').lost).toBe('eliminated');
});

test('[combat 12.3.1.5.5, 12.3.1.3.1.1] E-073 a WIA squad is halved and stays WIA, others are gone; by 3 all are', () => {
  expect(state('german 6-6 D4 morale wia', '7')).toMatchObject({ half: true, morale: 'wia' });
  expect(state('german 6-6 D4 half morale wia', '7').lost).toBe('eliminated');
  expect(state('german 6-6 D4 morale wia', '9').lost).toBe('eliminated');
});

test('[combat 2.3.1.1.b, 12.3.1.5.2] a leader has no WIA marker: he is wounded, and gone the second time', () => {
  expect(state('german nco D4 morale pinned', '10 1')).toMatchObject({ wounded: true, morale: 'pinned' });
  expect(state('german nco D4 wounded morale pinned', '10').lost).toBe('eliminated');
});

test.each([
  ['a leader in the location', ['german nco D4'], true],
  ['an officer beside it', ['german officer D5'], true],
  ['an NCO beside it', ['german nco D5'], false],
  ['a Disrupted leader', ['german nco D4 morale disrupted'], false],
  ['an officer two hexes off', ['german officer D6'], false],
  ['an enemy leader', ['american nco D4'], false],
] as const)('[combat 9.1.2.a] one less on the die by %s', (_, leaders, helps) => {
  const match = checked({ units: ['german 6-6 D4', ...leaders, FOE] }, '8');
  expect(unit(match, 'u1').morale).toBe(helps ? undefined : 'pinned');
});

test('[combat 9.1.2.a] leaders are not helped by one another', () => {
  expect(unit(checked({ units: ['german nco D4', 'german officer D4', FOE] }, '8'), 'u1').morale).toBe(
    'pinned',
  );
});

test('[combat 9.1.2.b, 12.6.1, 12.6.1.1] crossfire adds one for all in the place, newcomers too, and it adds up', () => {
  const match = checked({ units: ['german 6-6 D4', FOE], enfiladed: ['1:D4'] }, '7');
  expect(unit(match, 'u1').morale).toBe('pinned');
  const both = checked({ units: ['german 6-6 D4 morale disrupted', FOE], enfiladed: ['1:D4'] }, '6');
  expect(unit(both, 'u1').morale).toBe('wia');
});

test('[combat 9.2.1] E-081 two noughts in a row give courage: no check is rolled for any more', () => {
  const { match } = enact({ units: ['german 6-6 D4', FOE] }, '10 10', function* (game) {
    yield* moraleCheck(game, 'u1', 0, '12.3.1.3.M');
    yield* moraleCheck(game, 'u1', 9, '12.3.1.3.M');
  });
  expect(unit(match, 'u1')).toMatchObject({ courage: true, morale: 'disrupted' });
  expect(state('german 6-6 D4', '10 9')).not.toHaveProperty('courage');
});

test('[combat 9.2.2] a leader’s courage is that of all men in his location', () => {
  const units = [
    'german nco D4',
    'german 6-6 D4',
    'german MG 34 D4',
    'german 6-6 D5',
    'german officer D4',
    FOE,
  ];
  // He is Disrupted by it: those with him take their checks before they know.
  const match = checked({ units }, '10 1 1 1 10');
  expect((['u1', 'u2', 'u3', 'u4', 'u5'] as const).map(id => unit(match, id).courage ?? false)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('[combat 9.2.3, 9.1.4.3] panic: when a leader is Disrupted or falls all in his hex check, leaders first; a wound brings none', () => {
  const units = ['german nco D4', 'german 6-6 D4', 'german officer D4', 'german 6-6 D5', FOE];
  // The officer is first, and beside him the squad has one less.
  const shaken = checked({ units }, '10 9 8 1', 0);
  expect([unit(shaken, 'u3').morale, unit(shaken, 'u2').morale, unit(shaken, 'u4').morale]).toEqual([
    'pinned',
    undefined,
    undefined,
  ]);
  const fallen = enact({ units: units.slice(0, 2).concat(FOE) }, '8', game =>
    eliminate(game, fieldedById(game.state, 'u1')),
  ).match;
  expect(unit(fallen, 'u2').morale).toBe('pinned');
  const wounded = enact({ units: units.slice(0, 2).concat(FOE) }, '', game =>
    hurt(game, fieldedById(game.state, 'u1')),
  ).match;
  expect(unit(wounded, 'u1').wounded).toBe(true);
  expect(unit(wounded, 'u2')).not.toHaveProperty('morale');
});

test('[combat 12.3.1.3.C, 2.3.1.2] casualties: a squad is halved, a leader wounded, all others go', () => {
  const after = (told: string) =>
    unit(enact({ units: [told, FOE] }, '', game => hurt(game, fieldedById(game.state, 'u1'))).match, 'u1');
  expect(after('german 6-6 D4')).toMatchObject({ half: true });
  expect(after('german 6-6 D4 half').lost).toBe('eliminated');
  expect(after('german MG 34 D4').lost).toBe('eliminated');
  expect(after('german nco D4')).toMatchObject({ wounded: true });
  expect(after('german nco D4 wounded').lost).toBe('eliminated');
});
