/**
 * Which asks of a game get a costly check. A kind of ask gets it the first time that it comes up in the game, so that what
 * is rare is never missed; after that, a share of them drawn from the tape.
 */
import type { Tape } from './tape.ts';

export class Attention {
  readonly #tape: Tape;
  readonly #met = new Set<string>();

  constructor(tape: Tape) {
    this.#tape = tape;
  }

  /** `kinds`: what is asked, by its names. */
  wants(check: string, kinds: readonly string[], oneIn: number): boolean {
    const met = this.#met.size;
    for (const kind of kinds) this.#met.add(`${check}: ${kind}`);
    return this.#met.size > met || this.#tape.once(oneIn);
  }
}
