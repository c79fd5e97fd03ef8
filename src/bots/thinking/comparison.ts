/**
 * Which of several courses comes off best when it is played on: all meet the same worlds and dice, round by round, so
 * that luck decides little between them, and the first is left only for one that proves better.
 */
import { best } from '../../rulebooks/kit/best.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Playout } from './playout.ts';

export interface Budget {
  /** Playouts that may be spent on an answer: the same number gives the same answer everywhere. */
  readonly playouts: number;
  /** Besides, no playout is begun after so many thoughts in imagined games, of which long scenarios have many. */
  readonly thoughts?: number;
  /** Besides, no playout is begun after so many milliseconds; answers then depend on the machine. */
  readonly milliseconds?: number;
  /** Told how far the thinking has come, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Rounds before anything is concluded. */
const FEWEST_ROUNDS = 3;
/** How many rounds a first judgement weighs as much as. */
const TRUST = 10;
/** How many standard errors a course must be ahead of the first to be preferred. */
const PROVEN = 0.5;

interface Line {
  readonly course: Course;
  /** How things stood in the end, by round. */
  readonly ends: number[];
}

/** `play`: the course and what follows from it, in the worlds and with the dice of the round. */
export function proven(
  courses: readonly [Course, ...Course[]],
  budget: Budget,
  play: (course: Course, round: number) => Playout,
): Course {
  const lines = courses.map((course): Line => ({ course, ends: [] })) as [Line, ...Line[]];
  const [first] = lines;
  if (lines.length === 1) return first.course;
  search(lines, budget, play);
  const better = lines.filter(line => line === first || lead(line, first).least > 0);
  return (best(better, line => lead(line, first).mean) as Line).course;
}

/** By how much a line is ahead of the first: as it seems, at least, and as it might yet turn out. */
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
  const error = Math.sqrt(spread / (rounds + TRUST));
  return { mean, least: mean - PROVEN * error, most: mean + error };
}

/**
 * First a few rounds of all lines, then more of whichever seems most likely to be better than the first, until none does:
 * most lines soon show that they are not worth the time.
 */
function search(
  lines: readonly [Line, ...Line[]],
  budget: Budget,
  play: (course: Course, round: number) => Playout,
): void {
  const start = performance.now();
  const [first, ...others] = lines;
  let [playouts, thoughts] = [0, 0];
  const isSpent = (): boolean => {
    const share = Math.max(
      playouts / budget.playouts,
      thoughts / (budget.thoughts ?? Number.POSITIVE_INFINITY),
      (performance.now() - start) / (budget.milliseconds ?? Number.POSITIVE_INFINITY),
    );
    budget.progress?.(Math.min(1, share));
    return share >= 1;
  };
  const playRound = (line: Line): void => {
    for (const each of [first, line]) {
      if (each.ends.length > line.ends.length) continue;
      const played = play(each.course, each.ends.length);
      each.ends.push(played.standing);
      thoughts += played.thoughts;
      playouts++;
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
