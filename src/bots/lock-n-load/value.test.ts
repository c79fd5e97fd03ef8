import { expect, test } from 'vitest';
import { type Position, standing } from '../../rulebooks/lock-n-load/testing/bench.ts';
import { lockNLoadDoctrine } from './index.ts';

const GERMANS = { card: 'german 1-6-4-5', at: '1:C5' } as const;
const AMERICANS = { card: 'american 2-5-4-6', at: '1:K5' } as const;
const scenario: NonNullable<Position['scenario']> = {
  victory: {
    side: 'german',
    all: [{ is: 'control', side: 'german', places: ['1:F5'], least: 1 }],
    words: 'Control of F5.',
  },
};

function worthOf(position: Partial<Position>, side = 'german'): number {
  const { world, view } = standing({ units: [GERMANS, AMERICANS], scenario, ...position });
  return lockNLoadDoctrine.value(view, side, world);
}

test('what is good for one side is bad for the other', () => {
  expect(worthOf({}, 'american')).toBeCloseTo(-worthOf({}));
});

test('men in Good Order are worth more than the Shaken, and the Shaken more than none', () => {
  const shaken = worthOf({ units: [{ ...GERMANS, shaken: true }, AMERICANS] });
  expect(shaken).toBeLessThan(worthOf({}));
  expect(shaken).toBeGreaterThan(worthOf({ units: [AMERICANS], initiative: 'german' }));
});

test('ground that decides is worth more than being near it, and most at the end', () => {
  const near = worthOf({ units: [{ ...GERMANS, at: '1:E5' }, AMERICANS] });
  const taken = worthOf({ control: { '1:F5': 'german' } });
  expect(near).toBeGreaterThan(worthOf({}));
  expect(taken).toBeGreaterThan(worthOf({}));
  expect(worthOf({ control: { '1:F5': 'german' }, turn: 10 })).toBeGreaterThan(taken);
});

test('a course is judged two turns later: when as many have acted then as have in this one', () => {
  const at = (turn: number, ...units: Position['units']) => standing({ turn, units });
  const fired = { ...GERMANS, fired: true } as const;
  const { world, view } = at(2, fired, AMERICANS);
  const isLate = lockNLoadDoctrine.horizon(view, world);
  expect(isLate(at(2, fired, { ...AMERICANS, fired: true }).view)).toBe(false);
  expect(isLate(at(4, GERMANS, AMERICANS).view)).toBe(false);
  expect(isLate(at(4, GERMANS, { ...AMERICANS, fired: true }).view)).toBe(true);
});
