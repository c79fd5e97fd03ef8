import { memo, use, useEffect, useMemo } from 'react';
import { searchRules } from '../../engine/compendium/compendium.ts';
import { type Filters, hashOf, passes } from './filters.ts';
import { type LoadedBook, loadBooks } from './load.ts';
import { type Row, RuleList } from './RuleList.tsx';
import { RuleRow } from './RuleRow.tsx';
import { figure, rulesCounted } from './words.ts';

/** The rules that pass the filters, book by book. */
export const Results = memo(function Results({ filters }: { filters: Filters }) {
  const books = use(loadBooks(filters.book));
  const { rows, total } = useMemo(() => rowsFor(books, filters), [books, filters]);
  const exists = books.some(({ index }) => index.some(({ rule }) => rule.id === filters.rule));
  useScrollTo(exists ? filters.rule : undefined);
  return (
    <>
      {filters.rule !== undefined && !exists && (
        <p className="notice">
          {filters.book?.title} has no rule <strong>{filters.rule}</strong>. Here is the whole book.
        </p>
      )}
      <p className="result-count" role="status">
        {total === 0 ? 'No rule matches. Fewer words or another book may help.' : rulesCounted(total)}
      </p>
      <RuleList rows={rows} keep={filters.rule} />
    </>
  );
});

function rowsFor(books: readonly LoadedBook[], filters: Filters): { rows: readonly Row[]; total: number } {
  const words = filters.query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows: Row[] = [];
  let total = 0;
  for (const { book, index, standing, evidence } of books) {
    const found = searchRules(index, filters.query).filter(rule => passes(rule, standing(rule.id), filters));
    total += found.length;
    if (filters.book === undefined && found.length > 0)
      rows.push({
        key: `book ${book.id}`,
        render: () => (
          <li key={book.id} className="rule-book">
            <h2>{book.title}</h2> <span>{figure(found.length)}</span>
          </li>
        ),
      });
    for (const rule of found) {
      const chosen = book === filters.book && rule.id === filters.rule;
      const stands = standing(rule.id);
      rows.push({
        key: rule.id,
        render: () => (
          <RuleRow
            key={`${book.id} ${rule.id}`}
            rule={rule}
            standing={stands}
            href={hashOf({ ...filters, book, rule: rule.id })}
            words={words}
            evidence={chosen ? sentenceFor(stands, evidence(rule.id)) : undefined}
          />
        ),
      });
    }
  }
  return { rows, total };
}

function sentenceFor(standing: ReturnType<LoadedBook['standing']>, evidence = ''): string {
  switch (standing) {
    case 'covered':
      return `Covered: a test in ${evidence} names this rule.`;
    case 'missing':
      return 'Not yet: no test names this rule.';
    case 'not-applicable':
      return `Not applicable: ${evidence}`;
  }
}

/** The search box stays at the top of the window and covers what is under it. */
const COVERED_AT_TOP = 80;

/** Brings the rule that the address names into the window, unless it is there already. */
function useScrollTo(rule: string | undefined) {
  useEffect(() => {
    if (rule === undefined) return;
    const row = document.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    const box = row?.getBoundingClientRect();
    if (box && (box.top < COVERED_AT_TOP || box.bottom > innerHeight))
      row?.scrollIntoView({ block: 'center' });
  }, [rule]);
}
