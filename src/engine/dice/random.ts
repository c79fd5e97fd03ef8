/**
 * A quick, seeded generator for playouts, bots and fuzzing. Dice of a match that counts come from the keyed
 * stream instead (dice.ts): this one is fast and repeatable, not unpredictable.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number | string) {
    const start = typeof seed === 'number' ? seed | 0 : hash32(seed);
    this.#a = start;
    this.#b = start ^ 0x9e3779b9;
    this.#c = start ^ 0x85ebca6b;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 bits (the small fast counter generator, sfc32). */
  next(): number {
    const out = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + out) | 0;
    return out >>> 0;
  }

  /** A whole number from 0 to `limit - 1`, each as likely as the others. */
  below(limit: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    let bits = this.next();
    while (bits >= fair) bits = this.next();
    return bits % limit;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const out = items.slice();
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  }
}

/** FNV-1a: turns a text into a seed. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
