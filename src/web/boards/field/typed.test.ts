import { expect, test } from 'vitest';
import { hexNameTyped } from './typed.ts';

test.each([
  [' c4', 'C4'],
  ['1:gg10', '1:GG10'],
  ['c4/R ', 'C4/r'],
  ['C4/2', 'C4/2'],
  ['', ''],
])('%j is %j', (typed, meant) => {
  expect(hexNameTyped(typed)).toBe(meant);
});
