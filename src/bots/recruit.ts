/** The Recruit: does what seems sensible to somebody who has read the rules once, and doesn't weigh it. */
import type { GameState, Random } from '../engine/index.ts';
import { type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';

/** How many points of worth he can't tell apart: more than half a squad. */
const BLUR = 7;
/** What is much worse than doing nothing even a recruit sees. */
const FOOLISH = -9;

export function recruit<S extends GameState, W>(doctrine: Doctrine<S, W>): Policy<S, W> {
  return (position, random) => {
    const courses = coursesOf(doctrine, position);
    const sane = courses.filter(({ worth }) => worth > FOOLISH);
    return pickByWorth(sane.length > 0 ? sane : courses, random);
  };
}

/** The better, the likelier: twice as likely for every so many points. */
function pickByWorth(courses: readonly Course[], random: Random): Course {
  const most = Math.max(...courses.map(({ worth }) => worth));
  const shares = courses.map(({ worth }) => Math.max(1, Math.trunc(1000 * 2 ** ((worth - most) / BLUR))));
  let drawn = random.below(shares.reduce((sum, share) => sum + share, 0));
  for (const [i, share] of shares.entries()) {
    drawn -= share;
    if (drawn < 0) return courses[i] as Course;
  }
  return courses[0] as Course;
}
