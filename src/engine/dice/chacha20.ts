/** The ChaCha20 block function of RFC 8439: a keyed stream that nobody can foretell without the key. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Sixteen 32-bit words for (key, counter, nonce). The key has eight words, the nonce three. */
export function chacha20Block(key: Uint32Array, counter: number, nonce: Uint32Array): Uint32Array {
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  const words = start.slice();
  for (let round = 0; round < 10; round++) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = (words[i] as number) + (start[i] as number);
  return words;
}

export function quarterRound(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  let [wa, wb, wc, wd] = [words[a] as number, words[b] as number, words[c] as number, words[d] as number];
  wa = (wa + wb) | 0;
  wd = rotate(wd ^ wa, 16);
  wc = (wc + wd) | 0;
  wb = rotate(wb ^ wc, 12);
  wa = (wa + wb) | 0;
  wd = rotate(wd ^ wa, 8);
  wc = (wc + wd) | 0;
  wb = rotate(wb ^ wc, 7);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** 32 bytes as the eight little-endian words of a key. */
export function keyWords(key: Uint8Array): Uint32Array {
  if (key.length !== 32) throw new Error(`a key has 32 bytes, not ${key.length}`);
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
}
