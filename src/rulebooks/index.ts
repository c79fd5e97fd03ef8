/** Every playable rulebook: the registered books whose folder has rules in it. */
import type { Rulebook } from '../engine/index.ts';
import { BOOKS } from './books.ts';

const found = import.meta.glob<Rulebook>(['./*/index.ts', '!./{kit,example}/**'], {
  eager: true,
  import: 'rulebook',
});

export const rulebooks: readonly Rulebook[] = BOOKS.flatMap(
  ({ folder }) => found[`./${folder}/index.ts`] ?? [],
);
