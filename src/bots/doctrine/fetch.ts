/** The doctrine of a book, fetched when a bot has to think. */
import type { Rulebook } from '../../engine/index.ts';
import { bookCalled } from '../../rulebooks/books.ts';
import type { Doctrine, Lore } from './doctrine.ts';

const files = import.meta.glob<Doctrine>('../*/index.ts', { import: 'doctrine' });

export async function fetchLore(book: Rulebook): Promise<Lore> {
  return { book, doctrine: await files[`../${bookCalled(book.id)?.folder}/index.ts`]?.() };
}
