import { expect, test } from 'vitest';
import { Random } from '../../engine/index.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { add, thinkingOf, toAdd } from '../testing.ts';
import { captain } from './captain.ts';

const decided = (...courses: readonly Course[]): Course =>
  captain(thinkingOf(courses), { playouts: 12 })(toAdd(), new Random('1'));

test('a course that proves better is taken instead of the one of first judgement', () => {
  expect(decided(add(1, 2), add(3, 1))).toMatchObject({ acts: [{ stones: 3 }] });
  expect(decided(add(1, 2, 'one'), add(3, 1, 'one'))).toMatchObject({ acts: [{ stones: 3 }] });
});

test('no playout is begun when all thoughts are spent', () => {
  let begun = 0;
  const doctrine = thinkingOf([add(1, 2), add(3, 1)]);
  const counted: typeof doctrine = {
    ...doctrine,
    horizon: () => {
      begun++;
      return () => false;
    },
  };
  const playouts = (thoughts: number) => {
    begun = 0;
    captain(counted, { playouts: 1000, thoughts })(toAdd(), new Random('1'));
    return begun;
  };
  expect(playouts(1)).toBeLessThan(playouts(100));
  expect(playouts(100)).toBeLessThan(1000);
});

test('what somebody else might do has its turn afterwards, however well it ends', () => {
  expect(decided(add(1, 2, 'one'), add(3, 1, 'other'))).toMatchObject({ acts: [{ stones: 1 }] });
});

test('where playing on tells nothing, judgement decides', () => {
  const doctrine = { ...thinkingOf([add(1, 2), add(3, 1)]), isWorthPlayingOn: () => false };
  expect(captain(doctrine, { playouts: 12 })(toAdd(), new Random('1'))).toMatchObject({
    acts: [{ stones: 1 }],
  });
});
