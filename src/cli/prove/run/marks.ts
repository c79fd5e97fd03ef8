/** Sets of regions, as they travel from a test to whoever asked: a bit each, in text. */

/** What a marked source calls. */
export const MARK = 'hedgerowReached';
export const MOST_REGIONS = 1 << 17;

declare module 'vitest' {
  interface TaskMeta {
    /** Regions that the test reached. */
    reached?: string;
    /** Of the first test of a file: regions that were reached before it. */
    loading?: string;
  }
}

export function packed(hits: Uint8Array): string {
  const length = hits.lastIndexOf(1) + 1;
  const bits = new Uint8Array(Math.ceil(length / 8));
  for (let i = 0; i < length; i++) if (hits[i]) bits[i >> 3] = (bits[i >> 3] ?? 0) | (1 << (i & 7));
  return Buffer.from(bits).toString('base64');
}

/** A set of regions that can be asked. */
export class Regions {
  readonly #bits: Uint8Array;

  constructor(text: string) {
    this.#bits = Buffer.from(text, 'base64');
  }

  has(region: number): boolean {
    return (((this.#bits[region >> 3] ?? 0) >> (region & 7)) & 1) === 1;
  }

  /** Whether any from `first` up to, not including, `end` is in it. */
  hasAny(first: number, end: number): boolean {
    for (let region = first; region < end; region++) if (this.has(region)) return true;
    return false;
  }
}
