import { expect, test } from 'vitest';
import { carryingCapacity, lenderFor } from '../support-weapons/portage.ts';
import { standing, WORLD } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { allowance, type Going } from './allowance.ts';

function table(men: readonly string[], weapons: readonly string[] = []) {
  return standing({ units: men.map(each => `${each} C4`), weapons }).state;
}

/** The movement factors of u1, going with all the others. */
function factors(men: readonly string[], weapons: readonly string[] = [], going: Omit<Going, 'stack'> = {}) {
  const view = table(men, weapons);
  return allowance(WORLD, view, unitById(view, 'u1'), { stack: view.units, ...going });
}

const SQUAD = 'russian 4-4-7';
const LEADER = 'russian 9-1';
const MMG = 'russian MMG of u1';

test('[aslsk 3.3.1.a] squads have four, half-squads and crews too, leaders six, the wounded and the inexperienced three', () => {
  for (const card of [SQUAD, 'russian 2-2-7', 'russian 2-2-8']) expect(factors([card])?.value).toBe(4);
  for (const card of ['russian 4-2-6', 'american 5-3-6']) expect(factors([card])?.value).toBe(3);
  expect(factors([LEADER])?.value).toBe(6);
  expect(factors([`${LEADER} wounded`])?.value).toBe(3);
});

test.each([
  ['russian 4-4-7', [4, 6, 6, 8]],
  ['american 5-3-6', [3, 6, 5, 8]],
  ['russian 4-2-6', [3, 5, 5, 7]],
] as const)(
  '[aslsk 3.3.1.chart, 5.4.a] %s: alone, with a leader, double time, both: %j',
  (card, [a, b, c, d]) => {
    const leader = card.startsWith('american') ? 'american 8-0' : 'russian 8-0';
    expect(factors([card])?.value).toBe(a);
    expect(factors([card, leader])?.value).toBe(b);
    expect(factors([card], [], { doubleTime: true })?.value).toBe(c);
    expect(factors([card, leader], [], { doubleTime: true })?.value).toBe(d);
  },
);

test('[aslsk 3.3.1.g, 3.2.3.f] a wounded man does not double time', () => {
  expect(factors([`${LEADER} wounded`], [], { doubleTime: true })).toBeUndefined();
});

test('[aslsk 1.1.1.road.b] the road bonus is one', () => {
  expect(factors([SQUAD], [], { road: true })?.value).toBe(5);
});

test('[aslsk 4.0.e] E-035: a light machine gun is no burden', () => {
  expect(factors([SQUAD], ['russian LMG of u1'])?.value).toBe(4);
});

test('[aslsk 3.3.1.b] E-037: with a leader a squad has six', () => {
  expect(factors([SQUAD, LEADER])?.value).toBe(6);
});

test('[aslsk 3.3.1.b, 3.3.1.g] E-038: with a leader at double time it has eight', () => {
  expect(factors([SQUAD, LEADER], [], { doubleTime: true })?.value).toBe(8);
});

test('[aslsk 4.0.e] E-039: five portage points leave a squad two', () => {
  const tally = factors([SQUAD], [MMG]);
  expect(tally?.value).toBe(2);
  expect(tally?.kept.map(({ id, n, cite }) => [id, n, cite])).toEqual([
    ['base', 4, '3.3.1.a'],
    ['portage', -2, '4.0.e'],
  ]);
});

test('[aslsk 3.3.1.h, 4.0.e] E-040: at double time it carries less, and has three', () => {
  expect(factors(['russian 4-4-7 exhausted'], [MMG], { doubleTime: true })?.value).toBe(3);
});

test('[aslsk 4.0.f] E-045: a leader lends a hand: five', () => {
  expect(factors([SQUAD, 'russian 9-2'], [MMG])?.value).toBe(5);
});

test('[aslsk 4.0.f] one leader helps one squad, and not if he carries something himself', () => {
  const two = table([SQUAD, SQUAD, LEADER], [MMG, 'russian HMG of u2']);
  const lent = ['u1', 'u2'].map(id => lenderFor(WORLD, two, unitById(two, id), two.units)?.id);
  expect(lent.filter(Boolean)).toEqual(['u3']);
  const busy = table([SQUAD, LEADER], [MMG, 'russian LMG of u2']);
  expect(lenderFor(WORLD, busy, unitById(busy, 'u1'), busy.units)).toBeUndefined();
});

test('[aslsk 3.2.3.f, 4.0.e] a wounded man carries nothing, and no leader helps before he is whole', () => {
  const view = table([SQUAD, `${LEADER} wounded`], [MMG]);
  expect(view.units.map(each => carryingCapacity(WORLD, each))).toEqual([3, 0]);
  expect(lenderFor(WORLD, view, unitById(view, 'u1'), view.units)).toBeUndefined();
});

test('[aslsk 4.0.c] what was carried on the way slows it down though it was dropped', () => {
  expect(factors([SQUAD], [], { burden: 5 })?.value).toBe(2);
});
