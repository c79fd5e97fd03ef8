/** Every playable rulebook: the registered books whose folder has rules in it. */
import { goesBy, type Rulebook } from '../engine/index.ts';
import { BOOKS, isInTheMaking } from './books.ts';

const found = import.meta.glob<Rulebook>(['./*/index.ts', '!./{kit,example}/**'], {
  eager: true,
  import: 'rulebook',
});

export const rulebooks: readonly Rulebook[] = BOOKS.flatMap(
  ({ folder }) => found[`./${folder}/index.ts`] ?? [],
);

/** Those that are no longer in the making. */
export const finished: readonly Rulebook[] = rulebooks.filter(({ id }) => !isInTheMaking(id));

/** By its present name, or a former one. */
export const rulebookCalled = (name: string): Rulebook | undefined =>
  rulebooks.find(book => goesBy(book, name));
