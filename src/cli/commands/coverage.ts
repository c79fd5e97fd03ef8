/** `hedgerow coverage`: which rules the tests name, by book and area, and which they don't. */
import type { BookCoverage } from '../../engine/compendium/coverage.ts';
import { BOOKS, type Book, bookCalled } from '../../rulebooks/books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { type CoveredBook, type ProjectCoverage, projectRoot, readProjectCoverage } from '../project.ts';
import { suggestion } from '../suggest.ts';

export const coverageOf = (readProject: (step?: number) => ProjectCoverage): Command => ({
  name: 'coverage',
  summary: 'Count the rules that tests name, by book and area; rules that no book has are an error',
  usage: '[book]',
  options: {
    step: { takes: 'N', help: 'count only the rules of this step of the book' },
    missing: { help: 'list the rules that no test names' },
  },
  async run({ args, options, terminal }) {
    const chosen = chosenBook(args);
    const step = options.has('step') ? options.number('step', 1, 1) : undefined;
    if (step !== undefined && chosen === undefined)
      throw new UserError(
        'hedgerow coverage: --step counts a step of one book; expected coverage <book> --step N',
      );
    const project = readProject(step);
    const books = project.books.filter(({ book }) => chosen === undefined || book === chosen);
    if (options.has('json')) {
      terminal.print(JSON.stringify(asJson(books, project.unknown, options.has('missing'))));
    } else {
      for (const book of books) {
        terminal.print(bookLine(book));
        if (book.base) terminal.print(baseLine(book.base.counts));
        if (chosen !== undefined) for (const line of areaLines(book)) terminal.print(line);
        if (options.has('missing'))
          for (const { id, title } of missing(book)) terminal.print(`  ${book.book.id} ${id}  ${title}`);
      }
    }
    if (project.unknown.length === 0) return EXIT.done;
    terminal.complain('rules that no book has:');
    for (const name of project.unknown) terminal.complain(`  ${name}`);
    return EXIT.failed;
  },
});

export const coverage = coverageOf(step => readProjectCoverage(projectRoot(), BOOKS, step));

function chosenBook(args: readonly string[]): Book | undefined {
  const [id, ...more] = args;
  if (id === undefined) return undefined;
  const ids = BOOKS.map(book => book.id);
  if (more.length > 0) throw new UserError('hedgerow coverage: one book at most');
  const book = bookCalled(id);
  if (book) return book;
  throw new UserError(`hedgerow coverage: no book "${id}"${suggestion(id, ids)} (books: ${ids.join(', ')})`);
}

const missing = ({ rules, base, standing }: CoveredBook) =>
  [...rules, ...(base?.rules ?? [])].filter(({ id }) => standing(id) === 'missing');

function bookLine({ book, counts }: CoveredBook): string {
  const share = counts.rules === 0 ? '–' : `${((100 * counts.covered) / counts.rules).toFixed(1)} %`;
  const covered = String(counts.covered).padStart(4);
  return `${book.id.padEnd(7)} ${covered} of ${counts.rules} rules (${share}), ${counts.notApplicable} not applicable`;
}

const baseLine = ({ covered, rules }: BookCoverage): string =>
  `        ${String(covered).padStart(4)} of ${rules} base rules, counted apart`;

const areaLines = ({ counts }: CoveredBook): readonly string[] =>
  Object.entries(counts.areas)
    .sort(([, a], [, b]) => b.rules - a.rules)
    .map(([area, count]) => `  ${area.padEnd(16)} ${count.covered}/${count.rules}`);

const asJson = (books: readonly CoveredBook[], unknown: readonly string[], withMissing: boolean) => ({
  books: Object.fromEntries(
    books.map(book => [
      book.book.id,
      {
        ...book.counts,
        ...(book.base && { base: book.base.counts }),
        ...(withMissing && { missing: missing(book).map(({ id }) => id) }),
      },
    ]),
  ),
  unknown,
});
