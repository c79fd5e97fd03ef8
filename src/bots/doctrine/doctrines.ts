/** What is known of every book, for whoever has all of them at hand: the terminal, tests. The page fetches one when it needs it. */
import type { GameState, Rulebook } from '../../engine/index.ts';
import { bookCalled } from '../../rulebooks/books.ts';
import type { Doctrine, Lore } from './doctrine.ts';

const found = import.meta.glob<Doctrine>('../*/index.ts', { eager: true, import: 'doctrine' });

export function loreOf<S extends GameState, W>(book: Rulebook<S, W>): Lore<S, W> {
  const folder = bookCalled(book.id)?.folder;
  return { book, doctrine: found[`../${folder}/index.ts`] as Doctrine<S, W> | undefined };
}
