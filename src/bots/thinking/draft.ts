/** Courses whose price takes time to find out: what can't be the best in any case is not priced where only the best is wanted. */
import type { Course } from '../doctrine/doctrine.ts';

export interface Draft {
  /** What it gains at most, whatever its price. */
  readonly most: number;
  readonly courses: () => readonly Course[];
}

/** Doing nothing is worth this, and is always open. */
const NOTHING = 0;

export const allCourses = (drafts: readonly Draft[]): readonly Course[] =>
  drafts.flatMap(draft => draft.courses());

/** Those that may be the best, in their order: of courses that are worth the same the first is taken. */
export function bestCourses(
  drafts: readonly Draft[],
  isOffered: (course: Course) => boolean,
): readonly Course[] {
  const priced = new Map<Draft, readonly Course[]>();
  let best = NOTHING;
  for (const draft of drafts.toSorted((a, b) => b.most - a.most)) {
    if (draft.most < best) break;
    const courses = draft.courses();
    for (const course of courses) if (course.worth > best && isOffered(course)) best = course.worth;
    priced.set(draft, courses);
  }
  return drafts.flatMap(draft => priced.get(draft) ?? []);
}
