/** The Corporal: has a few of a recruit's ideas, tries each in his head with dice, and looks at what is left standing. */
import { type GameState, Random } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine, type Position } from './doctrine.ts';
import { type Policy, standingOf, takeCourse } from './playout.ts';
import { ideas } from './recruit.ts';

/** Courses that come to his mind, and how often he tries each. */
const MOST_IDEAS = 2;
const TRIALS = 4;
/** How much he trusts his instinct besides what he can count. */
const INSTINCT = 0.3;

export function corporal<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) => {
    const courses = ideas(coursesOf(doctrine, position), MOST_IDEAS, random);
    if (courses.length === 1) return courses[0] as Course;
    const seed = random.next();
    const judged = (course: Course) =>
      outlook(doctrine, position, course, TRIALS, seed) + INSTINCT * course.worth;
    return best(courses, judged) as Course;
  };
}

/** What the table is worth after the course, on average; every course meets the same dice. */
export function outlook<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  { game, side }: Position<S, W>,
  course: Course,
  trials: number,
  seed: number,
): number {
  const random = new Random(seed);
  let sum = 0;
  for (let i = 0; i < trials; i++) {
    const trial = game.fork();
    takeCourse(trial, side, course, random);
    sum += standingOf(doctrine, trial, side);
  }
  return sum / trials;
}
