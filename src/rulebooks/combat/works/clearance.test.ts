import { expect, test } from 'vitest';
import type { LocId, Unit, Work } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
const at = '1:D4' as LocId;
const crept = (card: string, more: Partial<Unit> = {}) => ({ card, at, crept: at, ...more });
const works: readonly Work[] = [{ is: 'mines', at }];
const clearing = (units: Position['units'], dice = '') => skirmish({ units: [...units, FAR], works }, dice);

test('[combat 7.3.8, 7.3.10] a squad or two halves with a leader; engineers without one', () => {
  const can = (...units: Position['units']) => offers(clearing(units), 'german', 'clear').length > 0;
  expect(can(crept('german 6-6'), crept('german nco'))).toBe(true);
  expect(can(crept('german 6-6'))).toBe(false);
  expect(can(crept('german 6-6', { half: true }), crept('german nco'))).toBe(false);
  expect(
    can(crept('german 6-6', { half: true }), crept('german 6-6', { half: true }), crept('german nco')),
  ).toBe(true);
  expect(can(crept('german 6-6'), { card: 'german nco', at: '1:D5' })).toBe(false);
  expect(can(crept('german 8-2'))).toBe(true);
});

test('[combat 7.3.8.1] they have crawled in before, are marked as having moved, and the counter goes when the phase is over', () => {
  const strangers = clearing(['german 6-6 D4', 'german nco D4']);
  expect(refusals(strangers, 'german', 'clear u1')).toEqual(['7.3.8.1']);
  const same = clearing([crept('german 6-6', { moved: 'crawl' }), crept('german nco')]);
  expect(refusals(same, 'german', 'clear u1')).toEqual(['4.4.7']);
  // The last two dice are for the initiative of the next turn.
  const match = clearing([crept('german 6-6'), crept('german nco')], '1 2');
  play(match, 'german', 'clear u1');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'cautious', at });
  expect(unit(match, 'u2')).toMatchObject({ moved: 'cautious', clearing: 'mines' });
  expect(match.state.works).toHaveLength(1);
  play(match, 'american', 'offer-end');
  play(match, 'german', 'offer-end');
  expect(match.state.works).toEqual([]);
});

test('[combat 7.3.8.1] who is Disrupted before it is over has cleared nothing', () => {
  const match = clearing([
    crept('german 6-6', { moved: 'cautious', clearing: 'mines', morale: 'disrupted' }),
    crept('german nco', { moved: 'cautious', clearing: 'mines' }),
  ]);
  play(match, 'german', 'offer-end');
  play(match, 'american', 'offer-end');
  expect(match.state.works).toHaveLength(1);
});

test('[combat 7.3.8.1] who crawls in may clear, who goes on has given it up', () => {
  const match = skirmish({ units: ['german 6-6 D3', FAR], works });
  play(match, 'german', 'move u1 crawl', 'step u1 1:D4');
  expect(unit(match, 'u1').crept).toBe(at);
  const on = clearing([crept('german 6-6')]);
  play(on, 'german', 'move u1 crawl', 'step u1 1:D5');
  expect(unit(on, 'u1')).not.toHaveProperty('crept');
});

test('[combat 7.1.1.1] a platoon digs in one impulse, each by a check of its own, under fire after each; beside one another and with a leader', () => {
  const units = [
    'german 6-6 D4',
    'german 6-6 D5',
    'german nco D4',
    'german 6-6 D8',
    'american 7-6 M9 moved run',
  ];
  const match = skirmish({ units }, '7 8');
  play(match, 'german', 'dig-in u1');
  expect(refusals(match, 'german', 'dig-in u4')).toEqual(['7.1.1.1']);
  play(match, 'german', 'dig-in u2', 'done');
  // 7 does, 8 does not: a leader changes nothing.
  expect([unit(match, 'u1').dugIn, unit(match, 'u2').dugIn]).toEqual([true, undefined]);
  expect([unit(match, 'u1').moved, unit(match, 'u2').moved, unit(match, 'u3').moved]).toEqual([
    'cautious',
    'cautious',
    undefined,
  ]);
  const alone = skirmish({ units: ['german 6-6 D4', 'german 6-6 D5', FAR] }, '7');
  play(alone, 'german', 'dig-in u1');
  expect(alone.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
  const fired = skirmish({ units: [...units.slice(0, 4), 'american 7-6 D1'] }, '7');
  play(fired, 'german', 'dig-in u1');
  expect(fired.choices.map(({ id }) => id)).toEqual(['defensive-fire']);
});

test('[combat 7.1.2.a, 7.1.2.b] a pit that was left is free for one until the phase is over, for a point; to leave costs nothing', () => {
  const match = skirmish({ units: ['german 6-6 D4 dugIn', 'german 6-6 D4', 'german 6-6 D4', FAR] });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D5');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 1 } });
  play(match, 'german', 'done');
  expect(match.state.pits).toEqual(['1:D4']);
  play(match, 'american', 'pass');
  play(match, 'german', 'move u2 cautious', 'get-in u2');
  expect(unit(match, 'u2')).toMatchObject({ dugIn: true, at: '1:D4' });
  expect(match.state.pits).toEqual([]);
  expect(match.state.doing[0]).toMatchObject({ spent: { u2: 1 } });
  play(match, 'german', 'done');
  play(match, 'american', 'pass');
  play(match, 'german', 'move u3 cautious');
  expect(refusals(match, 'german', 'get-in u3')).toEqual(['7.1.2.a']);
  const over = skirmish({ units: ['german 6-6 D4', FAR], pits: ['1:D4' as LocId] }, '1 2');
  play(over, 'german', 'offer-end');
  play(over, 'american', 'offer-end');
  expect(over.state).not.toHaveProperty('pits');
});
