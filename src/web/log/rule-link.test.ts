import { expect, test } from 'vitest';
import { ruleHash } from './rule-link.ts';

test('rules of a book are found by number, and those of its examples by name', () => {
  expect(ruleHash('aslsk', '3.2.2.c')).toBe('#/rules/aslsk/3.2.2.c');
  expect(ruleHash('starter-kit', 'aslsk 3.2.2.c')).toBe('#/rules/aslsk/3.2.2.c');
  expect(ruleHash('lnl', 'EOP.8')).toBe('#/rules/lnl/EOP.8');
});

test('what is no rule of a known book leads nowhere', () => {
  expect(ruleHash('chess', '3.2')).toBeUndefined();
  expect(ruleHash('lnl', 'common sense')).toBeUndefined();
});
