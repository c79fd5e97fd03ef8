import { expect, test } from 'vitest';
import {
  ALWAYS,
  FOR_GOOD,
  isWorthAsking,
  NO_ORDERS,
  presetOf,
  type Reaction,
  withHolding,
  withPreset,
  withStop,
} from './orders.ts';

const shot = (change: Partial<Reaction> & { readonly odds?: number } = {}): Reaction => ({
  pieces: ['u1'],
  range: 3,
  chance: () => change.odds ?? 0.4,
  ...change,
});
const orders = withStop(NO_ORDERS, 'fire', { least: 0.3, within: 4 });

test.each([
  ['a good shot near by', shot(), true],
  ['a poor one', shot({ odds: 0.29 }), false],
  ['one from too far away', shot({ range: 5 }), false],
  ['one whose chances nobody can tell', shot({ chance: () => undefined }), true],
  ['one from nobody knows where', shot({ range: undefined }), true],
])('%s', (_what, reaction, asked) => {
  expect(isWorthAsking(orders, 'fire', [reaction])).toBe(asked);
});

test('one reaction that is worth it is enough', () => {
  expect(isWorthAsking(orders, 'fire', [shot({ odds: 0 }), shot()])).toBe(true);
  expect(isWorthAsking(orders, 'fire', [])).toBe(false);
});

test('a piece that holds back is no reason to ask, until it is told otherwise', () => {
  const held = withHolding(orders, 'u1', true);
  expect(isWorthAsking(held, 'fire', [shot()])).toBe(false);
  expect(isWorthAsking(held, 'fire', [shot({ pieces: ['u1', 'u2'] })])).toBe(true);
  expect(isWorthAsking(withHolding(held, 'u1', false), 'fire', [shot()])).toBe(true);
});

test('a kind of window can be let pass altogether, or asked about always', () => {
  expect(isWorthAsking(withStop(orders, 'fire', 'never'), 'fire', [shot({ odds: 1 })])).toBe(false);
  const unread = shot({
    chance() {
      throw new Error('no need to work anything out');
    },
  });
  expect(isWorthAsking(withStop(orders, 'fire', ALWAYS), 'fire', [unread])).toBe(true);
});

test('kinds that nothing is said about are as usual: what will hardly do anything is let pass', () => {
  expect(isWorthAsking(NO_ORDERS, 'fire', [shot({ odds: 0.1 })])).toBe(false);
  expect(isWorthAsking(NO_ORDERS, 'fire', [shot({ odds: 0.2 })])).toBe(true);
});

test('what was let pass is asked about again only if it has got better', () => {
  const again = (odds: number) => isWorthAsking(orders, 'fire', [shot({ odds })], 0.4);
  expect([0.35, 0.4, 0.45].map(again)).toEqual([false, false, true]);
  const always = withStop(NO_ORDERS, 'fire', ALWAYS);
  expect(isWorthAsking(always, 'fire', [shot()], 0.4)).toBe(true);
  expect(isWorthAsking(always, 'fire', [shot()], FOR_GOOD)).toBe(false);
});

test('orders by name set every kind of window at once, and are known again by it', () => {
  const kinds = ['first-fire', 'final-fire'];
  for (const name of ['free', 'usual', 'good', 'ambush', 'hold'] as const)
    expect(presetOf(withPreset(NO_ORDERS, kinds, name), kinds)).toBe(name);
  expect(presetOf(NO_ORDERS, kinds)).toBe('usual');
  expect(
    presetOf(withStop(withPreset(NO_ORDERS, kinds, 'hold'), 'first-fire', ALWAYS), kinds),
  ).toBeUndefined();
});

test('who holds back goes on holding back under other orders', () => {
  const orders = withPreset(withHolding(NO_ORDERS, 'u1', true), ['first-fire'], 'free');
  expect(orders.holding).toEqual(['u1']);
});
