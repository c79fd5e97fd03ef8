import { expect, test } from 'vitest';
import type { HexId } from '../../board/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { standing } from '../../rulebooks/lock-n-load/testing/bench.ts';
import { coverAt, shelter } from './shelter.ts';

const { world, view } = standing({
  hexes: { F5: 'stone building', F7: 'woods' },
  units: [
    { card: 'german 1-6-4-5', at: '1:F5' },
    { card: 'american 2-5-4-6', at: '1:F9' },
  ],
});

test('what is remembered of the ground does not hide what comes and goes', () => {
  const before = coverAt(world, view, '1:F8');
  const inSmoke: View = { ...view, smoke: [{ at: '1:F8' as HexId, stage: 1 }] };
  expect(coverAt(world, inSmoke, '1:F8')).toBeGreaterThan(before);
  expect(coverAt(world, view, '1:F8')).toBe(before);
});

test('a house shelters more than a field, and fire loses by what it passes', () => {
  expect(shelter(world, view, '1:F9', '1:F8')).toBe(0);
  expect(shelter(world, view, '1:F4', '1:F5')).toBeGreaterThan(0);
  expect(shelter(world, view, '1:F9', '1:F5')).not.toBe(shelter(world, view, '1:F4', '1:F5'));
});

test('nobody fires at where he is', () => {
  expect(shelter(world, view, '1:F5', '1:F5')).toBeUndefined();
});
