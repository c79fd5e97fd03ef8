import { expect, test } from 'vitest';
import { progressLine, timeText } from './progress.ts';

test('a bar shows the share, and the time left is guessed from the time taken', () => {
  expect(progressLine('3 of 12 games', 0.25, 10)).toBe('[######------------------] 3 of 12 games, 30 s left');
});

test('nothing is guessed before there is something to guess from', () => {
  expect(progressLine('0 of 12 games', 0, 10)).toBe('[------------------------] 0 of 12 games');
  expect(progressLine('1 of 12 games', 0.5, 1)).toBe('[############------------] 1 of 12 games');
});

test.each([
  [0.2, '1 s'],
  [89, '89 s'],
  [150, '3 min'],
  [7_200, '2.0 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});
