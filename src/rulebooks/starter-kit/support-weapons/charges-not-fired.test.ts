/** What a unit has that is no firearm (4.3). */
import { expect, test } from 'vitest';
import { offers, skirmish } from '../testing/bench.ts';

test('[aslsk 4.3.a] a charge is laid and never fired, not even at those in its own hex', () => {
  const match = skirmish({
    phase: 'german prep-fire',
    units: ['german 4-6-7 C4', 'russian 4-4-7 C4'],
    weapons: ['german DC of u1', 'german LMG of u1'],
  });
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1', 'ready w2']);
});
