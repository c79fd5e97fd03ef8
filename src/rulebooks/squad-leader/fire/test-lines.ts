/** For tests: the lines of an attack in a position, without its dice. */

import type { FireFrame, LocId } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';
import { type AttackLine, attackLines, declaredAttack } from './attack.ts';

type Declaration = Partial<FireFrame> & { readonly target: LocId };

export function linesOf(position: Position, declaration: Declaration): readonly AttackLine[] {
  const { world, view } = standing(position);
  const frame = { is: 'fire', by: 'german', shooters: ['u1'], leaders: [], ...declaration } as const;
  return attackLines(world, view, declaredAttack(view, frame));
}

/** `[hex, firepower, column, modifiers]` of each line. */
export const figuresOf = (position: Position, declaration: Declaration) =>
  linesOf(position, declaration).map(
    ({ at, firepower, column, drm }) => [at, firepower.value, column, drm.value] as const,
  );

/** The one number that the first line's firepower comes to. */
export const strengthOf = (position: Position, declaration: Declaration): number | undefined =>
  linesOf(position, declaration)[0]?.firepower.value;
