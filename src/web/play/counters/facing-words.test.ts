import { expect, test } from 'vitest';
import { facingWords } from './facing-words.ts';

test('hexsides are even hours and vertices odd ones, from north clockwise', () => {
  expect(facingWords({ facing: 0 })).toBe('faces twelve o’clock');
  expect(facingWords({ facing: 2.5 })).toBe('faces five o’clock');
  expect(facingWords({ facing: 5.5 })).toBe('faces eleven o’clock');
});

test('a turret is told of where it points elsewhere, and what looks everywhere not at all', () => {
  expect(facingWords({ facing: 1, turret: 3 })).toBe('faces two o’clock, turret at six o’clock');
  expect(facingWords({ facing: 1, turret: 1 })).toBe('faces two o’clock');
  expect(facingWords({})).toBe('');
});
