/** Lessons: openings of real games, in which the table plays one side and the dice, and the newcomer the other. */
import type { Side } from '../../engine/index.ts';

export interface Lesson {
  readonly format: 'hedgerow lesson 1';
  readonly rulebook: string;
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whom the newcomer leads. */
  readonly side: Side;
  /** What has been answered when the lesson begins: `german place u1 1:O6`. */
  readonly before: readonly string[];
  readonly script: readonly LessonStep[];
  readonly end: string;
}

export type LessonStep =
  | { readonly you: string; readonly text: string }
  | { readonly other: Side; readonly act: string; readonly text: string }
  /** The faces, in the order in which the roll names its dice. */
  | { readonly dice: readonly number[]; readonly text: string };

const files = import.meta.glob<Lesson>('../../../content/lessons/*/*.json', {
  eager: true,
  import: 'default',
});

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** In the order in which they are taken, as their files are numbered through all books. */
export const LESSONS: readonly Lesson[] = Object.keys(files)
  .toSorted((a, b) => (fileName(a) < fileName(b) ? -1 : 1))
  .map(path => files[path] as Lesson);

export const lessonById = (id: string | undefined): Lesson | undefined =>
  LESSONS.find(lesson => lesson.id === id);
