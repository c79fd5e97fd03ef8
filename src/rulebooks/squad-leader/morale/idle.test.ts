/** What a player is told of pieces that can do nothing in a step of the rally phase. */
import { expect, test } from 'vitest';
import { skirmish } from '../testing/bench.ts';

test('[sl 1.3.1] whose it is, or that the step is for something else', () => {
  const match = skirmish({
    phase: 'rally',
    units: [
      { card: 'german 4-6-7', at: '1:D2', broken: true },
      { card: 'german 8-0', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:D9' },
    ],
    weapons: [
      { card: 'russian LMG', by: 'u3' },
      { card: 'german LMG', by: 'u2' },
    ],
  });
  const cites = (piece: string) => match.whyNot('german', { piece }).map(({ cite }) => cite);
  expect(match.choiceOf('german')?.id).toBe('rally');
  expect([cites('u3'), cites('w1')]).toEqual([['1.3.1'], ['1.3.1']]);
  expect(cites('w2')).not.toContain('1.3.1');
});
