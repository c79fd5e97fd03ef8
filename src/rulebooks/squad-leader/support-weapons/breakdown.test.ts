import { expect, test } from 'vitest';
import { strengthOf } from '../fire/test-lines.ts';
import { isGone, offers, type Position, play, refusals, skirmish, unit, weapon } from '../testing/bench.ts';

const gun = (card: string, firer = 'german 4-6-7'): Position => ({
  units: [
    { card: firer, at: '1:D2' },
    { card: 'russian 4-4-7', at: '1:D4' },
  ],
  weapons: [{ card, by: 'u1' }],
});

function fire(position: Position, dice: readonly number[], side = 'german') {
  const match = skirmish(position, [dice, [2, 1], [2, 1], [2, 1]]);
  play(match, side, 'ready w1', 'at 1:D4', 'shoot');
  return match;
}

test('[sl 10.9.1.1] at its number or above it malfunctions, after its fire, and fires no more', () => {
  expect(weapon(fire(gun('german MMG'), [6, 5]), 'w1').malfunctioned).toBeUndefined();
  const jammed = fire(gun('german MMG'), [6, 6]);
  expect(weapon(jammed, 'w1').malfunctioned).toBe(true);
  const next = skirmish({
    ...gun('german MMG'),
    weapons: [{ card: 'german MMG', by: 'u1', malfunctioned: true }],
  });
  expect(refusals(next, 'german', 'ready w1')).toEqual(['10.9.1.1']);
  const russian: Position = {
    units: [
      { card: 'russian 4-4-7', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:D4' },
    ],
    weapons: [{ card: 'russian LMG', by: 'u1' }],
  };
  expect(weapon(fire(russian, [5, 4], 'russian'), 'w1').malfunctioned).toBeUndefined();
  expect(weapon(fire(russian, [5, 5], 'russian'), 'w1').malfunctioned).toBe(true);
});

test('[sl 10.9.1.1] the fire of a gun that malfunctions still counts', () => {
  // Ten factors and point blank: column 16 or more; a 12 is nothing there, so a leader helps it to a check.
  const position: Position = {
    units: [
      { card: 'german 8-3-8', at: '1:D3' },
      { card: 'german 10-3', at: '1:D3' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
    weapons: [{ card: 'german HMG', by: 'u1' }],
  };
  const match = skirmish(position, [
    [6, 6],
    [5, 6],
  ]);
  play(match, 'german', 'ready u1', 'at 1:D4', 'add w1', 'direct u2', 'shoot');
  expect([weapon(match, 'w1').malfunctioned, unit(match, 'u3').broken]).toEqual([true, true]);
});

const battery: Position = {
  units: [
    { card: 'german 4-6-7', at: '1:D2' },
    { card: 'german 4-6-7', at: '1:D2' },
    { card: 'russian 4-4-7', at: '1:D4' },
  ],
  weapons: [
    { card: 'german MMG', by: 'u1' },
    { card: 'german MMG', by: 'u2' },
  ],
};

test('[sl 8.9.6.1, 10.9.1.2] of several guns whose number is rolled the highest die malfunctions; equals all do', () => {
  const jam = (dice: readonly number[]) => {
    const match = skirmish(battery, [[6, 6], dice]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'add w2', 'shoot');
    return [weapon(match, 'w1').malfunctioned, weapon(match, 'w2').malfunctioned];
  };
  expect(jam([2, 5])).toEqual([undefined, true]);
  expect(jam([5, 2])).toEqual([true, undefined]);
  expect(jam([4, 4])).toEqual([true, true]);
});

test('[sl 8.9.6.1] a gun whose own number was not rolled takes no part in that', () => {
  const position: Position = {
    ...battery,
    weapons: [
      { card: 'german MMG', by: 'u1' },
      { card: 'russian LMG', by: 'u2' },
    ],
  };
  const match = skirmish(position, [[5, 5]]);
  play(match, 'german', 'ready w1', 'at 1:D4', 'add w2', 'shoot');
  expect([weapon(match, 'w1').malfunctioned, isGone(match, 'w2')]).toEqual([undefined, true]);
});

// ---- captured

test('[sl 8.6.2, 8.6.5, 10.8.1, 10.8.4] a captured gun fires for its captor at half strength', () => {
  expect(strengthOf(gun('russian MMG'), { target: '1:D4', shooters: ['w1'] })).toBe(2);
  expect(strengthOf(gun('german MMG'), { target: '1:D4', shooters: ['w1'] })).toBe(4);
});

test('[sl 8.6.4, 10.8.3] it breaks down two sooner, and for good', () => {
  const nine = fire(gun('russian MMG'), [5, 3]);
  expect([isGone(nine, 'w1'), weapon(nine, 'w1').malfunctioned]).toEqual([false, undefined]);
  expect(isGone(fire(gun('russian MMG'), [5, 4]), 'w1')).toBe(true);
});

test('[sl 8.6.6] where the scenario says so they don’t use what they capture', () => {
  const scenario = { noCaptured: ['german'] };
  const fires = (card: string, forbidden: boolean) =>
    offers(skirmish({ ...gun(card), ...(forbidden && { scenario }) }), 'german', 'ready');
  expect(fires('russian MMG', false)).toEqual(['ready u1', 'ready w1']);
  expect(fires('russian MMG', true)).toEqual(['ready u1']);
  expect(fires('german MMG', true)).toEqual(['ready u1', 'ready w1']);
  const carried: Position = {
    phase: 'movement',
    units: [
      { card: 'german 8-3-8', at: '1:D3' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
    weapons: [{ card: 'russian DC', by: 'u1' }],
  };
  const lays = (forbidden: boolean) => {
    const match = skirmish({ ...carried, ...(forbidden && { scenario }) });
    play(match, 'german', 'move u1');
    return offers(match, 'german', 'lay');
  };
  expect([lays(false), lays(true)]).toEqual([['lay w1 1:D4'], []]);
});

// ---- repair

const broken = (card: string, bearer: object = {}, more: readonly object[] = []): Position => ({
  phase: 'rally',
  units: [
    { card: 'german 4-6-7', at: '1:D2', ...bearer },
    { card: 'russian 4-4-7', at: '1:D9' },
    ...(more as readonly { card: string }[]),
  ],
  weapons: [{ card, by: 'u1', malfunctioned: true }],
});

test('[sl 10.9.1.3.a, CTR.REP] a 1 repairs it, a 6 ends it, anything else leaves it', () => {
  const repair = (position: Position, side: string, die: number) => {
    const match = skirmish(position, [[die]]);
    play(match, side, 'repair w1');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned ? 'jammed' : 'works';
  };
  expect([1, 2, 5, 6].map(die => repair(broken('german MMG'), 'german', die))).toEqual([
    'works',
    'jammed',
    'jammed',
    'gone',
  ]);
  const american: Position = {
    ...broken('american MMG'),
    units: [
      { card: 'american 6-6-6', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:D9' },
    ],
  };
  expect([2, 3].map(die => repair(american, 'american', die))).toEqual(['works', 'jammed']);
});

test('[sl 10.9.1.3.b] by an unbroken squad or leader in the hex, out of melee; a captured one by nobody', () => {
  const may = (position: Position) => {
    const match = skirmish(position);
    return match.choiceOf('german')?.id === 'repair' && offers(match, 'german', 'repair').length > 0;
  };
  expect(may(broken('german MMG'))).toBe(true);
  expect(may(broken('german MMG', { broken: true }))).toBe(false);
  expect(may(broken('german MMG', { broken: true }, [{ card: 'german 8-0', at: '1:D2' }]))).toBe(true);
  expect(may(broken('german MMG', { card: 'german 2-4-7' }))).toBe(false);
  expect(may(broken('russian MMG'))).toBe(false);
  const melee = {
    ...broken('german MMG', {}, [{ card: 'russian 4-4-7', at: '1:D2' }]),
    melees: ['1:D2'] as const,
  };
  expect(may(melee)).toBe(false);
});

// ---- lost with their men

const doomed = (firers: readonly object[], at: string): Position => ({
  units: [
    ...(firers as readonly { card: string }[]),
    { card: 'russian 4-4-7', at: at as '1:D4', id: 'u9' as const },
  ],
  weapons: [{ card: 'russian MMG', by: 'u9' }],
});

test('[sl 8.8.1] E1-220: where all are killed each weapon has dice of its own, a column lower and one more for small arms', () => {
  const squads = Array.from({ length: 3 }, () => ({ card: 'german 4-6-7', at: '1:D2' }));
  const kill = (position: Position, dice: readonly number[]) => {
    const match = skirmish(position, [[1, 2], dice]);
    play(match, 'german', 'ready u1', 'at 1:D4', 'add u2', 'add u3', 'shoot');
    expect(isGone(match, 'u9')).toBe(true);
    return isGone(match, 'w1');
  };
  // Twelve factors, a 3: killed. On column 8 a 2 + 1 kills, a 3 + 1 does not.
  expect([kill(doomed(squads, '1:D4'), [1, 1]), kill(doomed(squads, '1:D4'), [2, 1])]).toEqual([true, false]);
  // Point blank nothing is added: twenty-four factors, column 20 for the weapon.
  const close = squads.map(each => ({ ...each, at: '1:D3' }));
  expect([kill(doomed(close, '1:D4'), [2, 2]), kill(doomed(close, '1:D4'), [3, 2])]).toEqual([true, false]);
  // Nor where one of them fires point blank: sixteen factors, column 12, a 3.
  const mixed = squads.map((each, i) => (i === 0 ? { ...each, at: '1:D3' } : each));
  expect([kill(doomed(mixed, '1:D4'), [1, 2]), kill(doomed(mixed, '1:D4'), [2, 2])]).toEqual([true, false]);
});

test('[sl 8.8.1] a kill on the first column spares the weapons', () => {
  const position: Position = {
    units: [
      { card: 'german 4-6-7', at: '1:D2', pinned: true },
      { card: 'german 10-2', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:D10', id: 'u9' },
    ],
    weapons: [{ card: 'russian MMG', by: 'u9' }],
  };
  const match = skirmish(position, [[1, 2]]);
  play(match, 'german', 'ready u1', 'at 1:D10', 'direct u2', 'shoot');
  expect([isGone(match, 'u9'), isGone(match, 'w1')]).toEqual([true, false]);
});
