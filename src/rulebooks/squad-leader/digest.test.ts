import { expect, test } from 'vitest';
import { clone } from '../../engine/index.ts';
import { digest } from './digest.ts';
import { play, skirmish } from './testing/bench.ts';

test('a squad that deploys is not reduced, and halves that come together again are no loss', () => {
  const at = '1:D4';
  const match = skirmish(
    {
      phase: 'rally',
      attacker: 'german',
      units: [
        { card: 'german 4-6-7', at },
        { card: 'german 8-0', at },
        { card: 'russian 4-4-7', at: '1:D9' },
      ],
    },
    [[3, 3]],
  );
  const whole = clone(match.state);
  play(match, 'german', 'deploy u1 u2');
  const halves = clone(match.state);
  expect(digest(whole, halves)).toEqual([{ of: 'u1', is: 'deployed' }]);
  play(match, 'german', 'recombine u1 u4');
  expect(digest(halves, match.state)).toEqual([
    { of: 'u1', is: 'recombined' },
    { of: 'u4', is: 'recombined' },
  ]);
});
