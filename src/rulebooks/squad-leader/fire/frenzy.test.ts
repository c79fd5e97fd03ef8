/** Berserk crews at their machine guns (3.25.10). */
import { expect, test } from 'vitest';
import { isGone, offers, type Position, play, refusals, skirmish, unit, weapon } from '../testing/bench.ts';

const CREW = { card: 'russian 2-3-7 crew', at: '1:E5', berserk: true } as const;
const SQUAD = { card: 'russian 4-4-7', at: '1:M9' } as const;
const FOE = { card: 'german 4-6-7', at: '1:E3' } as const;
const FAR = { card: 'german 4-6-7', at: '1:A1' } as const;
const GUN = { card: 'russian MMG', by: 'u1' } as const;

const raging = (more: Partial<Position>, dice: readonly (readonly number[])[] = []) =>
  skirmish({ phase: 'prep-fire', weapons: [GUN], units: [CREW, FOE, SQUAD], ...more } as Position, dice);

test('[sl 3.25.10, 8.9.7.5] a berserk crew must fire its gun in its prep fire phase, and keep it up', () => {
  // A 10 breaks no Russian gun but one in sustained fire, and that one for good.
  const match = raging({}, [[4, 6]]);
  expect(refusals(match, 'russian', 'done')).toEqual(['3.25.10']);
  expect(offers(match, 'russian', 'ready')).toEqual(['ready w1']);
  play(match, 'russian', 'ready w1', 'at 1:E3');
  expect(refusals(match, 'russian', 'sustain w1')).toEqual(['8.9.7.2']);
  play(match, 'russian', 'shoot');
  expect(isGone(match, 'w1')).toBe(true);
});

test('[sl 3.25.10, 8.9.7.5] in defensive fire too, and not before its gun has fired may its side stop', () => {
  const match = raging({ phase: 'defensive-fire', attacker: 'german' }, [[6, 3]]);
  expect(refusals(match, 'russian', 'done')).toEqual(['3.25.10']);
  play(match, 'russian', 'ready w1', 'at 1:E3', 'shoot');
  expect(match.state.phase).not.toBe('defensive-fire');
});

test('[sl 3.25.10, 8.9.7.5] even with nobody in sight it fires, until the gun breaks', () => {
  const hills = { levels: { '1:B2': 3, '1:B3': 3, '1:C3': 3, '1:C2': 3, '1:B4': 3, '1:D3': 3, '1:C4': 3 } };
  const fired = (dice: readonly number[], phase: 'prep-fire' | 'defensive-fire') => {
    const attacker = phase === 'prep-fire' ? 'russian' : 'german';
    const match = raging({ ...hills, phase, attacker, units: [CREW, FAR, SQUAD] }, [dice]);
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').fired;
  };
  expect([fired([5, 4], 'prep-fire'), fired([4, 4], 'prep-fire')]).toEqual(['gone', 'prep-fire']);
  expect(fired([5, 4], 'defensive-fire')).toBe('gone');
});

test('[sl 3.25.10, 8.9.7.5] where its gun has no target its side need not wait for it', () => {
  const hill = { levels: { '1:E4': 3, '1:D4': 3, '1:F4': 3, '1:D3': 3, '1:F3': 3 } };
  const match = raging({ ...hill, units: [CREW, FOE, { ...SQUAD, at: '1:E1' }] }, [[1, 2]]);
  expect(offers(match, 'russian', 'ready')).toEqual(['ready u3']);
  play(match, 'russian', 'done');
  expect(weapon(match, 'w1').fired).toBe('prep-fire');
});

test('[sl 3.25.10, 3.25.3] other berserk men don’t prep fire, whatever they have in their hands', () => {
  for (const card of ['russian LMG', 'russian FT']) {
    const squad = { ...CREW, card: 'russian 6-2-8' } as const;
    const match = raging({ units: [squad, FOE, { ...SQUAD, at: '1:E5' }], weapons: [{ card, by: 'u1' }] });
    expect(refusals(match, 'russian', 'ready w1')).toEqual(['3.25.3']);
    expect(offers(match, 'russian', 'done')).toEqual(['done']);
  }
});

test('[sl 3.25.10, 8.9.7.5] in the advancing fire phase it need not', () => {
  const match = raging({ phase: 'advancing-fire', units: [CREW, FOE, { ...SQUAD, at: '1:E5' }] });
  expect(offers(match, 'russian', 'done')).toEqual(['done']);
});

test('[sl 3.25.10, 8.9.7.5] it does not charge, as long as the gun works', () => {
  for (const [phase, act] of [
    ['movement', 'move u1'],
    ['advance', 'advance u1 1:E4'],
  ] as const) {
    expect(refusals(raging({ phase }), 'russian', act)).toEqual(['3.25.10']);
    const bare = raging({ phase, weapons: [] });
    expect(offers(bare, 'russian', act)).toEqual([act]);
  }
});

// ---- calmed by a leader

const LEADER = { card: 'russian 8-1', at: '1:E5' } as const;
const rally = (units: Position['units'], dice: readonly (readonly number[])[] = []) =>
  skirmish({ phase: 'rally', attacker: 'russian', weapons: [GUN], units } as Position, dice);

test('[sl 3.25.10, 8.9.7.5] a leader calms it by a normal check of its printed morale, with his help', () => {
  const calmed = (dice: readonly number[]) => {
    const match = rally([CREW, FOE, SQUAD, LEADER], [dice]);
    play(match, 'russian', 'calm u1 u4');
    return unit(match, 'u1').berserk;
  };
  // 7 and his 1, not the 10 of those in a rage.
  expect([calmed([4, 4]), calmed([4, 5])]).toEqual([undefined, true]);
});

test('[sl 3.25.10, 8.9.7.5] not without a leader who stands, and once in a rally phase', () => {
  expect(offers(rally([CREW, FOE, SQUAD, { ...LEADER, at: '1:E4' }]), 'russian', 'calm')).toEqual([]);
  const others = rally([CREW, FOE, SQUAD, LEADER]);
  expect(refusals(others, 'russian', 'calm u1 u3')).toEqual(['3.25.10']);
  const broken = rally([CREW, FOE, SQUAD, { ...LEADER, broken: true }]);
  expect(offers(broken, 'russian', 'calm')).toEqual([]);
  const match = rally([CREW, FOE, SQUAD, LEADER, { ...SQUAD, at: '1:E5', broken: true }], [[6, 6]]);
  play(match, 'russian', 'calm u1 u4');
  expect(offers(match, 'russian', 'calm')).toEqual([]);
});
