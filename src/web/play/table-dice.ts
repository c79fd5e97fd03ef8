/** The dice of a table: computed from a seed and everybody's nonces, or typed in. */
import {
  commitTo,
  type Dice,
  diceKey,
  type Faces,
  handDice,
  keyedDice,
  type MatchOptions,
} from '../../engine/index.ts';
import type { TableSetup } from './table-setup.ts';

export function diceOf({ dice, seed, nonces, unpledged }: TableSetup): MatchOptions {
  if (dice === 'typed') return { dice: handDice };
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], byte => Number.parseInt(byte, 16));
  const thrown = { dice: keyedDice(diceKey(bytes, nonces)) };
  return unpledged ? thrown : { ...thrown, pledge: { commit: commitTo(bytes), nonces } };
}

/** A throw of these dice, where nobody types them in and nothing was pledged. */
export const thrown = (dice: Dice): Faces =>
  Object.fromEntries(Object.entries(dice).map(([name, sides]) => [name, 1 + below(sides)]));

/** Each number as likely as any other: what lies beyond the last whole share is drawn anew. */
function below(count: number): number {
  const range = 2 ** 32;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < range - (range % count) ? drawn % count : below(count);
}
