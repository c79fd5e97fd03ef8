import { expect, test } from 'vitest';
import type { Course } from '../doctrine/doctrine.ts';
import { add } from '../testing.ts';
import { bestCourses, type Draft } from './draft.ts';

const always = () => true;

/** Drafts by what they gain at most and what they are worth, and which of them were priced. */
function drafts(...worths: readonly (readonly [most: number, worth: number])[]) {
  const priced: number[] = [];
  const all = worths.map(
    ([most, worth], i): Draft => ({
      most,
      courses: () => {
        priced.push(i);
        return [add(i, worth)];
      },
    }),
  );
  return { all, priced };
}

const stones = (courses: readonly Course[]) =>
  courses.map(({ acts: [act] }) => 'stones' in act && act.stones);

test('what gains less at most than another is worth is not priced', () => {
  const { all, priced } = drafts([3, 1], [9, 4], [5, 2], [3.9, 3]);
  expect(stones(bestCourses(all, always))).toEqual([1, 2]);
  expect(priced).toEqual([1, 2]);
});

test('what gains less than nothing is not priced', () => {
  const { all, priced } = drafts([-1, -2], [0, -3]);
  expect(stones(bestCourses(all, always))).toEqual([1]);
  expect(priced).toEqual([1]);
});

test('of equals all stay, in their order', () => {
  const { all } = drafts([2, 2], [4, 2], [2, 2]);
  expect(stones(bestCourses(all, always))).toEqual([0, 1, 2]);
});

test('what is not offered rules nothing out', () => {
  const { all } = drafts([9, 9], [3, 2]);
  expect(stones(bestCourses(all, ({ worth }) => worth < 9))).toEqual([0, 1]);
});
