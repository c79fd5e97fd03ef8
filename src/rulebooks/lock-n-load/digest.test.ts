import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { standing } from './testing/bench.ts';

const AT = '1:D4' as const;

test('what became of units and weapons is told in short facts', () => {
  const { view: before } = standing({
    units: [`german 1-6-4-5 ${AT}`, `german Lt. Koch ${AT} shaken`, `german crew ${AT}`],
    weapons: ['german MG34 of u3'],
  });
  const { view: after } = standing({
    units: [`german 0-4-4-5 ${AT} shaken`, `german Lt. Koch ${AT}`, `u4: german Dorn ${AT}`],
    weapons: [`german MG34 ${AT} jammed`],
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
