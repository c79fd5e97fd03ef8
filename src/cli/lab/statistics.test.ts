import { expect, test } from 'vitest';
import { elo, fitOf, shareText, wilson } from './statistics.ts';

test.each([
  [5, 10, 0.237, 0.763],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [120, 200, 0.531, 0.665],
])("Wilson's interval of %d in %d", (wins, games, low, high) => {
  const found = wilson(wins, games);
  expect(found.share).toBe(wins / games);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('no games at all could be anything', () => {
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('a share is told with its interval', () => {
  expect(shareText(wilson(5, 10))).toBe('50.0 % (23.7 to 76.3)');
});

test.each([
  [[10, 10, 10, 10, 10, 10], 0, 1],
  // Values of the chi-square table at 5 and at 1 degree of freedom.
  [[16, 6, 9, 12, 7, 10], 6.6, 0.252],
  [[60, 40], 4, 0.0455],
  [[100, 0], 100, 0],
])('counts %j fit with chi-square %d', (counts, chiSquare, p) => {
  const fit = fitOf(counts);
  expect(fit.chiSquare).toBeCloseTo(chiSquare, 6);
  expect(fit.p).toBeCloseTo(p, 3);
});

test('three points of four are 191 Elo, nearly, and ratings add up along a chain', () => {
  const ratings = elo(
    ['one', 'two', 'three'],
    [
      { a: 'two', b: 'one', points: 750, games: 1000 },
      { a: 'three', b: 'two', points: 750, games: 1000 },
    ],
  );
  expect(ratings.get('one')).toBe(0);
  expect(Math.abs((ratings.get('two') ?? 0) - 191)).toBeLessThan(2);
  expect(Math.abs((ratings.get('three') ?? 0) - 382)).toBeLessThan(4);
});

test('who wins everything is rated far above, and still rated', () => {
  const rating = elo(['loser', 'winner'], [{ a: 'winner', b: 'loser', points: 10, games: 10 }]).get('winner');
  expect(rating).toBeGreaterThan(500);
  expect(rating).toBeLessThan(1000);
});
