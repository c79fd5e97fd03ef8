import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { standing } from './testing/bench.ts';

const AT = '1:D4' as const;

test('what became of units and weapons is told in short facts', () => {
  const { view: before } = standing({
    units: [
      { card: 'german 1-6-4-5', at: AT },
      { card: 'german Lt. Koch', at: AT, shaken: true },
      { card: 'german crew', at: AT },
    ],
    weapons: [{ card: 'german MG34', possessedBy: 'u3' }],
  });
  const { view: after } = standing({
    units: [
      { card: 'german 0-4-4-5', at: AT, shaken: true },
      { card: 'german Lt. Koch', at: AT },
      { id: 'u4', card: 'german Dorn', at: AT },
    ],
    weapons: [{ card: 'german MG34', at: AT, jammed: true }],
    spotted: [AT],
  });
  const losses = [{ side: 'german', card: 'german crew', how: 'eliminated' } as const];
  expect(digest(before, { ...after, losses }).map(({ of, is }) => `${of} ${is}`)).toEqual([
    'u1 shaken',
    'u1 reduced',
    'u2 rallied',
    'u3 eliminated',
    'w1 jammed',
    'w1 dropped',
    '1:D4 a Hero comes forth',
    '1:D4 spotted',
  ]);
});
