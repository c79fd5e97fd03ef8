/** What is typed in of real dice: a number a die, or one number where two dice are read as one. */
import { type Dice, type Faces, isPercentile, percentileFaces } from '../../../engine/index.ts';

interface DiceField {
  readonly name: string;
  /** What may be typed: `1 to 6`. */
  readonly range: string;
}

const ONE_NUMBER = 'percentile';

export const fieldsFor = (dice: Dice): readonly DiceField[] =>
  isPercentile(dice)
    ? [{ name: ONE_NUMBER, range: '1 to 100, or 00' }]
    : Object.entries(dice).map(([name, sides]) => ({ name, range: `1 to ${sides}` }));

/** The faces that somebody means. The 0 of a ten-sided die is its ten, and 00 is a hundred; what is wrong is left to be refused. */
export function facesTyped(dice: Dice, typed: Readonly<Record<string, string>>): Faces {
  if (isPercentile(dice)) {
    const reading = Number(typed[ONE_NUMBER] ?? '') || 100;
    return reading > 100 ? { tens: reading, ones: reading } : percentileFaces(reading);
  }
  return Object.fromEntries(
    Object.entries(dice).map(([name, sides]) => {
      const face = Number(typed[name] ?? '');
      return [name, face === 0 && sides === 10 ? 10 : face];
    }),
  );
}
