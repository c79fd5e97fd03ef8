/**
 * The playable books as they stand on the shelf: title and scenarios at hand, the rules fetched when a book is opened.
 * The page goes by this, so that its first visit brings the rules of no game that nobody has chosen; whoever wants all
 * books at once has them in index.ts.
 */
import apart from 'virtual:books-apart';
import cards from 'virtual:scenario-cards';
import type { Rulebook, ScenarioCard } from '../engine/index.ts';
import { BOOKS } from './books.ts';

/** A book that hasn't been opened yet. */
export interface Volume {
  readonly id: string;
  readonly title: string;
  /** Of its rules. */
  readonly version: number;
  readonly scenarios: readonly ScenarioCard[];
  open(): Promise<Rulebook>;
}

const volume = (id: string, open: Volume['open']): Volume => ({
  id,
  title: BOOKS.find(({ folder }) => folder === id)?.title ?? id,
  version: cards[id]?.version ?? 1,
  scenarios: cards[id]?.scenarios ?? [],
  open,
});

export const SHELF: readonly Volume[] = [
  volume('starter-kit', async () => (await import('./starter-kit/index.ts')).starterKit),
  volume('lock-n-load', async () => (await import('./lock-n-load/index.ts')).lockNLoad),
];

/** Games that a page was built with besides: they can be opened, and stand on no shelf. */
const APART: readonly Volume[] = apart.map(book => ({ ...book, open: async () => book }));

export const volumeById = (id: string | undefined): Volume | undefined =>
  [...SHELF, ...APART].find(each => each.id === id);

const opened = new Map<string, Promise<Rulebook>>();

/** The book with all its rules; the same promise each time. Fails with one clear sentence if there is none. */
export function openBook(id: string): Promise<Rulebook> {
  const known = opened.get(id);
  if (known) return known;
  const found = volumeById(id);
  if (found === undefined) return Promise.reject(new Error(`there is no rulebook '${id}' here`));
  const opening = found.open();
  opened.set(id, opening);
  // What didn't arrive is asked for again.
  opening.catch(() => opened.delete(id));
  return opening;
}
