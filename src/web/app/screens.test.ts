import { expect, test } from 'vitest';
import { navigationOf, screenFor } from './screens.ts';

test.each([
  [undefined, 'start', 'start'],
  ['boards', 'boards', 'boards'],
  ['field', 'field', 'boards'],
  ['play', 'play', 'start'],
  ['replay', 'replay', 'start'],
  ['rules', 'rules', 'rules'],
  ['nowhere', 'start', 'start'],
  ['toString', 'start', 'start'],
])('the address %s leads to %s, under %s', (name, screen, entry) => {
  expect(screenFor(name)).toBe(screen);
  expect(navigationOf(screenFor(name))).toBe(entry);
});
