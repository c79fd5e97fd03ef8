import { expect, test } from 'vitest';
import { CARDS, isMmc, type MmcCard } from '../counters/index.ts';
import { casualtyReduction, newAftermath } from '../morale/losses.ts';
import { fireCheck, moraleCheck } from '../morale/morale.ts';
import { enact, isGone, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { lineOf } from '../testing/fire-bench.ts';
import { playRally } from '../testing/phase-bench.ts';
import { sizeOf, unitById } from '../units.ts';

const C4 = '1:C4' as const;
const ENEMY = 'japanese 4-4-7 C6';
const us = (face: string, more = {}) => ({ card: `american ${face}`, at: C4, ...more });

/** After a check that it fails by far more than its ELR. */
function beyondElr(card: string) {
  const { match } = enact({ units: [`${card} ${C4}`], elr: 0 }, '5,6', function* (game) {
    yield* moraleCheck(game, unitById(game.state, 'u1'), fireCheck(0), newAftermath());
  });
  return unit(match, 'u1');
}

test('[aslsk NC.legend] men on a counter: a squad has three, half-squad and crew two, a leader is one', () => {
  const match = standing({ units: [us('7-6-8'), us('3-4-8'), us('2-2-8'), us('9-1')] });
  expect(match.state.units.map(sizeOf)).toEqual([1, 0.5, 0.5, 0]);
});

test('[aslsk NC.legend] underlined firepower is assault fire: 7 becomes 4.5, and that 5', () => {
  const position: Position = { phase: 'advancing-fire', attacker: 'american', units: [us('7-6-8'), ENEMY] };
  expect(lineOf(position, { by: ['u1'], at: '1:C6' }).firepower.value).toBe(5);
  const plain = { ...position, units: [us('4-4-7'), ENEMY] };
  expect(lineOf(plain, { by: ['u1'], at: '1:C6' }).firepower.value).toBe(2);
});

test('[aslsk NC.legend] a superscript is the smoke exponent, without which there are no grenades', () => {
  const throws = (face: string) => {
    const match = skirmish({ phase: 'movement', attacker: 'american', units: [us(face), `${ENEMY} broken`] });
    play(match, 'american', 'move u1');
    return match.offered('american').some(act => act.startsWith('smoke'));
  };
  expect([throws('7-6-8'), throws('3-4-8')]).toEqual([true, false]);
});

test('[aslsk NC.legend] a box around the broken morale: it may rally itself in either rally phase', () => {
  const broken = { broken: true, desperate: true } as const;
  const units = [us('2-2-8', broken), us('7-6-8', { ...broken, at: '1:A1' }), 'japanese 4-4-7 M9'] as const;
  const match = playRally({ attacker: 'japanese', units });
  expect(match.offered('american')).toEqual(['self-rally u1', 'done']);
});

test('[aslsk NC.legend] underlined morale: no ELR replaces it', () => {
  expect(beyondElr('american 7-6-8')).toMatchObject({ card: 'american 7-6-8', broken: true });
  expect(beyondElr('american 4-4-7')).toMatchObject({ card: 'american 3-3-6', broken: true });
});

test.each([
  ['american 6-6-6', 'american 5-4-6'],
  ['japanese 4-4-8', 'japanese 3-4-7 reduced'],
  ['japanese 2-3-8', 'japanese 2-3-7'],
  ['japanese 2-3-7', 'japanese 1-3-7'],
  ['japanese 1-3-7', 'japanese 1-2-6'],
])('[aslsk NC.chart] beyond its ELR a %s becomes a %s', (card, lower) => {
  expect(beyondElr(card).card).toBe(lower);
});

test.each([
  ['american 7-6-8', 'american 3-4-8'],
  ['american 5-5-8 raiders', 'american 2-3-8 raiders'],
  ['american 4-4-7', 'american 2-3-7'],
  ['japanese 4-4-8', 'japanese 2-3-8'],
  ['japanese 3-4-7', 'japanese 1-3-7'],
  ['japanese 2-2-8', undefined],
])('[aslsk NC.chart] casualties leave of a %s: %s', (card, left) => {
  const { match } = enact({ units: [`${card} ${C4}`] }, [], function* (game) {
    yield* casualtyReduction(game, unitById(game.state, 'u1'), newAftermath());
  });
  if (left === undefined) expect(isGone(match, 'u1')).toBe(true);
  else expect(unit(match, 'u1').card).toBe(left);
});

test('[aslsk NC.chart] every ladder goes down in class, and ends', () => {
  const order = ['E', '1', '2', 'G', 'C'];
  const ladder = (card: MmcCard): readonly MmcCard[] => {
    const next = card.lower === undefined ? undefined : CARDS.get(card.lower);
    return next && isMmc(next) ? [card, ...ladder(next)] : [card];
  };
  const places = [...CARDS.values()]
    .filter(isMmc)
    .map(card => ladder(card).map(({ class: quality }) => order.indexOf(quality)));
  for (const steps of places) expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});
