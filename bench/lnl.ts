/** Lock 'n Load: what is measured of every book, on a scenario of about forty counters. */
import { lockNLoad } from '../src/rulebooks/lock-n-load/index.ts';
import { play, skirmish } from '../src/rulebooks/lock-n-load/testing/bench.ts';
import { measure } from './book/measure.ts';
import type { Result } from './result.ts';

export const name = 'lnl';

/** Two squads and a machine gun, led, on a leader and two squads in the woods: all but the shot is declared. */
function volley() {
  const match = skirmish({
    hexes: { '1:E4': 'woods' },
    units: [
      { card: 'german 1-6-4-5', at: '1:C4' },
      { card: 'german 1-6-4-5', at: '1:C4' },
      { card: 'german Lt. Koch', at: '1:C4' },
      { card: 'american Lt. Clarkson', at: '1:E4' },
      { card: 'american 2-5-4-6', at: '1:E4' },
      { card: 'american 2-5-4-6', at: '1:E4' },
    ],
    weapons: [{ card: 'german MG34', possessedBy: 'u1' }],
    spotted: ['1:E4'],
  });
  play(match, 'german', 'activate 1:C4', 'ready u1', 'add u2', 'add w1', 'lead u3');
  return { game: match.tryOut(), by: 'german' };
}

export async function run(): Promise<Result[]> {
  return measure({ book: lockNLoad, setup: { scenario: 'the-bridgehead', options: {} }, volley });
}
