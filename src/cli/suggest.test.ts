import { expect, test } from 'vitest';
import { editSteps, suggestion } from './suggest.ts';

test.each([
  ['fuzz', 'fuzz', 0],
  ['fuz', 'fuzz', 1],
  ['fzuz', 'fuzz', 1],
  ['replay', 'relay', 1],
  ['', 'abc', 3],
  ['coverage', 'verify', 5],
])('from %s to %s takes %i steps', (from, to, steps) => {
  expect(editSteps(from, to)).toBe(steps);
  expect(editSteps(to, from)).toBe(steps);
});

test('a near word is suggested, a far one is not', () => {
  const known = ['coverage', 'validate', 'fuzz'];
  expect(suggestion('covrage', known)).toBe('; did you mean coverage?');
  expect(suggestion('vali', known)).toBe('; did you mean validate?');
  expect(suggestion('xyzzy', known)).toBe('');
});
