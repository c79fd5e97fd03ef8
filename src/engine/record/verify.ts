/** Proves the dice of a record: that the seed is the one pledged beforehand, and that no die was chosen. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedDice } from '../dice/dice.ts';
import { diceKey, keepsPledge } from '../dice/fairness.ts';
import { type GameRecord, isDice } from './record.ts';

export interface DiceProof {
  readonly ok: boolean;
  /** How many rolls were checked. */
  readonly rolls: number;
  readonly problem?: string;
}

/** Needs no rules: a die is keyed by its place, and the record holds the places. */
export function verifyDice({ pledge, seed, steps }: GameRecord): DiceProof {
  const fail = (problem: string, rolls = 0): DiceProof => ({ ok: false, rolls, problem });
  if (pledge === undefined)
    return fail('the record has no commitment: its dice were typed in or never pledged');
  if (seed === undefined) return fail('the seed has not been revealed yet: it is added when the game ends');
  const secret = hexToBytes(seed);
  if (!keepsPledge(secret, pledge)) return fail('the seed is not the one that was committed to');
  const source = keyedDice(diceKey(secret, pledge.nonces));
  let rolls = 0;
  for (const { rest, epoch, answers } of steps) {
    for (const [ordinal, { roll, why }] of answers.filter(isDice).entries()) {
      const shown = roll.map(({ face }) => face);
      const sides = roll.map(die => die.sides);
      const due = source.throw(sides, { rest, ordinal, epoch });
      if (due?.join() !== shown.join()) {
        return fail(
          `rest ${rest}, '${why}': the record shows ${shown.join(' ')}, the seed gives ${due?.join(' ')}`,
          rolls,
        );
      }
      rolls++;
    }
  }
  return { ok: true, rolls };
}
