/** What a player is told of pieces that can do nothing in a fire phase. */
import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';

test('[sl 1.3.1, 3.2.2, 1.1.2.5] whose it is, that leaders don’t fire, that guns need somebody', () => {
  const match = skirmish({
    units: [
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'german 8-0', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:D4' },
    ],
    weapons: [
      { card: 'german LMG', at: '1:D2' },
      { card: 'russian LMG', by: 'u3' },
    ],
  });
  const cites = (piece: string) => match.whyNot('german', { piece }).map(({ cite }) => cite);
  expect([cites('u3'), cites('w2'), cites('w1')]).toEqual([['1.3.1'], ['1.3.1'], ['1.1.2.5']]);
  play(match, 'german', 'ready u1');
  expect([cites('u3'), cites('u2'), cites('w1')]).toEqual([['1.3.1'], ['3.2.2'], ['1.1.2.5']]);
});
