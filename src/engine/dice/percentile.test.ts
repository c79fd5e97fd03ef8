import { expect, test } from 'vitest';
import {
  diceName,
  diceWords,
  isPercentile,
  PERCENTILE,
  percentileFaces,
  percentileOf,
  totalOfDice,
} from './percentile.ts';

test('two ten-sided dice read every number from 1 to 100 once', () => {
  const readings = new Set<number>();
  for (let tens = 1; tens <= 10; tens++)
    for (let ones = 1; ones <= 10; ones++) readings.add(percentileOf({ tens, ones }));
  expect([...readings].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
});

test.each([
  [{ tens: 10, ones: 10 }, 100],
  [{ tens: 10, ones: 5 }, 5],
  [{ tens: 4, ones: 10 }, 40],
  [{ tens: 9, ones: 9 }, 99],
])('%o reads %i, and back', (faces, reading) => {
  expect(percentileOf(faces)).toBe(reading);
  expect(percentileFaces(reading)).toEqual(faces);
});

test('dice are percentile by their names and sides alone', () => {
  expect(isPercentile(PERCENTILE)).toBe(true);
  expect(isPercentile({ one: 10, other: 10 })).toBe(false);
  expect(isPercentile({ tens: 10, ones: 6 })).toBe(false);
});

test('dice are named and told as players do', () => {
  expect(diceName({ coloured: 6, white: 6 })).toBe('2d6');
  expect(diceName({ die: 10 })).toBe('d10');
  expect(diceName(PERCENTILE)).toBe('d100');
  expect(diceWords({ tens: 4, ones: 10 }, PERCENTILE)).toBe('40 of 100');
  expect(diceWords({ coloured: 3, white: 4 }, { coloured: 6, white: 6 })).toBe('coloured 3, white 4');
  expect(totalOfDice({ one: 10, other: 3 }, { one: 10, other: 10 })).toBe(13);
});
