import { expect, test } from 'vitest';
import { type Dice, play, unit } from '../testing/bench.ts';
import { playRout as rout } from '../testing/phase-bench.ts';

/** Woods beside the way in which there is room for a half-squad, and a machine gun that looks down the way. */
const fled = (dice: Dice) => {
  const match = rout(
    {
      hexes: { '1:G6': 'woods' },
      units: [
        'german 4-6-7 F5 broken desperate',
        'russian 4-4-7 F2',
        'german 4-6-7 G6',
        'german 4-6-7 G6',
        'german 2-4-7 G6',
      ],
      weapons: ['russian MMG of u2'],
    },
    dice,
  );
  play(match, 'german', 'rout u1', 'step 1:F6', 'step 1:F7');
  return match;
};

test('[aslsk 3.6.i, 3.6.f, 3.6.g] what is left of a unit that fled anywhere would have room in the cover that it has passed; it can’t go back, and may stop', () => {
  const whole = fled('1,2 1,2');
  expect(whole.offered('german')).toContain('done');
  expect(whole.offered('german').length).toBeGreaterThan(1);
  const half = fled('1,2 5,3');
  expect(unit(half, 'u1').card).toBe('german 2-4-7');
  expect(half.offered('german')).toEqual(['done']);
  play(half, 'german', 'done');
  expect([unit(half, 'u1').at, half.state.phase]).toEqual(['1:F7', 'advance']);
});
