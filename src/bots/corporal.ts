/** The Corporal: has a few ideas, works out what each of them promises, and takes the best. */
import type { GameState } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';
import { ideas } from './recruit.ts';

/** Courses that come to his mind, and how many points of worth he can't tell apart at first: more than half a squad. */
const MOST_IDEAS = 2;
const BLUR = 7;

export function corporal<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) =>
    best(ideas(coursesOf(doctrine, position), MOST_IDEAS, BLUR, random), ({ worth }) => worth) as Course;
}
