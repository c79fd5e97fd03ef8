import { expect, test } from 'vitest';
import type { CompendiumRule } from '../../engine/compendium/compendium.ts';
import { parseHash } from '../app/router.ts';
import { filtersOf, hashOf, narrows, passes } from './filters.ts';

const read = (hash: string) => filtersOf(parseHash(hash));

test('an address with everything in it is read and written back', () => {
  const hash = '#/rules/aslsk/3.2.2.c?q=cower&area=fire&kind=modifier&standing=missing';
  const filters = read(hash);
  expect(filters).toMatchObject({
    rule: '3.2.2.c',
    query: 'cower',
    area: 'fire',
    kind: 'modifier',
    standing: 'missing',
  });
  expect(filters.book?.title).toBe('ASL Starter Kit');
  expect(hashOf(filters)).toBe(hash);
});

test('what the address cannot mean is left out', () => {
  expect(hashOf(read('#/rules/chess/1.1?area=moon&standing=lost'))).toBe('#/rules');
});

test('a book alone does not narrow; a blank query neither', () => {
  expect(narrows(read('#/rules/sl?q=+'))).toBe(false);
  expect(narrows(read('#/rules?kind=table'))).toBe(true);
});

test('a rule must pass every filter', () => {
  const rule: CompendiumRule = { id: '1', title: '', gist: '', kind: 'table', area: 'air' };
  expect(passes(rule, 'missing', read('#/rules?area=air&kind=table&standing=missing'))).toBe(true);
  expect(passes(rule, 'covered', read('#/rules?area=air&standing=missing'))).toBe(false);
  expect(passes(rule, 'missing', read('#/rules?area=fire'))).toBe(false);
  expect(passes(rule, 'missing', read('#/rules?kind=state'))).toBe(false);
});
