/** How long a fight goes on hand to hand (8.1.8.4). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';

test('[aslsk 8.1.8.4.a] when a melee is over nothing is left of it, and another goes on as it was', () => {
  const match = skirmish({
    phase: 'japanese prep-fire',
    scenario: { rules: ['pacific'] },
    units: [
      'japanese 4-4-7 D4',
      'japanese 4-4-7 F4',
      'american 7-6-8 F4',
      'japanese 4-4-7 J8',
      'american 7-6-8 J6',
    ],
    melees: ['1:D4', '1:F4'],
    state: { handToHand: ['1:D4', '1:F4'] },
  });
  if (match.choiceOf('japanese')) play(match, 'japanese', 'done');
  expect(match.state.melees).toEqual(['1:F4']);
  expect(match.state.handToHand).toEqual(['1:F4']);
});
