import { afterEach, expect, test, vi } from 'vitest';
import { packed, unpacked } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('what would unpack to more than any record is refused while it is unpacked', async () => {
  const letters = await packed('x'.repeat(30_000_000));
  expect(letters.length).toBeLessThan(133_000);
  let read = 0;
  const Real = DecompressionStream;
  vi.stubGlobal('DecompressionStream', function counting(format: CompressionFormat) {
    const { readable, writable } = new Real(format);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return { readable: readable.pipeThrough(count), writable };
  });
  await expect(unpacked(letters)).rejects.toThrow('the address holds more than 4000000 characters');
  expect(read).toBeGreaterThan(4_000_000);
  expect(read).toBeLessThan(6_000_000);
});
