/**
 * The playable books as they stand on the shelf: title and scenarios at hand, the rules fetched when a book is opened.
 * The page goes by this, so that its first visit brings the rules of no game that nobody has chosen; whoever wants all
 * books at once has them in index.ts.
 */
import apart from 'virtual:books-apart';
import cards from 'virtual:scenario-cards';
import { goesBy, type Rulebook, type ScenarioCard } from '../engine/index.ts';
import { BOOKS, type Book } from './books.ts';

/** A book that hasn't been opened yet. */
export interface Volume extends Pick<Book, 'id' | 'formerly' | 'title' | 'making'> {
  /** Of its rules. */
  readonly version: number;
  readonly scenarios: readonly ScenarioCard[];
  open(): Promise<Rulebook>;
}

const rules = import.meta.glob<Rulebook>(['./*/index.ts', '!./{kit,example}/**'], { import: 'rulebook' });

export const SHELF: readonly Volume[] = BOOKS.flatMap(book => {
  const open = rules[`./${book.folder}/index.ts`];
  const { version = 1, scenarios = [] } = cards[book.id] ?? {};
  return open === undefined ? [] : [{ ...book, version, scenarios, open }];
});

/** Games that a page was built with besides: they can be opened, and stand on no shelf. */
const APART: readonly Volume[] = apart.map(book => ({ ...book, open: async () => book }));

/** By its present name, or a former one. */
export const volumeById = (id: string | undefined): Volume | undefined =>
  [...SHELF, ...APART].find(each => goesBy(each, id));

const opened = new Map<string, Promise<Rulebook>>();

/** The book with all its rules; the same promise each time. Fails with one clear sentence if there is none. */
export function openBook(id: string): Promise<Rulebook> {
  const found = volumeById(id);
  if (found === undefined) return Promise.reject(new Error(`there is no rulebook '${id}' here`));
  const known = opened.get(found.id);
  if (known) return known;
  const opening = found.open();
  opened.set(found.id, opening);
  // What didn't arrive is asked for again.
  opening.catch(() => opened.delete(found.id));
  return opening;
}
