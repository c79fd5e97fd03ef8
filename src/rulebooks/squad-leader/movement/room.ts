/** Whoever comes into a full hex must be able to go on from it (4.3.3). */
import type { LocId } from '../state.ts';
import { neighbours } from '../world.ts';
import { chargeStepsFrom } from './charge.ts';
import { isEnemyHeld } from './entry.ts';
import type { MoveScene } from './move-scene.ts';
import { stackOf, stepPrice } from './moving-stack.ts';
import { fitsIn } from './stacking.ts';

/** A full hex may be passed through, but not stayed in; `left`: what they have then, in halves. */
export function canStayOrLeave({ world, view, side, move }: MoveScene, at: LocId, left: number): boolean {
  const stack = stackOf(view, move);
  if (move.bereft || fitsIn(world, view, at, side, stack)) return true;
  if (move.kind === 'assault') return false;
  const [first] = stack;
  // Who charges goes on in one direction alone (3.25.3).
  const onward = first?.berserk ? chargeStepsFrom(world, view, first, at) : neighbours(world, at);
  const there = { ...view, units: view.units.map(unit => (stack.includes(unit) ? { ...unit, at } : unit)) };
  return onward.some(to => {
    if (isEnemyHeld(view, to, side) || !fitsIn(world, view, to, side, stack)) return false;
    const price = stepPrice(world, there, move, to);
    return price !== undefined && price.halves <= left;
  });
}
