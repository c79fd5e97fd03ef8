/** Action Checks (9.1.4.a): whether a unit may do what it wants to do. Nothing changes them (9.1.4.2.b). */
import { against, atMost, type Rule, roll, sumOf } from '../../../engine/index.ts';
import { cardOfUnit, type Fielded, type Game } from '../game.ts';
import { hasCourage } from './nest.ts';

const DIE = { d10: 10 } as const;

/** Whether it passes; whoever has courage does without a die (9.2.1). */
export function* actionCheck(
  { world, state }: Pick<Game, 'world' | 'state'>,
  unit: Fielded,
  why: string,
  cite: string,
): Rule<boolean> {
  if (hasCourage(world, state, unit)) return true;
  const { quality } = cardOfUnit(unit);
  return yield* roll(DIE, `${why} of {${unit.id}}`, ({ d10 }) => d10 <= quality, {
    cite,
    by: unit.side,
    tell: (dice, passed) =>
      against(sumOf(dice), atMost(quality), passed, passed ? 'passes' : 'fails', { of: [unit.id] }),
  });
}
