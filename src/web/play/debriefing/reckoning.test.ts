import { expect, test } from 'vitest';
import { luckOf, nextScenario, swapped } from './reckoning.ts';

const roll = (by: string, ...faces: number[]) => ({
  rest: 0,
  by,
  why: 'Fire',
  cite: '1',
  dice: faces.map((face, i) => ({ name: `${i}`, face, sides: 6 })),
});

test('the luck of a side is its own rolls against what is due to such dice', () => {
  const [a, b, c] = luckOf([roll('A', 1, 1), roll('A', 2, 4), roll('B', 6)], ['A', 'B', 'C']);
  expect(a).toEqual({ side: 'A', count: 2, mean: 4, due: 7 });
  expect(b).toEqual({ side: 'B', count: 1, mean: 6, due: 3.5 });
  expect(c?.count).toBe(0);
});

test('swapping gives everybody the other seat', () => {
  expect(swapped({ A: 'human', B: 'recruit' }, ['A', 'B'])).toEqual({ A: 'recruit', B: 'human' });
});

test('after the last scenario there is none', () => {
  const cards = [{ id: 'x' }, { id: 'y' }];
  expect([nextScenario(cards, 'x'), nextScenario(cards, 'y')]).toEqual([{ id: 'y' }, undefined]);
});
