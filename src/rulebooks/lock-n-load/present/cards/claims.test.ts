import { expect, test } from 'vitest';
import { judged } from '../../../kit/testing/hold-presentation.ts';
import { lockNLoad } from '../../index.ts';
import { TOURS } from '../test-tour.ts';

test('what cards say of chances is what the rules give', () => {
  const { counts, wrong } = judged(
    lockNLoad,
    TOURS.map(([, walk]) => walk),
  );
  expect(wrong).toEqual([]);
  expect(counts.shoot).toBeGreaterThan(50);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['smoke', 'spot', 'rally']));
});
