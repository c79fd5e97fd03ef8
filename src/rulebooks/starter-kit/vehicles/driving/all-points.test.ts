/** When a vehicle may put all that it has into one hex (3.3.2.s, 1.1.1, woods). */
import { expect, test } from 'vitest';
import { play } from '../../testing/bench.ts';
import { driving, offers, TANK } from './test-drive.ts';

const WOODS = { '1:D3': 'woods' } as const;

test('[aslsk 3.3.2.s, 1.1.1.woods.c] begun in motion, it goes into woods with all that it has before it has spent anything', () => {
  const match = driving({ hexes: WOODS, vehicles: [`${TANK} motion moving`] });
  expect(offers(match, 'enter-with-all')).toEqual(['enter-with-all 1:D3']);
  // D3 is ahead of it still, but a point is gone that was no start.
  play(match, 'german', 'turn 1');
  expect(offers(match, 'enter')).toContain('enter 1:D3');
  expect(offers(match, 'enter-with-all')).toEqual([]);
});

test('[aslsk 1.1.1.woods.c] begun at rest, it has its start besides, and nothing else', () => {
  const match = driving({ hexes: WOODS });
  play(match, 'german', 'start');
  expect(offers(match, 'enter-with-all')).toEqual(['enter-with-all 1:D3']);
  play(match, 'german', 'turn 1');
  expect(offers(match, 'enter-with-all')).toEqual([]);
});
