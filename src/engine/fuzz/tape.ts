/**
 * All the luck of one fuzzed game, as a list of numbers. Any list makes a legal game (a number is taken modulo
 * what there is to choose from), so a game that fails can be cut and simplified, and still be played.
 */
import { hash32, Random } from '../dice/random.ts';

export class Tape {
  readonly values: number[];
  #at = 0;
  readonly #more: Random | undefined;
  readonly #mayGoOn: (used: number) => boolean;
  #stopped = false;

  /**
   * A new tape from a seed, or one with these values and zeros after them. Every game draws from its tape all the time, so
   * that is where somebody who has seen enough of one can stop it.
   */
  constructor(
    source: { readonly seed: string } | { readonly values: readonly number[] },
    mayGoOn: (used: number) => boolean = () => true,
  ) {
    this.values = 'values' in source ? [...source.values] : [];
    this.#more = 'seed' in source ? new Random(hash32(source.seed)) : undefined;
    this.#mayGoOn = mayGoOn;
  }

  below(limit: number): number {
    this.#stopped ||= !this.#mayGoOn(this.#at);
    if (this.#stopped) throw new Error('the game is stopped');
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

  /** Whether the game was not let go on: whatever it seems to show then, it doesn't. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** How much has been used. */
  get used(): number {
    return this.#at;
  }
}
