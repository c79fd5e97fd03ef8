/** Putting courses together from the book's acts. */
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import type { Course } from '../doctrine/doctrine.ts';

/** A course of these acts, of which there is at least one. */
export function course(acts: readonly BookAct[], worth: number, why: string): Course {
  const [first, ...rest] = acts;
  if (!first) throw new Error(`a course without acts: ${why}`);
  return { acts: [first, ...rest], worth, why };
}
