/**
 * The Captain: plays the best courses on in imagined worlds, by judgement on both sides, and leaves the course of
 * first judgement only for one that proves better. All courses meet the same worlds and dice, round by round, so
 * that luck decides little between them.
 */
import { type GameState, Random } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine, type Position } from './doctrine.ts';
import { judgement } from './judgement.ts';
import { ALL } from './levels.ts';
import { type Policy, playOn, standingOf } from './playout.ts';

export interface Budget {
  /** Playouts that the Captain may spend on an answer: the same number gives the same answer everywhere. */
  readonly playouts: number;
  /** Besides, no playout is begun after so many milliseconds; answers then depend on the machine. */
  readonly milliseconds?: number;
  /** Told how far the thinking has come, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

export const DEFAULT_BUDGET: Budget = { playouts: 30 };
/** For a person who waits: an answer within three seconds, whatever the position. */
export const PATIENT_BUDGET: Budget = { playouts: 400, milliseconds: 2_000 };

/** Courses that are followed up, and how far below the best one may seem at first sight. */
const MOST_COURSES = 4;
const WORTH_A_LOOK = 4;
/** Rounds before anything is concluded. */
const FEWEST_ROUNDS = 3;
/** How many standard errors apart two courses must be to be told apart. */
const PROVEN = 1;
/** How many rounds a first judgement weighs as much as. */
const TRUST = 3;

interface Line {
  readonly course: Course;
  /** How things stood in the end, by round. */
  readonly ends: number[];
}

export function captain<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  budget: Budget = DEFAULT_BUDGET,
): Policy<S, W> {
  const quick = judgement(doctrine, ALL, 'hasty');
  return (position, random) => {
    const lines = linesOf(coursesOf(doctrine, position, 'thorough'));
    if (lines.length === 1) return lines[0].course;
    const seed = random.next();
    search(lines, budget, ({ course }, round) =>
      follow(doctrine, quick, position, course, `${seed} ${round}`),
    );
    const [first] = lines;
    const proven = lines.filter(line => line === first || lead(line, first).least > 0);
    return (best(proven, line => lead(line, first).mean) as Line).course;
  };
}

/** The course of first judgement, and what might be done instead: others' courses have their turn afterwards. */
function linesOf(courses: readonly Course[]): readonly [Line, ...Line[]] {
  const [top, ...others] = courses.toSorted((a, b) => b.worth - a.worth) as [Course, ...Course[]];
  const rivals = others.filter(
    ({ worth, subject }) =>
      worth >= top.worth - WORTH_A_LOOK && (subject === undefined || subject === top.subject),
  );
  const line = (course: Course): Line => ({ course, ends: [] });
  return [line(top), ...rivals.slice(0, MOST_COURSES - 1).map(line)];
}

/** By how much a line is ahead of the first, on average and at least. */
function lead(
  line: Line,
  first: Line,
): { readonly mean: number; readonly least: number; readonly most: number } {
  const rounds = Math.min(line.ends.length, first.ends.length);
  if (line === first || rounds < FEWEST_ROUNDS) return { mean: 0, least: 0, most: 1 };
  const ahead = Array.from(
    { length: rounds },
    (_, i) => (line.ends[i] as number) - (first.ends[i] as number),
  );
  const judged = line.course.worth - first.course.worth;
  const mean = (ahead.reduce((sum, each) => sum + each, 0) + TRUST * judged) / (rounds + TRUST);
  const spread = ahead.reduce((sum, each) => sum + (each - mean) * (each - mean), 0) / (rounds - 1);
  const error = PROVEN * Math.sqrt(spread / rounds);
  return { mean, least: mean - error, most: mean + error };
}

/**
 * First a few rounds of all lines, then more of whichever seems most likely to be better than the first, until none does:
 * most lines soon show that they are not worth the time.
 */
function search(
  lines: readonly Line[],
  { playouts, milliseconds, progress }: Budget,
  end: (line: Line, round: number) => number,
): void {
  const start = performance.now();
  const [first, ...others] = lines as readonly [Line, ...Line[]];
  let spent = 0;
  const isSpent = (): boolean => {
    const late = milliseconds === undefined ? 0 : (performance.now() - start) / milliseconds;
    progress?.(Math.min(1, Math.max(late, spent / playouts)));
    return late > 1 || spent >= playouts;
  };
  const playRound = (line: Line): void => {
    for (const each of [first, line]) {
      if (each.ends.length > line.ends.length) continue;
      each.ends.push(end(each, each.ends.length));
      spent++;
    }
  };
  for (let round = 0; round < FEWEST_ROUNDS; round++)
    for (const line of others) if (!isSpent()) playRound(line);
  while (!isSpent()) {
    const hopeful = others.filter(line => lead(line, first).most > 0);
    const next = best(hopeful, line => lead(line, first).most);
    if (!next) return;
    playRound(next);
  }
}

/** How things stand after the course and what follows from it. */
function follow<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  policy: Policy<S, W>,
  { game, side }: Position<S, W>,
  course: Course,
  seed: string,
): number {
  const trial = game.imagine(side, new Random(seed));
  const now = standingOf(doctrine, trial, side);
  const isLate = doctrine.horizon(trial.state, game.world);
  playOn(trial, policy, seed, ({ state }) => isLate(state), { side, course });
  return standingOf(doctrine, trial, side, now);
}
