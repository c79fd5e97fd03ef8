/**
 * Where dice come from. A die of a match is keyed by where it falls (rest, ordinal, epoch) and not counted off a
 * stream: a hidden roll shifts no later one, and a fix of the rules re-rolls nothing.
 */

import { MOST_SIDES } from '../record/record.ts';
import { chacha20Block, keyWords } from './chacha20.ts';
import type { Random } from './random.ts';

/** The place of a roll in a match. */
export interface RollPlace {
  readonly rest: number;
  /** The how-manieth roll since that rest. */
  readonly ordinal: number;
  /** Raised by every undo across a die that was seen: a known next roll must not become a weapon. */
  readonly epoch: number;
}

export interface DiceSource {
  /** One face a die, or undefined: somebody will type them in. */
  throw(sides: readonly number[], place: RollPlace): readonly number[] | undefined;
}

/** Dice from a key of 32 bytes: the same key gives the same dice, and no dice betray the key. */
export function keyedDice(key: Uint8Array): DiceSource {
  const words = keyWords(key);
  return {
    throw(sides, { rest, ordinal, epoch }) {
      const nonce = Uint32Array.of(rest, ordinal, epoch);
      let counter = 0;
      let block = chacha20Block(words, counter, nonce);
      let used = 0;
      const word = () => {
        if (used === block.length) {
          block = chacha20Block(words, ++counter, nonce);
          used = 0;
        }
        return block[used++] as number;
      };
      return sides.map(count => {
        if (!(Number.isInteger(count) && count >= 1 && count <= MOST_SIDES))
          throw new RangeError(`there is no die of ${count} sides; expected 1 to ${MOST_SIDES}`);
        // Words beyond the last whole multiple are thrown away: otherwise low faces would come up more often.
        const fair = 0x1_0000_0000 - (0x1_0000_0000 % count);
        let bits = word();
        while (bits >= fair) bits = word();
        return (bits % count) + 1;
      });
    },
  };
}

/** Quick dice for playouts. */
export function quickDice(random: Random): DiceSource {
  return { throw: sides => sides.map(count => random.below(count) + 1) };
}

/** The dice of an example or a record, in their order. */
export function scriptedDice(rolls: readonly (readonly number[])[]): DiceSource & { readonly left: number } {
  let next = 0;
  return {
    get left() {
      return rolls.length - next;
    },
    throw(sides) {
      const faces = rolls[next];
      if (faces === undefined) throw new Error(`the script has ${rolls.length} rolls; one more is asked for`);
      if (faces.length !== sides.length) {
        throw new Error(
          `roll ${next + 1} of the script has ${faces.length} dice; ${sides.length} are asked for`,
        );
      }
      next++;
      return faces;
    },
  };
}

/** Real dice: the table waits until somebody types in what they show. */
export const handDice: DiceSource = { throw: () => undefined };
