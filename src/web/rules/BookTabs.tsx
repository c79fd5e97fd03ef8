import { BOOKS } from '../../rulebooks/books.ts';
import { CoverageBar } from './CoverageBar.tsx';
import { countsOf } from './counts.ts';
import { type Filters, hashOf } from './filters.ts';
import { figure } from './words.ts';

/** The books side by side. Going to another one keeps what is searched for. */
export function BookTabs({ filters }: { filters: Filters }) {
  return (
    <nav className="book-tabs" aria-label="Books">
      {[undefined, ...BOOKS].map(book => {
        const { covered, rules } = countsOf(book);
        return (
          <a
            key={book?.id ?? 'all'}
            href={hashOf({ ...filters, book, rule: undefined })}
            aria-current={book === filters.book ? 'page' : undefined}
          >
            <span className="book-tab-title">{book?.title ?? 'All books'}</span>
            <span className="book-tab-count">
              {figure(covered)} of {figure(rules)} covered
            </span>
            <CoverageBar covered={covered} rules={rules} />
          </a>
        );
      })}
    </nav>
  );
}
