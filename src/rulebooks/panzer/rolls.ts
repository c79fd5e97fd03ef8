/** Rolls of (100) of which only one thing counts: whether they come to a number. */
import {
  against,
  atLeast,
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

function* percent(
  { why, cite, by, added, reads: [met, missed], of }: Test,
  is: typeof atMost,
  number: number,
  isMet: (total: number) => boolean,
): Rule<boolean> {
  const more = added?.value ?? 0;
  return yield* roll(PERCENTILE, why, faces => isMet(percentileOf(faces) + more), {
    cite,
    by,
    tell: (dice, found) =>
      against(percentOf(dice, added), is(number), found, found ? met : missed, { ...(of && { of }) }),
  });
}

export function* percentAtMost(number: number, test: Test): Rule<boolean> {
  return yield* percent(test, atMost, number, total => total <= number);
}

export function* percentAtLeast(number: number, test: Test): Rule<boolean> {
  return yield* percent(test, atLeast, number, total => total >= number);
}
