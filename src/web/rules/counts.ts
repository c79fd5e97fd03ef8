/** Coverage as it was when the page was built. */
import counts from 'virtual:coverage/counts';
import { type BookCoverage, type Count, sumCoverage } from '../../engine/compendium/coverage.ts';
import type { Book } from '../../rulebooks/books.ts';

export const countsOf = (book: Book | undefined): BookCoverage =>
  sumCoverage(
    Object.entries(counts).flatMap(([id, each]) => (book === undefined || book.id === id ? [each] : [])),
  );

export const NO_RULES: Count = { rules: 0, covered: 0 };
