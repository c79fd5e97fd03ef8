import { expect, test } from 'vitest';
import { standing } from '../../rulebooks/lock-n-load/testing/bench.ts';
import { Situation } from './situation.ts';

test('beginners see no danger where others do', () => {
  const { world, view } = standing({
    units: [
      { card: 'german 1-6-4-5', at: '1:F5' },
      { card: 'american 2-5-4-6', at: '1:F9' },
    ],
  });
  const [, american] = view.units;
  if (!american) throw new Error('nobody is there');
  const danger = (care: 'usual' | 'reckless') =>
    new Situation(world, view, 'american', care).danger('1:F8', american, 'moving');
  expect(danger('usual')).toBeGreaterThan(0);
  expect(danger('reckless')).toBe(0);
});
