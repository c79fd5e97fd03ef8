import { expect, test } from 'vitest';
import { enact } from '../testing/bench.ts';
import { penetrationRoll } from './penetration.ts';

const struck = (penetration: number, armor: number, dice: string) =>
  enact({ units: [] }, dice, () => penetrationRoll({ by: 'american', why: 'the shell', penetration, armor }))
    .value;

test('the shell goes through if its sum is more than that of the plate', () => {
  expect(struck(4, 3, '3,3')).toEqual({ is: 'destroyed' });
  expect(struck(4, 4, '3,3')).toEqual({ is: 'level' });
  expect(struck(4, 5, '3,5')).toEqual({ is: 'stopped', short: 3 });
});

test('1 against 6 is a dud even where it would go through, 6 against 1 destroys even what it would not', () => {
  expect(struck(9, 1, '1,6')).toEqual({ is: 'dud' });
  expect(struck(1, 9, '6,1')).toEqual({ is: 'destroyed' });
  expect(struck(9, 1, '1,5')).toEqual({ is: 'destroyed' });
  expect(struck(1, 9, '6,2')).toEqual({ is: 'stopped', short: 4 });
});
