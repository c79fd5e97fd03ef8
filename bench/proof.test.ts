/** What is kept of `hedgerow prove`: the tests of a book notice nearly all breaks of its rules. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '../src/cli/project.ts';
import { acceptedOf, stale } from '../src/cli/prove/accepted.ts';
import { mutantsOf } from '../src/cli/prove/mutate/mutants.ts';
import { type Figures, MOST_ACCEPTED } from '../src/cli/prove/proof.ts';
import { isRuleOf } from '../src/cli/prove/prove-book.ts';
import { ruleFilesOf } from '../src/cli/prove/rule-files.ts';
import { BOOKS } from '../src/rulebooks/books.ts';

const proofs = JSON.parse(
  readFileSync(new URL('./proof.json', import.meta.url), 'utf8'),
) as readonly Figures[];

const ENOUGH = 200;
const NOTICED = 0.92;

test('what is kept is of books that there are, each once', () => {
  const kept = proofs.map(({ book }) => book);
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.filter(id => !BOOKS.some(book => book.id === id))).toEqual([]);
});

test.each(BOOKS)('$title: the tests notice 92 of 100 breaks, and few are accepted', ({ id }) => {
  const proof = proofs.find(({ book }) => book === id);
  if (proof === undefined) return;
  const { mutants, killed, survived, uncovered, accepted, figure } = proof;
  expect(mutants).toBeGreaterThanOrEqual(ENOUGH);
  expect(killed + survived + uncovered + accepted).toBe(mutants);
  expect(figure).toBeCloseTo(killed / (mutants - accepted), 9);
  expect(figure).toBeGreaterThanOrEqual(NOTICED);
  expect(accepted).toBeLessThanOrEqual(MOST_ACCEPTED * mutants);
});

test.each(BOOKS)('$title: what was accepted is still there to be accepted', book => {
  const root = projectRoot();
  const accepted = acceptedOf(root, book.folder);
  if (accepted.length === 0) return;
  const isRule = isRuleOf(root, book);
  const mutants = ruleFilesOf(root, book.folder)
    .filter(({ text }) => accepted.some(({ within }) => text.includes(within)))
    .flatMap(({ file, text }) => mutantsOf(file, text, isRule));
  expect(stale(accepted, mutants)).toEqual([]);
});
