import { expect, test } from 'vitest';
import { type Position, skirmish } from '../../rulebooks/starter-kit/testing/bench.ts';
import { Lines } from './lines.ts';

const field: Position = {
  hexes: { '1:F6': 'woods' },
  units: [
    { card: 'german 4-6-7', at: '1:F2' },
    { card: 'russian 4-4-7', at: '1:F5' },
  ],
};

test('lines are remembered, but not past smoke that comes up or clears', () => {
  const { world, state } = skirmish(field);
  const line = (view: typeof state) => new Lines(world, view).between('1:F2', '1:F5');
  const open = line(state);
  expect(open).toEqual({ still: 0, isBare: true });
  expect(line(state)).toBe(open);
  const smoke = [{ at: '1:F4', kind: 'grenade', by: 'german' }] as const;
  expect(line({ ...state, smoke })).toEqual({ still: 2, isBare: false });
  expect(line(state)).toBe(open);
});

test('a vehicle that stops is in the way, and one that moves is not', () => {
  const { world, state } = skirmish(field);
  const line = (motion: boolean) => {
    const vehicles = [{ at: '1:F4', ...(motion && { motion }) }] as unknown as NonNullable<
      typeof state.vehicles
    >;
    return new Lines(world, { ...state, vehicles }).between('1:F2', '1:F5');
  };
  expect(line(true)).toMatchObject({ still: 0 });
  expect(line(false)).toMatchObject({ still: 1 });
});
