import { expect, test } from 'vitest';
import { tasteOf } from './set-up-taste.ts';

const PLAIN = { nearness: 2, room: 5 };
const PLACES = Array.from({ length: 50 }, (_, i) => `1:A${i}`);

test('number 0 is the plain taste, without a liking for any place', () => {
  const { nearness, room, liking } = tasteOf(PLAIN, 0);
  expect({ nearness, room }).toEqual(PLAIN);
  expect(PLACES.filter(at => liking(at) !== 0)).toEqual([]);
});

test('the same number is the same taste, another one another', () => {
  const likings = (variation: number) => PLACES.map(tasteOf(PLAIN, variation).liking);
  expect(likings(3)).toEqual(likings(3));
  expect(likings(3)).not.toEqual(likings(5));
});

test('odd numbers keep near to the plain taste, even ones may go far', () => {
  const odd = [1, 3, 5, 7, 9, 11].map(variation => tasteOf(PLAIN, variation));
  for (const { nearness, room, liking } of odd) {
    expect(Math.abs(nearness - PLAIN.nearness)).toBeLessThanOrEqual(1);
    expect(Math.abs(room - PLAIN.room)).toBeLessThanOrEqual(1);
    expect(Math.max(...PLACES.map(liking))).toBeLessThanOrEqual(4);
  }
  const even = [2, 4, 6, 8, 10, 12].map(variation => tasteOf(PLAIN, variation));
  expect(even.some(({ room }) => Math.abs(room - PLAIN.room) > 1)).toBe(true);
  expect(even.some(({ liking }) => Math.max(...PLACES.map(liking)) > 4)).toBe(true);
});
