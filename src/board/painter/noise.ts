/**
 * Chance for brushes. A picture must come out the same on every machine and at every repaint, so each brush
 * draws from a stream seeded by what it paints and where, never from the clock or a shared generator.
 */

/** Mixes integers into one well-spread unsigned 32-bit integer. */
export function hash(...values: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const value of values) {
    h = Math.imul(h ^ Math.round(value), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}

export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A number from -reach to reach. */
  sway(reach: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

export function chance(...seed: readonly number[]): Chance {
  let state = hash(...seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    sway: reach => between(-reach, reach),
    pick: choices => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
