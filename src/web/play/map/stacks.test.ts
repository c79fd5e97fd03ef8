import { expect, test } from 'vitest';
import { hexOfPlace } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { Counter } from '../../../engine/index.ts';
import { boxesOf, groupsOf, layOut, stacksOf } from './stacks.ts';

const counter = (id: string, more: Partial<Counter> = {}): Counter => ({
  id,
  side: 'german',
  face: { nation: 'german', symbol: 'squad', tone: 'plain', figures: [] },
  badges: [],
  title: id,
  ...more,
});
const outcome = battlefieldOf('village');
if (!outcome.ok) throw new Error(outcome.wrong);
const battlefield = outcome.value;

test('weapons belong to their bearers, and lie alone where these are elsewhere', () => {
  const [first, second] = groupsOf([counter('u1'), counter('w1', { on: 'u1' }), counter('w2', { on: 'u9' })]);
  expect(first?.held.map(({ id }) => id)).toEqual(['w1']);
  expect(second?.counter.id).toBe('w2');
});

test('counters are stacked by hex, whatever floor they are on, and wait in boxes off the map', () => {
  const counters = [
    counter('u1', { at: '1:C4' }),
    counter('u2', { at: '1:C5' }),
    counter('u3', { at: '1:C4' }),
    counter('u4', { box: 'from turn 2' }),
  ];
  expect(stacksOf(battlefield, counters).map(({ groups }) => groups.map(group => group.counter.id))).toEqual([
    ['u1', 'u3'],
    ['u2'],
  ]);
  expect(boxesOf(counters)).toMatchObject([['from turn 2', [{ counter: { id: 'u4' } }]]]);
});

test('a stack leans, a weapon is drawn before its bearer and to its right', () => {
  const [stack] = stacksOf(battlefield, [
    counter('u1', { at: '1:C4' }),
    counter('w1', { at: '1:C4', on: 'u1' }),
    counter('u2', { at: '1:C4' }),
  ]);
  if (stack === undefined) throw new Error('no stack');
  const laid = layOut(stack, 54);
  expect(laid.map(each => each.counter.id)).toEqual(['w1', 'u1', 'u2']);
  const [weapon, bearer, top] = laid;
  expect((weapon?.x ?? 0) - (bearer?.x ?? 0)).toBeGreaterThan(27);
  expect((top?.x ?? 0) > (bearer?.x ?? 0) && (top?.y ?? 0) < (bearer?.y ?? 0)).toBe(true);
});

test('however many lie in a hex, the stack keeps within it', () => {
  const many = Array.from({ length: 12 }, (_, i) => counter(`u${i}`, { at: '1:C4' }));
  const [stack] = stacksOf(battlefield, many);
  if (stack === undefined) throw new Error('no stack');
  for (const { x, y } of layOut(stack, 54))
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(11);
});

test('a place that is not on the map has no hex', () => {
  expect(hexOfPlace(battlefield, '9:Z99')).toBeUndefined();
});
