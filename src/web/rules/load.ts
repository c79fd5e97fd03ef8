/** Loads compendiums when they are first wanted, each from a file of its own. */
import { type CompendiumRule, indexRules, type RuleIndex } from '../../engine/compendium/compendium.ts';
import { type Standing, standingOf } from '../../engine/compendium/coverage.ts';
import { BOOKS, type Book } from '../../rulebooks/books.ts';

export interface LoadedBook {
  readonly book: Book;
  readonly index: RuleIndex;
  standing(id: string): Standing;
  /** The test file that names the rule, or why the rule does not apply. */
  evidence(id: string): string | undefined;
}

const files = import.meta.glob<string>('../../rulebooks/*/{compendium,base}.jsonl', {
  query: '?raw',
  import: 'default',
});
const begun = new Map<Book | undefined, Promise<readonly LoadedBook[]>>();

/** One book, or all of them. Gives the same promise each time, so that React can wait for it. */
export function loadBooks(book: Book | undefined): Promise<readonly LoadedBook[]> {
  const loading = begun.get(book) ?? (book ? fetchBook(book).then(one => [one]) : fetchAll());
  begun.set(book, loading);
  // A failed download is forgotten, so that coming back tries again.
  loading.catch(() => begun.delete(book));
  return loading;
}

const fetchAll = async () => (await Promise.all(BOOKS.map(loadBooks))).flat();

async function fetchBook(book: Book): Promise<LoadedBook> {
  const text = async (name: string) =>
    (await files[`../../rulebooks/${book.folder}/${name}.jsonl`]?.()) ?? '';
  // Base rules are read and cited like the others; they are only counted apart.
  const [printed, base, { default: marks }] = await Promise.all([
    text('compendium'),
    text('base'),
    import('virtual:coverage/marks'),
  ]);
  // The build has checked the file (see vite.config.ts), so it is taken at its word here.
  const rules: CompendiumRule[] = `${printed}\n${base}`
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
  const covered = new Map(Object.entries(marks[book.id]?.covered ?? {}));
  const notApplicable = new Map(Object.entries(marks[book.id]?.notApplicable ?? {}));
  return {
    book,
    index: indexRules(rules),
    standing: id => standingOf(id, covered, notApplicable),
    evidence: id => notApplicable.get(id) ?? covered.get(id),
  };
}
