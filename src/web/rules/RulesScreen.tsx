import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { LoadingFailed } from '../app/LoadingFailed.tsx';
import type { Route } from '../app/router.ts';
import { Areas } from './Areas.tsx';
import { BookTabs } from './BookTabs.tsx';
import { countsOf } from './counts.ts';
import { type Filters, filtersOf, narrows } from './filters.ts';
import { useArrowKeys } from './keys.ts';
import { Results } from './Results.tsx';
import { SearchBar } from './SearchBar.tsx';
import { Shelf } from './Shelf.tsx';
import { figure } from './words.ts';
import './rules.css';

/** The five compendiums: every rule in our own words, and whether a test proves it. */
export default function RulesScreen({ route }: { route: Route }) {
  const filters = useMemo(() => filtersOf(route), [route]);
  // Keys show in the search box at once; the list follows when the machine gets to it.
  const shown = useDeferredValue(filters);
  const listing = shown.book !== undefined || narrows(shown);
  useTitle(filters);
  useArrowKeys();
  return (
    <div className="rules">
      <Introduction filters={filters} />
      <SearchBar filters={filters} />
      {listing && <BookTabs filters={filters} />}
      {listing ? (
        <div className="rules-body">
          <Areas filters={filters} />
          <section aria-label="Rules">
            <LoadingFailed key={shown.book?.id ?? 'all'} what="The book">
              <Suspense fallback={<p className="result-count">Opening the book …</p>}>
                <Results filters={shown} />
              </Suspense>
            </LoadingFailed>
          </section>
        </div>
      ) : (
        <>
          <Shelf />
          <section className="by-area">
            <h2>By area</h2>
            <Areas filters={filters} />
          </section>
        </>
      )}
    </div>
  );
}

function Introduction({ filters: { book } }: { filters: Filters }) {
  if (book)
    return (
      <div className="introduction">
        <h1>{book.title}</h1>
        <p>
          {book.publisher}; {book.edition}.
        </p>
      </div>
    );
  const { rules, notApplicable } = countsOf(undefined);
  return (
    <div className="introduction">
      <h1>Every rule, accounted for</h1>
      <p>
        Five rulebooks, {figure(rules + notApplicable)} rules, each in our own words. A rule counts as covered
        when a test that would fail without it names it.
      </p>
    </div>
  );
}

function useTitle({ book, rule }: Filters) {
  useEffect(() => {
    const parts = [book && rule ? `${book.id} ${rule}` : undefined, book?.title ?? 'Rules', 'Hedgerow'];
    document.title = parts.filter(Boolean).join(' · ');
  }, [book, rule]);
}
