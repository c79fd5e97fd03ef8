/** Rolls of (100) of which only one thing counts: whether they come to a number. */
import {
  against,
  atMost,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Side,
  type Tally,
} from '../../engine/index.ts';

interface Test {
  readonly why: string;
  readonly cite: string;
  readonly by: Side;
  readonly added?: Tally | undefined;
  /** What it comes to if it is met, and if not. */
  readonly reads: readonly [met: string, missed: string];
  readonly of?: readonly string[];
}

export function* percentAtMost(
  number: number,
  { why, cite, by, added, reads: [met, missed], of }: Test,
): Rule<boolean> {
  const more = added?.value ?? 0;
  return yield* roll(PERCENTILE, why, faces => percentileOf(faces) + more <= number, {
    cite,
    by,
    tell: (dice, found) =>
      against(percentOf(dice, added), atMost(number), found, found ? met : missed, { ...(of && { of }) }),
  });
}
