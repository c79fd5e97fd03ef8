/** The Starter Kit: what is measured of every book, on a scenario of about forty counters. */
import { starterKit } from '../src/rulebooks/starter-kit/index.ts';
import { play, skirmish } from '../src/rulebooks/starter-kit/testing/bench.ts';
import { measure } from './book/measure.ts';
import type { Result } from './result.ts';

export const name = 'aslsk';

/** Three squads, twelve firepower, on a leader and two squads in the woods: all but the shot is declared. */
function volley() {
  const match = skirmish({
    hexes: { '1:E5': 'woods' },
    attacker: 'german',
    phase: 'prep-fire',
    units: [
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'russian 8-1', at: '1:E5' },
      { card: 'russian 4-4-7', at: '1:E5' },
      { card: 'russian 4-4-7', at: '1:E5' },
    ],
  });
  play(match, 'german', 'ready u1', 'at 1:E5', 'add u2', 'add u3');
  return { game: match.tryOut(), by: 'german' };
}

export async function run(): Promise<Result[]> {
  return measure({ book: starterKit, setup: { scenario: 'the-old-town', options: {} }, volley });
}
