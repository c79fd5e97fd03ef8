import { expect, test } from 'vitest';
import type { CompendiumRule } from './compendium.ts';
import { countCoverage, rulesNamedIn, standingOf, sumCoverage } from './coverage.ts';

const books = ['red', 'blue'];

test('a title names one rule or several of one book', () => {
  const text = `test('[red 3.2.c] one', …); test("[blue 1, 6.1(2)] two", …)`;
  expect(rulesNamedIn(text, books)).toEqual([
    { book: 'red', id: '3.2.c' },
    { book: 'blue', id: '1' },
    { book: 'blue', id: '6.1(2)' },
  ]);
});

test('brackets of other kinds, unknown books and names broken over lines are no rules', () => {
  expect(rulesNamedIn("list[0]; '[green 1]'; '[red]'; '[red 1\n]'", books)).toEqual([]);
});

test('not applicable outweighs covered', () => {
  const covered = new Set(['1', '2']);
  const notApplicable = new Set(['2']);
  expect(['1', '2', '3'].map(id => standingOf(id, covered, notApplicable))).toEqual([
    'covered',
    'not-applicable',
    'missing',
  ]);
});

test('rules are counted in all and by area, without those that do not apply', () => {
  const rule = (id: string, area: CompendiumRule['area']): CompendiumRule => ({
    id,
    area,
    title: '',
    gist: '',
    kind: 'state',
  });
  const rules = [rule('1', 'fire'), rule('2', 'fire'), rule('3', 'air'), rule('4', 'air')];
  const standing = (id: string) => standingOf(id, new Set(['1', '3']), new Set(['4']));
  expect(countCoverage(rules, standing)).toEqual({
    rules: 3,
    covered: 2,
    notApplicable: 1,
    areas: { fire: { rules: 2, covered: 1 }, air: { rules: 1, covered: 1 } },
  });
});

test('several books are summed by area', () => {
  const fire = { rules: 2, covered: 1 };
  const one = { rules: 2, covered: 1, notApplicable: 1, areas: { fire } };
  const two = { rules: 5, covered: 3, notApplicable: 0, areas: { fire, air: { rules: 3, covered: 2 } } };
  expect(sumCoverage([one, two])).toEqual({
    rules: 7,
    covered: 4,
    notApplicable: 1,
    areas: { fire: { rules: 4, covered: 2 }, air: { rules: 3, covered: 2 } },
  });
  expect(fire).toEqual({ rules: 2, covered: 1 });
});
