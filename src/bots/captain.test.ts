import { expect, test } from 'vitest';
import { type Act, Random, scriptedDice } from '../engine/index.ts';
import { beginTiny, give, type Tiny } from '../engine/test-game.ts';
import { captain } from './captain.ts';
import { type Course, type Doctrine, positionOf } from './doctrine.ts';

const add = (stones: number, worth: number, subject?: string): Course => ({
  acts: [{ verb: 'add', stones } as Act],
  worth,
  why: 'Because.',
  ...(subject !== undefined && { subject }),
});

/** The larger the heap the better, whatever anybody thinks of it at first. */
const doctrine = (courses: readonly Course[]): Doctrine<Tiny> => ({
  courses: () => courses,
  value: ({ heap }) => 10 * heap,
  horizon: () => later => later.heap > 0,
});

function decided(...courses: readonly Course[]): Course {
  const match = beginTiny(scriptedDice([]));
  give(match, 'A hide 3', 'B hide 2');
  const game = match.tryOut();
  const [choice] = match.choices;
  if (!choice) throw new Error('nobody is asked');
  return captain(doctrine(courses), { playouts: 12 })(positionOf(game, choice), new Random('1')) as Course;
}

test('a course that proves better is taken instead of the one of first judgement', () => {
  expect(decided(add(1, 2), add(3, 1))).toMatchObject({ acts: [{ stones: 3 }] });
  expect(decided(add(1, 2, 'one'), add(3, 1, 'one'))).toMatchObject({ acts: [{ stones: 3 }] });
});

test('what somebody else might do has its turn afterwards, however well it ends', () => {
  expect(decided(add(1, 2, 'one'), add(3, 1, 'other'))).toMatchObject({ acts: [{ stones: 1 }] });
});
