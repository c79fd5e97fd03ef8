import { expect, test } from 'vitest';
import type { Counter } from '../../../engine/index.ts';
import { fanPlace, rowsOf } from './fan-place.ts';
import type { Group } from './stacks.ts';

const counter: Counter = {
  id: 'u1',
  side: 'german',
  face: { nation: 'german', symbol: 'squad', tone: 'plain', figures: [] },
  badges: [],
  title: 'u1',
};
const groups = (...weapons: number[]): readonly Group[] =>
  weapons.map(count => ({ counter, held: Array.from({ length: count }, () => counter) }));

test('groups share a row as long as they fit, and a large one goes on in the next', () => {
  expect(rowsOf([1, 1, 1], 3)).toBe(1);
  expect(rowsOf([2, 2], 3)).toBe(2);
  expect(rowsOf([7, 1, 1], 4)).toBe(3);
  expect(rowsOf([], 4)).toBe(0);
});

test.each([
  ['a desktop', { width: 900, height: 700 }],
  ['a phone', { width: 390, height: 420 }],
])('twelve counters lie open at once on %s, wherever they are, each large enough for a finger', (_, room) => {
  for (const at of [
    { x: 0, y: 0 },
    { x: room.width, y: room.height },
    { x: 200, y: 200 },
  ]) {
    const { left, top, width, height, card } = fanPlace(groups(6, 0, 0, 0, 0, 0), at, room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(room.width);
    expect(top + height).toBeLessThanOrEqual(room.height);
    const across = Math.floor((width - 28) / (card + 8));
    expect(rowsOf([7, 1, 1, 1, 1, 1], across) * card).toBeLessThan(height);
    expect(card).toBeGreaterThanOrEqual(44);
  }
});

test('where there is room, the cards are as large as ever', () => {
  expect(fanPlace(groups(1, 0), { x: 300, y: 300 }, { width: 900, height: 700 }).card).toBe(68);
});
