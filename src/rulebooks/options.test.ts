import { expect, test } from 'vitest';
import { optionProblem, valuesOf } from '../engine/index.ts';
import { rulebooks } from './index.ts';

test.each(rulebooks)('what $id offers as options and presets, it takes', book => {
  expect(optionProblem(book, valuesOf(book))).toBeUndefined();
  for (const preset of book.presets ?? []) {
    expect(optionProblem(book, preset.values), preset.id).toBeUndefined();
  }
});
