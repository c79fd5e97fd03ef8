/** For tests of the levels: the tiny book, where stones are added to a heap, and whatever courses a test thinks of. */
import { type Act, scriptedDice } from '../engine/index.ts';
import { beginTiny, give, type Tiny } from '../engine/test-game.ts';
import { type Course, type Doctrine, type Position, positionOf } from './doctrine/doctrine.ts';

export const add = (stones: number, worth: number, subject?: string): Course => ({
  acts: [{ verb: 'add', stones } as Act],
  worth,
  why: 'Because.',
  ...(subject !== undefined && { subject }),
});

/** The larger the heap the better, whatever anybody thinks of it at first. */
export const thinkingOf = (courses: readonly Course[]): Doctrine<Tiny> => ({
  courses: () => courses,
  value: ({ heap }) => 10 * heap,
  horizon: () => later => later.heap > 0,
});

/** One who may add one stone or three. */
export function toAdd(): Position<Tiny> {
  const match = beginTiny(scriptedDice([]));
  give(match, 'A hide 3', 'B hide 2');
  const [choice] = match.choices;
  if (!choice) throw new Error('nobody is asked');
  return positionOf(match.tryOut(), choice);
}
