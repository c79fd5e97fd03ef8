/** Coverage: which rules of a book the tests name in their titles, as in `[book 3.2.2.c, 3.2.2.d]`. */
import type { CompendiumRule } from './compendium.ts';

export interface Count {
  rules: number;
  covered: number;
}

export interface BookCoverage extends Count {
  /** Rules that no program can enforce; they are in no count. */
  readonly notApplicable: number;
  readonly areas: Readonly<Record<string, Count>>;
}

/** Where a rule stands. */
export type Standing = 'covered' | 'missing' | 'not-applicable';

export interface RuleName {
  readonly book: string;
  readonly id: string;
}

/** Every rule that a test file names. */
export function rulesNamedIn(text: string, books: readonly string[]): readonly RuleName[] {
  const names: RuleName[] = [];
  for (const [, book = '', ids = ''] of text.matchAll(
    new RegExp(`\\[(${books.join('|')}) ([^\\]\\n]+)\\]`, 'g'),
  ))
    for (const id of ids.split(',')) names.push({ book, id: id.trim() });
  return names;
}

export function standingOf(
  id: string,
  covered: { has(id: string): boolean },
  notApplicable: { has(id: string): boolean },
): Standing {
  if (notApplicable.has(id)) return 'not-applicable';
  return covered.has(id) ? 'covered' : 'missing';
}

export function countCoverage(
  rules: readonly CompendiumRule[],
  standing: (id: string) => Standing,
): BookCoverage {
  const total = { rules: 0, covered: 0, notApplicable: 0 };
  const areas: Record<string, Count> = {};
  for (const { id, area } of rules) {
    const stands = standing(id);
    if (stands === 'not-applicable') {
      total.notApplicable++;
      continue;
    }
    areas[area] ??= { rules: 0, covered: 0 };
    const count = areas[area];
    for (const each of [total, count]) {
      each.rules++;
      if (stands === 'covered') each.covered++;
    }
  }
  return { ...total, areas };
}

/** Several books as one. */
export function sumCoverage(books: readonly BookCoverage[]): BookCoverage {
  const total = { rules: 0, covered: 0, notApplicable: 0 };
  const areas: Record<string, Count> = {};
  for (const book of books) {
    total.rules += book.rules;
    total.covered += book.covered;
    total.notApplicable += book.notApplicable;
    for (const [area, { rules, covered }] of Object.entries(book.areas)) {
      areas[area] ??= { rules: 0, covered: 0 };
      areas[area].rules += rules;
      areas[area].covered += covered;
    }
  }
  return { ...total, areas };
}
