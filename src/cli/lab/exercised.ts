/** Which rules of a book games have reached, by what they cited. */
import type { Rulebook } from '../../engine/index.ts';
import { bookCalled } from '../../rulebooks/books.ts';
import { projectRoot, readProjectCoverage } from '../project.ts';

export interface Exercised {
  readonly rules: number;
  readonly reached: number;
  /** Ids of the rules that no game cited; those that no program can enforce are in no list. */
  readonly notReached: readonly string[];
  /** Citations that name no rule of the compendium. */
  readonly unknown: readonly string[];
}

/** Undefined for a book without a compendium, as proof games are. */
export function exercisedIn(
  { id }: Pick<Rulebook, 'id'>,
  cites: Readonly<Record<string, number>>,
): Exercised | undefined {
  const book = bookCalled(id);
  if (book === undefined) return undefined;
  const [read] = readProjectCoverage(projectRoot(), [book]).books;
  if (read === undefined) return undefined;
  const applicable = read.rules.filter(rule => !read.notApplicable.has(rule.id)).map(rule => rule.id);
  const isBase = (id: string) => read.base?.rules.some(rule => rule.id === id) === true;
  return countExercised(book.id, applicable, cites, rule => read.notApplicable.has(rule) || isBase(rule));
}

/** A citation may name several rules, `3.2.a, 3.2.b`, and the book before them. */
export function countExercised(
  book: string,
  rules: readonly string[],
  cites: Readonly<Record<string, number>>,
  isApart: (rule: string) => boolean = () => false,
): Exercised {
  const cited = new Set(
    Object.keys(cites)
      .flatMap(cite => cite.split(','))
      .map(cite => cite.trim().replace(new RegExp(`^${book} `), '')),
  );
  const known = new Set(rules);
  const notReached = rules.filter(rule => !cited.has(rule));
  return {
    rules: rules.length,
    reached: rules.length - notReached.length,
    notReached,
    unknown: [...cited].filter(cite => !known.has(cite) && !isApart(cite)).sort(),
  };
}
