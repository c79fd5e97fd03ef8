import { expect, test } from 'vitest';
import { balanceWords } from './balance-words.ts';

test.each([
  [2, 2, 'The Germans win 61 of 100 games between equals'],
  [1, 2, 'The Germans win 61 of 100 games between equals, measured before the rules changed'],
])('measured by version %i, read with version %i: %s', (rules, version, words) => {
  const sides = [{ id: 'german', name: 'Germans', nation: 'german', forces: [] }];
  expect(balanceWords(sides, { side: 'german', percent: 61, rules }, { version })).toBe(words);
});
