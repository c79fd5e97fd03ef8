import { expect, test } from 'vitest';
import { packed, Regions } from './marks.ts';

test('a set of regions goes into text and comes back', () => {
  const members = [0, 7, 8, 1000];
  const regions = new Regions(packed(new Uint8Array(4000).map((_, i) => (members.includes(i) ? 1 : 0))));
  const found = Array.from({ length: 4000 }, (_, i) => i).filter(i => regions.has(i));
  expect(found).toEqual(members);
  expect([regions.hasAny(9, 1000), regions.hasAny(9, 1001), regions.hasAny(2000, 9000)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('none is no text', () => {
  expect(packed(new Uint8Array(10))).toBe('');
  expect(new Regions('').has(3)).toBe(false);
});
