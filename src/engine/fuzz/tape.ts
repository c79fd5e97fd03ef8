/**
 * All the luck of one fuzzed game, as a list of numbers. Any list makes a legal game (a number is taken modulo
 * what there is to choose from), so a game that fails can be cut and simplified, and still be played.
 */
import { hash32, Random } from '../random.ts';

export class Tape {
  readonly values: number[];
  #at = 0;
  readonly #more: Random | undefined;

  /** A new tape from a seed, or one with these values and zeros after them. */
  constructor(source: { readonly seed: string } | { readonly values: readonly number[] }) {
    this.values = 'values' in source ? [...source.values] : [];
    this.#more = 'seed' in source ? new Random(hash32(source.seed)) : undefined;
  }

  below(limit: number): number {
    if (this.#at === this.values.length) this.values.push(this.#more?.next() ?? 0);
    return (this.values[this.#at++] as number) % limit;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** What somebody else chooses while the tape is written; played again, it is a number like any other. */
  written(limit: number, choose: () => number): number {
    if (this.#at === this.values.length && this.#more) this.values.push(choose());
    return this.below(limit);
  }

  /** True once in so many times. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === inSoMany - 1;
  }

  /** How much has been used. */
  get used(): number {
    return this.#at;
  }
}
