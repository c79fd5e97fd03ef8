/** Squad Leader: what is measured of every book, on a scenario of about forty counters. */
import { squadLeader } from '../src/rulebooks/squad-leader/index.ts';
import { play, skirmish } from '../src/rulebooks/squad-leader/testing/bench.ts';
import { measure } from './book/measure.ts';
import type { Result } from './result.ts';

export const name = 'sl';

/** Two squads and a machine gun, led, on a leader and two squads in the woods: all but the shot is declared. */
function volley() {
  const match = skirmish({
    hexes: { '1:E4': 'woods' },
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'german 8-1', at: '1:C4' },
      { card: 'russian 9-1', at: '1:E4' },
      { card: 'russian 4-4-7', at: '1:E4' },
      { card: 'russian 4-4-7', at: '1:E4' },
    ],
    weapons: [{ card: 'german MMG', by: 'u1' }],
  });
  play(match, 'german', 'ready u1', 'at 1:E4', 'add u2', 'add w1', 'direct u3');
  return { game: match.tryOut(), by: 'german' };
}

export async function run(): Promise<Result[]> {
  return measure({ book: squadLeader, setup: { scenario: 'ninth-of-january-square', options: {} }, volley });
}
