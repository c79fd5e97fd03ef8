/** What the cards of acts are made of: numbers with their rules, and what each roll would bring. */
import type { ActCard } from './presenting.ts';
import { type Tally, tally } from './tally.ts';

export type CardPart = ActCard['parts'][number];
export type CardResult = NonNullable<ActCard['results']>[number];

/** A number that stands on a counter or in the rules. */
export function figure(id: string, cite: string, n: number, of?: string): Tally {
  return tally({ stages: ['figure'] }, 0, [
    { id, cite, op: '+', n, stage: 'figure', ...(of !== undefined && { of }) },
  ]);
}

/** No modifier at all is a tally, too. */
export const NOTHING: Tally = { value: 0, kept: [], dropped: [] };

const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ONE_DIE = [1, 2, 3, 4, 5, 6] as const;

export const byDice = (target: string, read: (total: number) => string): CardResult =>
  byRoll(TWO_DICE, target, read);
export const byDie = (target: string, read: (face: number) => string): CardResult =>
  byRoll(ONE_DIE, target, read);

function byRoll(rolls: readonly number[], target: string, read: (roll: number) => string): CardResult {
  return { target, byRoll: rolls.map(roll => ({ roll, result: read(roll) })) };
}
