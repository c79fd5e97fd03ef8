import { expect, test } from 'vitest';
import { isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { moving, windowOn } from '../testing/fire-bench.ts';
import { faustModifiers } from './panzerfaust.ts';

const SIDES = [
  { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 3 } },
  { id: 'american', side: 'american', elr: 5, units: { 'american 6-6-6': 1 } },
];

/** A German in D3, Americans in a house in D4; the order of battle has three German squads. */
function fausts(german = 'german 4-6-7', more: Partial<Position> = {}): Position {
  return {
    date: { year: 1944, month: 7 },
    hexes: { D4: 'wooden building' },
    units: [`${german} D3`, 'american 6-6-6 D4', 'u8: german 4-6-7 A1', 'u9: american 6-6-6 A3'],
    scenario: { rules: ['panzerfausts'], groups: SIDES },
    ...more,
  };
}
const offers = (position: Position, side = 'german') =>
  skirmish(position)
    .offered(side)
    .filter(act => act.startsWith('faust'));
const maySeek = (german = 'german 4-6-7', more: Partial<Position> = {}) =>
  offers(fausts(german, more)).includes('faust u1');

test('[aslsk 4.4.2.a] from October 1943, and for nobody but Germans', () => {
  expect(maySeek('german 4-6-7', { date: { year: 1943, month: 10 } })).toBe(true);
  expect(offers(fausts('german 4-6-7', { attacker: 'american' }), 'american')).toEqual([]);
});

test('[aslsk 4.4.2.a] without a rule of the scenario it takes armour of the enemy, not of one’s own', () => {
  const armoured = (side: 'german' | 'american') =>
    maySeek('german 4-6-7', {
      scenario: {
        rules: [],
        groups: SIDES.map(group =>
          group.side === side ? { ...group, vehicles: { 'german Panther': 1 } } : { ...group, vehicles: {} },
        ),
      },
    });
  expect([armoured('american'), armoured('german')]).toEqual([true, false]);
});

test.each(['german 2-4-7', 'german 2-2-8', 'german 8-0'])(
  '[aslsk 4.4.2.a] %s has one as long as it has not fired, used a weapon or directed fire',
  card => {
    expect(maySeek(card)).toBe(true);
    expect(maySeek(`${card} used w9`)).toBe(false);
    expect(maySeek(`${card} directs u8`)).toBe(false);
    const later = { phase: 'defensive-fire', attacker: 'american' } as const;
    expect(maySeek(`${card} fired first`, later)).toBe(false);
  },
);

test('[aslsk 4.4.2.a, 4.4.2.d] a squad looks beside its own fire, and a second time only instead of it', () => {
  const later = { phase: 'defensive-fire', attacker: 'american' } as const;
  expect(maySeek('german 4-6-7 fired first', later)).toBe(true);
  expect(maySeek('german 4-6-7 fired first used w9', later)).toBe(false);
  expect(maySeek('german 4-6-7 used w9', later)).toBe(true);
  expect(maySeek('german 4-6-7 used w8,w9 forfeits', later)).toBe(false);
});

test('[aslsk 4.4.2.d] nobody marked with final fire looks for one: neither as protective fire nor in final fire', () => {
  const spent = fausts('german 4-6-7 fired final');
  const movement = windowOn({ ...spent, attacker: 'american' }, moving(['u2']));
  expect(movement.offered('german').filter(act => act.startsWith('faust'))).toEqual([]);
  expect(maySeek('german 4-6-7 fired final', { phase: 'defensive-fire', attacker: 'american' })).toBe(false);
  expect(maySeek('german 4-6-7 fired prep', { phase: 'advancing-fire' })).toBe(false);
});

test('[aslsk 4.4.2.d, 3.3.3.l] at who moves it looks as often as he has spent factors where he is', () => {
  const looks = (here: number) => {
    const match = windowOn({ ...fausts(), attacker: 'american' }, moving(['u2'], { here }), '5');
    play(match, 'german', 'faust u1', 'shoot');
    return match.offered('german').includes('faust u1');
  };
  expect([looks(2), looks(4)]).toEqual([false, true]);
});

test('[aslsk 4.4.2.c] everything that makes the check harder or easier', () => {
  const modifiers = (german: string, year = 1944) => {
    const match = skirmish(fausts(german, { date: { year, month: 7 } }));
    return faustModifiers(match.world, unit(match, 'u1')).kept.map(({ id, n }) => `${id} ${n}`);
  };
  expect(modifiers('german 4-6-7')).toEqual(['target is no AFV 1']);
  expect(modifiers('german 4-6-7 exhausted')).toEqual(['target is no AFV 1', 'CX 1']);
  expect(modifiers('german 2-4-7')).toEqual(['target is no AFV 1', 'half-squad or crew 1']);
  expect(modifiers('german 2-2-8')).toEqual(['target is no AFV 1', 'half-squad or crew 1']);
  expect(modifiers('german 8-0')).toEqual(['target is no AFV 1', 'SMC 2']);
  expect(modifiers('german 4-6-7', 1945)).toEqual(['target is no AFV 1', 'in 1945 -1']);
});

test('[aslsk 4.4.2.b] a leader whom a 6 breaks, because he was pinned, shakes those with him', () => {
  const position = fausts('german 9-1 pinned');
  const match = skirmish({ ...position, units: [...position.units, 'u5: german 4-6-7 D3'] }, '6 3,4');
  play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect([unit(match, 'u1').broken, unit(match, 'u5').pinned]).toEqual([true, true]);
});

test('[aslsk 4.4.2.e] a leader may direct the shot, and has directed his one attack by it', () => {
  const position = fausts();
  const led: Position = { ...position, units: [...position.units, 'u5: german 9-1 D3'] };
  // 8 at one hex, 2 for the house: with the leader a 7 hits. On column 16 a 3 is a KIA.
  const match = skirmish(led, '2 4,3 2,1');
  play(match, 'german', 'faust u1', 'at 1:D4', 'direct u5', 'shoot');
  expect(isGone(match, 'u2')).toBe(true);
  expect(unit(match, 'u5').directs).toBeDefined();
});

test('[aslsk 4.4.2.f] in inexperienced hands it goes off at an 11 as well', () => {
  const after = (card: string) => {
    const match = skirmish(fausts(card), '1 6,5');
    play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
    return unit(match, 'u1').card;
  };
  expect([after('german 4-6-7'), after('german 4-3-6')]).toEqual(['german 4-6-7', 'german 2-3-6']);
});

test('[aslsk 4.4.2.g] a hit leaves no residual firepower', () => {
  const match = windowOn({ ...fausts(), attacker: 'american' }, moving(['u2']), '1 1,2 6,4 1,2');
  play(match, 'german', 'faust u1', 'shoot');
  expect(match.state.fausts).toBe(1);
  expect(match.state.residual).toEqual([]);
});

test('[aslsk 4.4.2.h] once all are fired nobody looks for one', () => {
  expect(maySeek('german 4-6-7', { state: { fausts: 3 } })).toBe(true);
  expect(maySeek('german 4-6-7', { state: { fausts: 4 } })).toBe(false);
});
