/**
 * The Sergeant: goes by judgement. The doctrine weighs danger, cover, ground and time; where its best courses are close, he
 * tries them in his head before he decides.
 */
import type { GameState } from '../engine/index.ts';
import { outlook } from './corporal.ts';
import { best, type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';

/** Courses that he tries, how far below the best one may seem, and how often he tries each. */
const MOST_COURSES = 12;
const WORTH_A_LOOK = 8;
const TRIALS = 12;
/** How much his judgement weighs beside what he can count. */
const JUDGEMENT = 0.3;

export function sergeant<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) => {
    const ranked = coursesOf(doctrine, position).toSorted((a, b) => b.worth - a.worth);
    const [first] = ranked as [Course];
    const close = ranked.slice(0, MOST_COURSES).filter(({ worth }) => worth >= first.worth - WORTH_A_LOOK);
    if (close.length === 1) return first;
    const seed = random.next();
    return best(
      close,
      course => outlook(doctrine, position, course, TRIALS, seed) + JUDGEMENT * course.worth,
    ) as Course;
  };
}

/** By judgement alone, at once: for those who think turns ahead. */
export function judgement<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return position => best(coursesOf(doctrine, position, true), ({ worth }) => worth) as Course;
}
