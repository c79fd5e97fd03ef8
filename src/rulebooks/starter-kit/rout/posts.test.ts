import { expect, test } from 'vitest';
import { has, isWithin, NOBODY, overlap, postsWhere, union } from './posts.ts';

const list = Array.from({ length: 70 }, (_, i) => i);
const of = (...places: readonly number[]) => postsWhere(list, each => places.includes(each));

test('a set holds those of whom it is true, also beyond the first words', () => {
  const set = of(0, 31, 32, 69);
  expect(list.filter(place => has(set, place))).toEqual([0, 31, 32, 69]);
  expect(has(NOBODY, 0)).toBe(false);
});

test('the union of two holds those of both', () => {
  expect(union(of(3, 40), of(5, 69))).toEqual(of(3, 5, 40, 69));
  expect(union(NOBODY, of(33))).toEqual(of(33));
  expect(union(of(33), NOBODY)).toEqual(of(33));
});

test('two sets overlap if one is in both', () => {
  expect(overlap(of(31, 64), of(64))).toBe(true);
  expect(overlap(of(31, 63), of(64))).toBe(false);
  expect(overlap(of(31), NOBODY)).toBe(false);
});

test('a set is within another that holds all of it', () => {
  expect(isWithin(of(2, 50), of(2, 31, 50))).toBe(true);
  expect(isWithin(of(2, 50), of(2, 31))).toBe(false);
  expect(isWithin(NOBODY, of(1))).toBe(true);
  expect(isWithin(of(1), NOBODY)).toBe(false);
});
