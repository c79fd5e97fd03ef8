/** A stack on the move, as its verbs see it (6.0). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { type View, verbsIn } from '../game.ts';
import type { Location } from '../state.ts';
import { type AnyUnit, isFresh, isLocked } from '../units.ts';
import type { World } from '../world.ts';
import { movementFactor } from './allowance.ts';
import { type Move, stackOf, whereIs } from './moving-stack.ts';

export interface MoveScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly move: Move;
  readonly stack: readonly AnyUnit[];
  /** Undefined while it is off the map. */
  readonly at: Location | undefined;
}

export const moveVerb = verbsIn<MoveScene>();

export function moveScene(world: World, view: View, move: Move): MoveScene {
  const stack = stackOf(view, move);
  return { world, view, side: move.side, move, stack, at: whereIs(stack) };
}

/** Nothing done yet, not locked in a Melee, and with legs to go on (4.0.h, 8.1.a, 6.0.e). */
export function movingRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (isLocked(view, unit)) return refusal('8.1.a', 'it is locked in Melee');
  if (!isFresh(unit)) return refusal('4.0.h', 'it has moved or fired');
  return movementFactor(unit) < 1 ? refusal('11.4.a', 'it stays where it is') : undefined;
}

export const canMove = (view: View, unit: AnyUnit): boolean => !movingRefusal(view, unit);
