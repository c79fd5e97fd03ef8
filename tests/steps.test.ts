/** Large books are built in steps: every rule of theirs is of one, and `hedgerow coverage <book> --step n` counts what it brings. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readProjectCoverage } from '../src/cli/project.ts';
import { BOOKS } from '../src/rulebooks/books.ts';
import { ruleHash } from '../src/web/log/rule-link.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** By book: how many rules each step brings, applicable or not. A book that is built in one go needs no entry. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  sl: [498, 494, 717, 630, 662],
  lnl: [325, 110, 29],
  combat: [372, 313],
  panzer: [131, 264],
};

test.each(BOOKS)('$title: the rules of each step', book => {
  const counted = (step?: number) => readProjectCoverage(root, [book], step).books[0]?.rules ?? [];
  const steps = STEPS[book.id] ?? [counted().length];
  expect(steps.map((_, i) => counted(i + 1).length)).toEqual(steps);
  expect(counted()).toHaveLength(steps.reduce((sum, rules) => sum + rules, 0));
  if (steps.length > 1) expect(counted().filter(rule => rule.step === undefined)).toEqual([]);
});

test('every rule of every book can be linked to by its number', () => {
  for (const { book, rules } of readProjectCoverage(root, BOOKS).books)
    expect(rules.filter(({ id }) => ruleHash(book.id, id) === undefined)).toEqual([]);
});
