import { expect, test } from 'vitest';
import { chacha20Block, keyWords, quarterRound } from './chacha20.ts';

const hex = (words: Uint32Array) => [...words].map(word => word.toString(16).padStart(8, '0')).join(' ');
const KEY_0_TO_31 = keyWords(Uint8Array.from({ length: 32 }, (_, i) => i));

test('the quarter round of RFC 8439, 2.1.1', () => {
  const words = Uint32Array.of(0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567);
  quarterRound(words, 0, 1, 2, 3);
  expect(hex(words)).toBe('ea2a92f4 cb1cf8ce 4581472e 5881c4bb');
});

test('the block function of RFC 8439, 2.3.2', () => {
  const nonce = Uint32Array.of(0x09000000, 0x4a000000, 0x00000000);
  expect(hex(chacha20Block(KEY_0_TO_31, 1, nonce))).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  );
});

test('the keystream of RFC 8439, A.1, test vectors 1 and 2', () => {
  const zero = new Uint32Array(8);
  expect(hex(chacha20Block(zero, 0, new Uint32Array(3)).slice(0, 4))).toBe(
    'ade0b876 903df1a0 e56a5d40 28bd8653',
  );
  expect(hex(chacha20Block(zero, 1, new Uint32Array(3)).slice(0, 4))).toBe(
    'bee7079f 7a385155 7c97ba98 0d082d73',
  );
});

test('a key of another length is refused', () => {
  expect(() => keyWords(new Uint8Array(31))).toThrow('32 bytes, not 31');
});
