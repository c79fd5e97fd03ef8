import { expect, test } from 'vitest';
import { screenFor } from './screens.ts';

test.each([
  [undefined, 'boards'],
  ['boards', 'boards'],
  ['field', 'boards'],
  ['rules', 'rules'],
  ['nowhere', 'boards'],
  ['toString', 'boards'],
])('the address %s belongs to %s', (name, screen) => {
  expect(screenFor(name).name).toBe(screen);
});
