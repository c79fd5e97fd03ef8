/** Where a rule is read: citations name rules of their own book. */
import { bookCalled } from '../../rulebooks/books.ts';
import { hashFor } from '../app/router.ts';

/** `aslsk`, `3.2.2.c` is `#/rules/aslsk/3.2.2.c`; undefined for what is no rule of a known book. */
export function ruleHash(rulebook: string, cite: string): string | undefined {
  const book = bookCalled(rulebook);
  const id = cite.startsWith(`${book?.id} `) ? cite.slice((book?.id.length ?? 0) + 1) : cite;
  return book && /^(?:\d|[A-Z][A-Z-]*[\d.-])/.test(id) ? hashFor(['rules', book.id, id]) : undefined;
}
