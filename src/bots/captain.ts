/**
 * The Captain: plays the best courses on in imagined worlds, with sergeants on both sides, and takes the one after
 * which things stand best. All courses meet the same worlds and dice, so that luck decides little between them.
 */
import { type GameState, Random } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine, type Position } from './doctrine.ts';
import { type Policy, playOn, standingOf } from './playout.ts';
import { sergeant } from './sergeant.ts';

export interface Budget {
  /** Playouts that the Captain may spend on an answer: the same number gives the same answer everywhere. */
  readonly playouts: number;
  /** Besides, no playout is begun after so many milliseconds; answers then depend on the machine. */
  readonly milliseconds?: number;
  /** Told how far the thinking has come, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

export const DEFAULT_BUDGET: Budget = { playouts: 48 };

/** Courses that are followed up, and how far below the best one may seem at first sight. */
const MOST_COURSES = 6;
const WORTH_A_LOOK = 8;
/** After so many rounds the worse half is given up. */
const ROUNDS_BEFORE_HALVING = 4;
/** How many playouts a first judgement weighs as much as. */
const TRUST = 2;
/** Player turns that are played ahead, besides the present one. */
const TURNS_AHEAD = 1;

interface Line {
  readonly course: Course;
  sum: number;
  tries: number;
}

export function captain<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  budget: Budget = DEFAULT_BUDGET,
): Policy<S, W> {
  const quick = sergeant(doctrine, true);
  return (position, random) => {
    const ranked = coursesOf(doctrine, position).toSorted((a, b) => b.worth - a.worth);
    const top = ranked[0] as Course;
    const followed = ranked.slice(0, MOST_COURSES).filter(({ worth }) => worth >= top.worth - WORTH_A_LOOK);
    if (followed.length === 1) return top;
    const lines: Line[] = followed.map(course => ({ course, sum: 0, tries: 0 }));
    const seed = random.next();
    search(lines, budget, (line, round) =>
      follow(doctrine, quick, position, line.course, `${seed} ${round}`),
    );
    const base = doctrine.value(position.view, position.side, position.game.world);
    return (best(lines, line => judged(line, base)) as Line).course;
  };
}

/** The mean of the playouts, with the first judgement as if it were some of them. */
function judged({ course, sum, tries }: Line, base: number): number {
  return (sum + TRUST * (base + course.worth)) / (tries + TRUST);
}

/** Round by round; the lines that do worst are given up, so that the others are known better. */
function search(
  lines: Line[],
  { playouts, milliseconds, progress }: Budget,
  value: (line: Line, round: number) => number,
) {
  const start = performance.now();
  let open = lines;
  for (let spent = 0, round = 0; ; round++) {
    if (round > 0 && round % ROUNDS_BEFORE_HALVING === 0 && open.length > 2) {
      open = open.toSorted((a, b) => b.sum / b.tries - a.sum / a.tries).slice(0, Math.ceil(open.length / 2));
    }
    for (const line of open) {
      if (spent >= playouts || (milliseconds !== undefined && performance.now() - start > milliseconds))
        return;
      line.sum += value(line, round);
      line.tries++;
      spent++;
      progress?.(spent / playouts);
    }
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
  const random = new Random(seed);
  const trial = game.imagine(side, random);
  const last = doctrine.turn(trial.state, game.world) + TURNS_AHEAD;
  playOn(trial, policy, random, ({ state }) => doctrine.turn(state, game.world) > last, { side, course });
  return standingOf(doctrine, trial, side);
}
