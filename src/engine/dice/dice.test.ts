import { expect, test } from 'vitest';
import { handDice, keyedDice, quickDice, scriptedDice } from './dice.ts';
import { Random } from './random.ts';

const key = Uint8Array.from({ length: 32 }, (_, i) => i);
const here = { rest: 3, ordinal: 0, epoch: 0 };
const many = Array.from({ length: 40 }, () => 6);

test('the same key and place give the same dice, whatever was thrown before', () => {
  const [one, two] = [keyedDice(key), keyedDice(key)];
  one.throw(many, { ...here, rest: 1 });
  expect(one.throw(many, here)).toEqual(two.throw(many, here));
});

test.each([
  ['another key', { ...here }, key.map(byte => byte ^ 1)],
  ['another rest', { ...here, rest: 4 }, key],
  ['another roll since the rest', { ...here, ordinal: 1 }, key],
  ['another epoch', { ...here, epoch: 1 }, key],
])('%s gives other dice', (_, place, otherKey) => {
  expect(keyedDice(otherKey).throw(many, place)).not.toEqual(keyedDice(key).throw(many, here));
});

test('a throw of more dice begins with the throw of fewer', () => {
  const dice = keyedDice(key);
  expect(dice.throw(many, here)?.slice(0, 2)).toEqual(dice.throw([6, 6], here));
});

test.each([2, 4, 6, 10, 20, 100])('a die of %d sides shows all of them and nothing else', sides => {
  const faces = new Set(
    keyedDice(key).throw(
      Array.from({ length: 4_000 }, () => sides),
      here,
    ),
  );
  expect([...faces].toSorted((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
});

test('sixty thousand keyed dice are fair', () => {
  const dice = keyedDice(key);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let rest = 0; rest < 30_000; rest++) {
    for (const face of dice.throw([6, 6], { ...here, rest }) ?? []) (counts[face - 1] as number)++;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five degrees of freedom: fair dice go beyond this once in a thousand keys.
  expect(chiSquare).toBeLessThan(20.5);
});

test('the two dice of a throw know nothing of each other', () => {
  const dice = keyedDice(key);
  const pairs = new Array<number>(36).fill(0);
  for (let rest = 0; rest < 36_000; rest++) {
    const [red = 0, white = 0] = dice.throw([6, 6], { ...here, rest }) ?? [];
    (pairs[(red - 1) * 6 + white - 1] as number)++;
  }
  const chiSquare = pairs.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  // Thirty-five degrees of freedom, once in a thousand keys.
  expect(chiSquare).toBeLessThan(66.6);
});

test('quick dice follow their generator', () => {
  const roll = () => quickDice(new Random(5)).throw([6, 10], here);
  expect(roll()).toEqual(roll());
});

test('scripted dice fall in their order and say how many are left', () => {
  const dice = scriptedDice([[1, 2], [3]]);
  expect(dice.left).toBe(2);
  expect([dice.throw([6, 6], here), dice.throw([6], here)]).toEqual([[1, 2], [3]]);
  expect(dice.left).toBe(0);
});

test('a script that has run out, or has another number of dice, says so', () => {
  expect(() => scriptedDice([]).throw([6], here)).toThrow('the script has 0 rolls; one more is asked for');
  expect(() => scriptedDice([[1]]).throw([6, 6], here)).toThrow(
    'roll 1 of the script has 1 dice; 2 are asked for',
  );
});

test('dice from the hand wait for somebody to type them in', () => {
  expect(handDice.throw([6], here)).toBeUndefined();
});

test.each([0, -1, 2.5, 1_001, 4_294_967_297])(
  'a die of %d sides is refused instead of thrown for ever',
  sides => {
    expect(() => keyedDice(key).throw([6, sides], here)).toThrow(
      `there is no die of ${sides} sides; expected 1 to 1000`,
    );
  },
);
