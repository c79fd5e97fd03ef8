/** The Recruit: does the first thing that comes to his mind, as somebody who has read the rules once, and doesn't weigh it. */
import type { GameState, Random } from '../engine/index.ts';
import { type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';

/** How many points of worth he can't tell apart: one squad and a half. */
const BLUR = 14;
/** What is much worse than doing nothing even a recruit sees. */
const FOOLISH = -9;

export function recruit<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) => {
    const [idea] = ideas(coursesOf(doctrine, position), 1, BLUR, random);
    return idea as Course;
  };
}

/** What comes to mind first: so many different courses, or all there are. */
export function ideas(
  courses: readonly Course[],
  most: number,
  blur: number,
  random: Random,
): readonly Course[] {
  const sane = courses.filter(({ worth }) => worth > FOOLISH);
  const left = [...(sane.length > 0 ? sane : courses)];
  const found: Course[] = [];
  while (left.length > 0 && found.length < most) {
    const idea = pickByWorth(left, blur, random);
    found.push(idea);
    left.splice(left.indexOf(idea), 1);
  }
  return found;
}

/** The better, the likelier: twice as likely for every `blur` points. */
function pickByWorth(courses: readonly Course[], blur: number, random: Random): Course {
  const most = Math.max(...courses.map(({ worth }) => worth));
  const shares = courses.map(({ worth }) => Math.max(1, Math.trunc(1000 * 2 ** ((worth - most) / blur))));
  let drawn = random.below(shares.reduce((sum, share) => sum + share, 0));
  for (const [i, share] of shares.entries()) {
    drawn -= share;
    if (drawn < 0) return courses[i] as Course;
  }
  return courses[0] as Course;
}
