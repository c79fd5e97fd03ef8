/**
 * The Captain: plays the best courses on in imagined worlds, by judgement on both sides, and leaves the course of
 * first judgement only for one that proves better. Where to set up he knows from other games, or decides in the same way.
 */
import { type GameState, Random } from '../../engine/index.ts';
import { type Course, coursesOf, type Doctrine } from '../doctrine/doctrine.ts';
import { setUps, triedSetUp } from '../set-up/set-up.ts';
import { type Budget, proven } from './comparison.ts';
import { judge } from './judgement.ts';
import { follow, type Policy } from './playout.ts';

/** For the laboratory: less than for a person, so that games end, and the same on every machine. */
export const DEFAULT_BUDGET: Budget = { playouts: 30, thoughts: 600 };
/** For a person who waits: an answer within three seconds, whatever the position. */
export const PATIENT_BUDGET: Budget = { playouts: 400, milliseconds: 2_000 };

/** Courses that are followed up, and how far below the best one may seem at first sight. */
const MOST_COURSES = 4;
const WORTH_A_LOOK = 3;

/** A set-up is one decision for the whole game: it may take so much more time. */
const PATIENCE_WITH_SET_UP = 4;
/** Variations of the plain set-up that are tried. */
const MOST_SET_UPS = 8;

export function captain<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  budget: Budget = DEFAULT_BUDGET,
): Policy<S, W> {
  const policy = judge('sergeant', doctrine);
  return (position, random) => {
    const tried = triedSetUp(doctrine, position, random);
    if (tried) return tried;
    if (doctrine.isWorthPlayingOn?.(position.choice) === false) return policy(position, random);
    const seed = random.next();
    const play = (course: Course, round: number) => {
      const luck = `${seed} ${round}`;
      const world = position.game.imagine(position.side, new Random(luck));
      return follow(doctrine, policy, world, { side: position.side, course }, luck);
    };
    const [plain, ...variations] = setUps(position, MOST_SET_UPS).map(({ course }) => course);
    if (plain) return proven([plain, ...variations], morePatient(budget), play);
    return proven(rivals(coursesOf(doctrine, position, 'thorough')), budget, play);
  };
}

function morePatient({ playouts, thoughts, milliseconds, progress }: Budget): Budget {
  return {
    playouts: PATIENCE_WITH_SET_UP * playouts,
    ...(thoughts !== undefined && { thoughts: PATIENCE_WITH_SET_UP * thoughts }),
    ...(milliseconds !== undefined && { milliseconds: PATIENCE_WITH_SET_UP * milliseconds }),
    ...(progress && { progress }),
  };
}

/** The course of first judgement, and what might be done instead: others' courses have their turn afterwards. */
function rivals(courses: readonly Course[]): readonly [Course, ...Course[]] {
  const [top, ...others] = courses.toSorted((a, b) => b.worth - a.worth) as [Course, ...Course[]];
  const instead = others.filter(
    ({ worth, subject }) =>
      worth >= top.worth - WORTH_A_LOOK && (subject === undefined || subject === top.subject),
  );
  return [top, ...instead.slice(0, MOST_COURSES - 1)];
}
