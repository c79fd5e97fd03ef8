import { expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { countExercised, exercisedIn } from './exercised.ts';

test('rules are reached by citations of one or several, with the book before them or not', () => {
  expect(
    countExercised(
      'bk',
      ['1.a', '1.b', '2', '3'],
      { '1.a, 1.b': 4, 'bk 2': 1, '9.z': 2, '8': 1 },
      id => id === '8',
    ),
  ).toEqual({ rules: 4, reached: 3, notReached: ['3'], unknown: ['9.z'] });
});

test('a book has its compendium to be counted against, and a proof game has none', () => {
  const book = rulebooks.find(({ id }) => id === 'aslsk');
  const found = book && exercisedIn(book, {});
  expect(found?.reached).toBe(0);
  expect(found?.notReached).toHaveLength(found?.rules ?? 0);
  expect(found?.rules).toBeGreaterThan(100);
  expect(exercisedIn({ id: 'tiny' } as Rulebook, {})).toBeUndefined();
});
