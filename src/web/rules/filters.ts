/** What the rules screen shows, read from the address and written back to it. */
import { type CompendiumRule, RULE_AREAS, RULE_KINDS } from '../../engine/compendium/compendium.ts';
import type { Standing } from '../../engine/compendium/coverage.ts';
import { type Book, bookCalled } from '../../rulebooks/books.ts';
import { hashFor, type Route } from '../app/router.ts';

export const STANDINGS = ['covered', 'missing', 'not-applicable'] as const satisfies readonly Standing[];

export interface Filters {
  /** Undefined: all books. */
  readonly book: Book | undefined;
  /** The rule that the address names. */
  readonly rule: string | undefined;
  readonly query: string;
  readonly area: string | undefined;
  readonly kind: string | undefined;
  readonly standing: Standing | undefined;
}

const known = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find(each => each === value);

export function filtersOf({ path, query }: Route): Filters {
  const [, bookId, rule] = path;
  const book = bookCalled(bookId);
  return {
    book,
    rule: book && rule,
    query: query.q ?? '',
    area: known(RULE_AREAS, query.area),
    kind: known(RULE_KINDS, query.kind),
    standing: known(STANDINGS, query.standing),
  };
}

export function hashOf({ book, rule, query, area, kind, standing }: Filters): string {
  const path = ['rules', ...(book ? [book.id] : []), ...(book && rule ? [rule] : [])];
  return hashFor(path, { q: query, area, kind, standing });
}

/** Whether anything but the choice of a book narrows what is shown. */
export const narrows = ({ query, area, kind, standing }: Filters): boolean =>
  query.trim() !== '' || Boolean(area ?? kind ?? standing);

export function passes(
  rule: CompendiumRule,
  stands: Standing,
  { area, kind, standing }: Pick<Filters, 'area' | 'kind' | 'standing'>,
): boolean {
  return (
    (area === undefined || rule.area === area) &&
    (kind === undefined || rule.kind === kind) &&
    (standing === undefined || stands === standing)
  );
}
