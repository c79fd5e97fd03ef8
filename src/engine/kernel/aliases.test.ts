import { beforeEach, expect, test } from 'vitest';
import { type Aliases, aliasOf, dropAlias, giveAlias, meantBy } from './aliases.ts';
import { Writes } from './writes.ts';

let aliases: Aliases;
let writes: Writes;
beforeEach(() => {
  aliases = { A: { next: 1, of: {} }, B: { next: 5, of: {} } };
  writes = new Writes();
});

test('a side knows a thing by one alias of its own, however often it is given', () => {
  expect(giveAlias(writes, aliases, 'A', 'u12')).toBe('?1');
  expect(giveAlias(writes, aliases, 'A', 'u12')).toBe('?1');
  expect(giveAlias(writes, aliases, 'A', 'u3')).toBe('?2');
  expect(giveAlias(writes, aliases, 'B', 'u12')).toBe('?5');
  expect(aliasOf(aliases, 'A', 'u12')).toBe('?1');
  expect(aliasOf(aliases, 'B', 'u3')).toBeUndefined();
});

test('what a side names is what it means by that name', () => {
  giveAlias(writes, aliases, 'A', 'u12');
  giveAlias(writes, aliases, 'B', 'u7');
  expect(meantBy(aliases, 'A', '?1')).toBe('u12');
  expect(meantBy(aliases, 'B', '?5')).toBe('u7');
  expect(meantBy(aliases, 'B', 'u12')).toBe('u12');
  expect(() => meantBy(aliases, 'B', '?1')).toThrow('B knows nothing as ?1');
});

test('a thing lost from sight comes back under another alias', () => {
  giveAlias(writes, aliases, 'A', 'u12');
  dropAlias(writes, aliases, 'A', 'u12');
  expect(aliasOf(aliases, 'A', 'u12')).toBeUndefined();
  expect(giveAlias(writes, aliases, 'A', 'u12')).toBe('?2');
});

test('aliases are written by the write path, so that they are rolled back', () => {
  giveAlias(writes, aliases, 'A', 'u12');
  writes.rollback();
  expect(aliases).toEqual({ A: { next: 1, of: {} }, B: { next: 5, of: {} } });
});

test('a side without aliases is named', () => {
  expect(() => giveAlias(writes, aliases, 'C', 'u1')).toThrow('C has no aliases');
});
