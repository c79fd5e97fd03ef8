/** The dice of a table: computed from a seed and everybody's nonces, or typed in. */
import { commitTo, diceKey, handDice, keyedDice, type MatchOptions } from '../../engine/index.ts';
import type { TableSetup } from './table-setup.ts';

export function diceOf({ dice, seed, nonces, unpledged }: TableSetup): MatchOptions {
  if (dice === 'typed') return { dice: handDice };
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], byte => Number.parseInt(byte, 16));
  const thrown = { dice: keyedDice(diceKey(bytes, nonces)) };
  return unpledged ? thrown : { ...thrown, pledge: { commit: commitTo(bytes), nonces } };
}
