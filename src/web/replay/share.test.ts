import { expect, test } from 'vitest';
import { packed, unpacked } from './share.ts';

test('what was packed is unpacked, and fits into an address', async () => {
  const text = `hedgerow record 1\n${'12 german move: step u1 1:C4 – ’\n'.repeat(200)}`;
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 10);
  expect(await unpacked(letters)).toBe(text);
});

test.each(['', 'abc', '!!!'])('“%s” is refused', async letters => {
  await expect(unpacked(letters)).rejects.toThrow('the address holds no whole record');
});
