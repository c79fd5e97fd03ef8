import { expect, test } from 'vitest';
import { hashFor, parseHash } from './router.ts';

test.each([
  ['', { path: [], query: {} }],
  ['#/rules', { path: ['rules'], query: {} }],
  ['#/rules/combat/6.1.1%281%29?q=a+b', { path: ['rules', 'combat', '6.1.1(1)'], query: { q: 'a b' } }],
  ['#/rules/%zz', { path: ['rules', '%zz'], query: {} }],
])('%s is read', (hash, route) => {
  expect(parseHash(hash)).toEqual(route);
});

test('what was written is read back', () => {
  const path = ['rules', 'combat', '5.2/M+ ?#'];
  const query = { q: 'fire & move', area: 'close-combat' };
  expect(parseHash(hashFor(path, query))).toEqual({ path, query });
});

test('empty entries of the query are left out', () => {
  expect(hashFor(['rules'], { q: '', area: undefined, kind: 'table' })).toBe('#/rules?kind=table');
});
