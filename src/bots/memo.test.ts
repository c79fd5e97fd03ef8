import { expect, test } from 'vitest';
import { Memo } from './memo.ts';

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
