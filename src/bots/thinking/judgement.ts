/** Who goes by judgement: the best of the courses that come to mind, as the doctrine weighs danger, cover, ground and time. */
import type { GameState, Random } from '../../engine/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import { type Care, type Course, coursesOf, type Doctrine } from '../doctrine/doctrine.ts';
import { anySetUp, plainSetUp } from '../set-up/set-up.ts';
import { ALL, type Judge, WITS, type Wits } from './levels.ts';
import type { Policy } from './playout.ts';

/** A whole game by judgement, from the set-up on. */
export function judge<S extends GameState, W>(level: Judge, doctrine: Doctrine<S, W>): Policy<S, W> {
  const wits = doctrine.wits?.[level] ?? WITS[level];
  const judged = judgement(doctrine, wits, wits.isReckless ? 'reckless' : wits === ALL ? 'brisk' : 'usual');
  const setUp = wits === ALL ? plainSetUp : anySetUp;
  return (position, random) => setUp(position, random) ?? judged(position, random);
}

export function judgement<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  wits: Wits,
  care: Care = 'usual',
): Policy<S, W> {
  return (position, random) =>
    best(ideas(coursesOf(doctrine, position, care), wits, random), ({ worth }) => worth) as Course;
}

/** What is much worse than doing nothing even a recruit sees. */
const FOOLISH = -9;

/** What comes to mind first: so many different courses, or all there are. */
function ideas(courses: readonly Course[], { ideas, blur }: Wits, random: Random): readonly Course[] {
  if (ideas === ALL.ideas) return courses;
  const sane = courses.filter(({ worth }) => worth > FOOLISH);
  const left = [...(sane.length > 0 ? sane : courses)];
  const found: Course[] = [];
  while (left.length > 0 && found.length < ideas) {
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
