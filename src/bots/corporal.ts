/** The Corporal: has a few of a recruit's ideas, works out what each of them promises, and takes the best. */
import type { GameState } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';
import { ideas } from './recruit.ts';

/** Courses that come to his mind. */
const MOST_IDEAS = 2;

export function corporal<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) =>
    best(ideas(coursesOf(doctrine, position), MOST_IDEAS, random), ({ worth }) => worth) as Course;
}
