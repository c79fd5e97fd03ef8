import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitTo, diceKey, fingerprint, keepsPledge } from './fairness.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);
const nonces = { A: '0011', B: '2233' };
const key = (of: Uint8Array, with_: Record<string, string>) => bytesToHex(diceKey(of, with_));

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitTo(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(commitTo(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('only the seed that was committed to keeps the pledge', () => {
  const pledge = { commit: commitTo(seed), nonces };
  expect(keepsPledge(seed, pledge)).toBe(true);
  expect(
    keepsPledge(
      seed.map(byte => byte ^ 1),
      pledge,
    ),
  ).toBe(false);
});

test('the key needs the seed and every nonce, and not the order in which they came', () => {
  expect(diceKey(seed, nonces)).toHaveLength(32);
  expect(key(seed, { B: '2233', A: '0011' })).toBe(key(seed, nonces));
  const others = [
    key(
      seed.map(byte => byte ^ 1),
      nonces,
    ),
    key(seed, { ...nonces, A: '0012' }),
    key(seed, { ...nonces, B: '2234' }),
    key(seed, { A: '2233', B: '0011' }),
    key(seed, { A: '0011' }),
    key(seed, { A: '00', B: '112233' }),
  ];
  expect(new Set([key(seed, nonces), ...others]).size).toBe(7);
});

test('a fingerprint is the beginning of a SHA-256', () => {
  expect(fingerprint('abc')).toBe('ba7816bf8f01cfea');
});
