/** What a unit has that is no firearm (4.3). */
import { expect, test } from 'vitest';
import { skirmish } from '../testing/bench.ts';

test('[aslsk 4.3.a] a charge is laid and never fired, not even at those in its own hex', () => {
  const match = skirmish({
    attacker: 'german',
    phase: 'prep-fire',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:C4' },
    ],
    weapons: [
      { card: 'german DC', by: 'u1' },
      { card: 'german LMG', by: 'u1' },
    ],
  });
  expect(match.offered('german').filter(act => act.startsWith('ready '))).toEqual(['ready u1', 'ready w2']);
});
