/** The Corporal: tries every course in his head, throws the dice a few times, and looks at what is left standing. */
import { type GameState, Random } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine, type Position } from './doctrine.ts';
import { type Policy, standingOf, takeCourse } from './playout.ts';

/** Courses that he tries, and how often each; with many courses less often, so that he answers at once. */
const MOST_COURSES = 12;
const MOST_TRIALS = 12;
const TRIALS_IN_ALL = 60;
/** How much he trusts his instinct besides what he can count. */
const INSTINCT = 0.3;

export function corporal<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) => {
    const courses = coursesOf(doctrine, position)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_COURSES);
    const trials = Math.min(MOST_TRIALS, Math.max(1, Math.trunc(TRIALS_IN_ALL / courses.length)));
    const seed = random.next();
    const judged = (course: Course) =>
      outlook(doctrine, position, course, trials, seed) + INSTINCT * course.worth;
    return best(courses, judged) as Course;
  };
}

/** What the table is worth after the course, on average; every course meets the same dice. */
function outlook<S extends GameState, W>(
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
