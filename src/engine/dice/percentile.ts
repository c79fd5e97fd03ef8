/**
 * Ten-sided dice, and two of them read as one number: `roll(PERCENTILE, …, faces => percentileOf(faces) <= 45)`. A ten on
 * a die is the 0 that is printed on it; two of them are 00, which is read as 100.
 */
import type { Dice, Faces } from '../kernel/ask.ts';

/** One die for the tens and one for the ones. */
export const PERCENTILE = { tens: 10, ones: 10 } as const;

/** Whether dice are read as one number from 1 to 100: a book rolls them by these names. */
export const isPercentile = (dice: Dice): boolean =>
  Object.keys(dice).join() === Object.keys(PERCENTILE).join() &&
  Object.values(dice).every(sides => sides === 10);

/** What the two dice read, from 1 to 100. */
export function percentileOf({ tens, ones }: Faces<typeof PERCENTILE>): number {
  return (tens % 10) * 10 + (ones % 10) || 100;
}

/** How the dice must lie to read so. */
export function percentileFaces(reading: number): Faces<typeof PERCENTILE> {
  const face = (digit: number) => digit % 10 || 10;
  return { tens: face(Math.floor(reading / 10)), ones: face(reading) };
}

/** What a roll comes to: the sum of its dice, or the number that they read. */
export function totalOfDice(faces: Faces, sides: Dice): number {
  const { tens, ones } = faces;
  if (isPercentile(sides) && tens !== undefined && ones !== undefined) return percentileOf({ tens, ones });
  return Object.values(faces).reduce((sum, face) => sum + face, 0);
}

/** What was thrown, as players call it: `2d6`, `d10`, `d100`. */
export function diceName(sides: Dice): string {
  if (isPercentile(sides)) return 'd100';
  const counts = new Map<number, number>();
  for (const each of Object.values(sides)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, count]) => `${count === 1 ? '' : count}d${each}`).join(' + ');
}

/** How the dice fell, for speech and terminals: each by itself, or the one number that they read. */
export function diceWords(faces: Faces, sides: Dice): string {
  return isPercentile(sides)
    ? `${totalOfDice(faces, sides)} of 100`
    : Object.entries(faces)
        .map(([name, face]) => `${name} ${face}`)
        .join(', ');
}
