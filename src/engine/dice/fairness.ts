/**
 * Dice that nobody chose. Who rolls publishes the hash of a seed before the first die; then every seat adds a
 * nonce; the key of all dice is made from both; the seed is shown at the end, and anybody can check the lot. The
 * hash alone would not do: the roller could have picked a lucky seed beforehand.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Side } from '../kernel/ask.ts';

export const SEED_BYTES = 32;
/** Bytes: fewer could be tried out beforehand by whoever makes the seed. */
export const LEAST_NONCE = 16;

export interface Pledge {
  /** SHA-256 of the seed, in hex: published before any nonce is known. */
  readonly commit: string;
  /** One a side, in hex. */
  readonly nonces: Readonly<Record<Side, string>>;
}

export function commitTo(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/** The key of a match's dice. Every seat's nonce goes into it, in the order of the sides' names. */
export function diceKey(seed: Uint8Array, nonces: Readonly<Record<Side, string>>): Uint8Array {
  const parts = Object.keys(nonces)
    .sort()
    .map(side => sha256(concatBytes(utf8ToBytes(`${side}:`), hexToBytes(nonces[side] as string))));
  return sha256(concatBytes(utf8ToBytes('hedgerow dice 1'), sha256(seed), ...parts, seed));
}

/** The nonce that a player gives by words of his own: their SHA-256, in hex. */
export function nonceOfWords(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words)));
}

export function keepsPledge(seed: Uint8Array, pledge: Pledge): boolean {
  return commitTo(seed) === pledge.commit;
}

/** A short hash of charts, boards and scenarios, for records. */
export function fingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}
