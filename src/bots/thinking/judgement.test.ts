import { expect, test } from 'vitest';
import { Random } from '../../engine/index.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { add, thinkingOf, toAdd } from '../testing.ts';
import { judgement } from './judgement.ts';
import { ALL, type Wits } from './levels.ts';

/** How many of a hundred took each of the courses. */
function taken(wits: Wits, ...courses: readonly Course[]): readonly number[] {
  const policy = judgement(thinkingOf(courses), wits);
  const position = toAdd();
  const decisions = Array.from({ length: 100 }, (_, seed) => policy(position, new Random(seed)));
  return courses.map(course => decisions.filter(taken => taken === course).length);
}

const courses = [add(1, 2), add(3, 5), add(1, -1)];

test('whoever thinks of everything takes the best', () => {
  expect(taken(ALL, ...courses)).toEqual([0, 100, 0]);
  expect(taken({ ideas: 3, blur: 1000 }, ...courses)).toEqual([0, 100, 0]);
});

test('the first idea is the likelier, the better it is', () => {
  const [poor = 0, best = 0, worst = 0] = taken({ ideas: 1, blur: 3 }, ...courses);
  expect(best).toBeGreaterThan(poor);
  expect(poor).toBeGreaterThan(worst);
  expect(worst).toBeGreaterThan(0);
});

test('of two ideas the better is taken: the worst never', () => {
  const [poor = 0, best = 0, worst = 0] = taken({ ideas: 2, blur: 3 }, ...courses);
  expect(worst).toBe(0);
  expect(best).toBeGreaterThan(poor);
  expect(poor).toBeGreaterThan(0);
});

test('nobody does what is much worse than nothing, unless there is nothing else', () => {
  const wits = { ideas: 1, blur: 1000 };
  expect(taken(wits, add(1, 0), add(3, -10))).toEqual([100, 0]);
  const [one = 0, two = 0] = taken(wits, add(1, -10), add(3, -10));
  expect([one, two].every(count => count > 0)).toBe(true);
});
