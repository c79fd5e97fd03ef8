/**
 * The dice of an imagined game. What is rolled depends on who rolls for what, and not on what was rolled before: whoever
 * rallies in one world rallies in the other, so that two courses differ by what they do and hardly by their luck.
 */
import { type Chance, Random } from '../../engine/index.ts';

export class Luck {
  readonly #seed: string;
  readonly #rolls = new Map<string, number>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  roll({ why, dice, read }: Chance): unknown {
    const before = this.#rolls.get(why) ?? 0;
    this.#rolls.set(why, before + 1);
    const random = new Random(`${this.#seed} ${why} ${before}`);
    const faces: Record<string, number> = {};
    for (const name in dice) faces[name] = random.below(dice[name] as number) + 1;
    return read(faces);
  }
}
