import { expect, test } from 'vitest';
import { strides, type TinyBook, tiny } from '../test-game.ts';
import { type FuzzCount, fuzzOnce, newCount } from './index.ts';

const setup = { scenario: 'heap', options: {} };
const GAMES = 80;

function fuzzed(book: TinyBook, name: string): FuzzCount {
  const count = newCount();
  for (let game = 0; game < GAMES; game++) {
    expect(fuzzOnce({ book: book as never, setup }, `${name} ${game}`, count)?.fault.problem).toBeUndefined();
  }
  return count;
}

/** A check that looked at nothing would hold, too. */
function expectSeen(count: FuzzCount): void {
  expect(count.games).toBe(GAMES);
  expect(count.asks).toBeGreaterThan(200);
  expect(count.paired).toBeGreaterThan(30);
  expect(count.compared).toBeGreaterThan(3);
  expect(count.outside / count.compared).toBeLessThan(0.2);
}

test('every property of the kernel holds on the tiny game', () => {
  expectSeen(fuzzed(tiny, 'tiny'));
});

test('every property holds where a side has several steps, and there deferred windows save exchanges', () => {
  const count = fuzzed(strides, 'strides');
  expectSeen(count);
  expect(count.exchangesDeferred).toBeLessThan(count.exchangesLive * 0.8);
});
