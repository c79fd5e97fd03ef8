import { expect, test } from 'vitest';
import { Memo, Pairs } from './memo.ts';

test('a thing and a key are worked out once, even if nothing comes of it', () => {
  const memo = new Memo<object, string, number | undefined>();
  const [one, other] = [{}, {}];
  const asked: string[] = [];
  const ask = (thing: object, key: string, value?: number) =>
    memo.get(thing, key, () => {
      asked.push(key);
      return value;
    });
  expect([ask(one, 'a', 1), ask(one, 'a', 2), ask(one, 'b'), ask(one, 'b', 3), ask(other, 'a', 4)]).toEqual([
    1,
    1,
    undefined,
    undefined,
    4,
  ]);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a pair of numbers is worked out once, in either order for itself, even if nothing comes of it', () => {
  const pairs = new Pairs<number | undefined>(10);
  const asked: string[] = [];
  const ask = (one: number, other: number, value?: number) =>
    pairs.get(one, other, () => {
      asked.push(`${one} ${other}`);
      return value;
    });
  expect([ask(1, 2, 12), ask(1, 2, 0), ask(2, 1, 21), ask(0, 9), ask(0, 9, 5)]).toEqual([
    12,
    12,
    21,
    undefined,
    undefined,
  ]);
  expect(asked).toEqual(['1 2', '2 1', '0 9']);
});
