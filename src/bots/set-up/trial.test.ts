import { expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { lockNLoad } from '../../rulebooks/lock-n-load/index.ts';
import { loreOf } from '../doctrine/doctrines.ts';
import { distinctSetUps, type SetUpTable, triedOut } from './trial.ts';

const table: SetUpTable = {
  ...loreOf(lockNLoad as unknown as Rulebook),
  setup: { scenario: 'first-light', options: {} },
  side: 'german',
};

test('a set-up is tried out under luck that belongs to the seed, and where it leads depends on both', () => {
  const [plain = 0, other = 0] = distinctSetUps(table, 4);
  const standing = triedOut(table, plain, 'one');
  expect(triedOut(table, plain, 'one')).toBe(standing);
  expect(triedOut(table, plain, 'two')).not.toBe(standing);
  expect(triedOut(table, other, 'one')).not.toBe(standing);
});

test('who sets nothing up has nothing to try out', () => {
  const heap: SetUpTable = {
    ...loreOf(tiny as unknown as Rulebook),
    setup: { scenario: 'heap', options: {} },
    side: 'A',
  };
  expect(distinctSetUps(heap, 4)).toEqual([]);
  expect(() => triedOut(heap, 0, 'one')).toThrow('A sets nothing up in heap');
});
