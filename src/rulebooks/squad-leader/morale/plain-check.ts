/** A check of morale of which nothing comes but a yes or no. */
import { against, atMost, type Rule, roll, sumOf, type Tally } from '../../../engine/index.ts';
import { DR } from '../game.ts';
import { type AnyUnit, moraleOf } from '../units.ts';

interface PlainCheck {
  readonly text: string;
  readonly cite: string;
  readonly modifiers: Tally;
  /** Its morale as it is now, unless the rule says otherwise. */
  readonly morale?: number;
  /** What is said of one who passes, and of one who fails. */
  readonly passed: string;
  readonly failed: string;
}

export function* passesCheck(
  unit: AnyUnit,
  { text, cite, modifiers, morale = moraleOf(unit), passed, failed }: PlainCheck,
): Rule<boolean> {
  return yield* roll(DR, text, ({ coloured, white }) => coloured + white + modifiers.value <= morale, {
    cite,
    by: unit.side,
    tell: (dice, found) =>
      against(sumOf(dice, modifiers), atMost(morale), found, found ? passed : failed, { of: [unit.id] }),
  });
}
