/** A stack on the move: what it may still spend, and what stands against its moving at all. */
import { type Frozen, type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { tieOf } from '../prisoners/guards.ts';
import type { LocId, MoveFrame } from '../state.ts';
import { entryCost, inHalves } from '../terrain/cost.ts';
import { isRoadBetween } from '../terrain/terrain.ts';
import { spentBy, trailOf } from '../trails/trails.ts';
import { type AnyUnit, gunOfRage, inMelee, isLeader, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { allowance } from './allowance.ts';
import { chargeSteps } from './charge.ts';
import { isEnemyHeld, isEntering } from './entry.ts';

export type Move = Frozen<MoveFrame>;

/** Against its moving in this phase (4.1.1). */
export function moveRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.broken) return refusal('3.21.1', 'broken units may only rout and rally');
  if (unit.at === undefined && !isEntering(world, view, unit))
    return refusal('4.1.1', 'it is not on the map');
  if (unit.guard !== undefined) return refusal('3.29.15', 'a prisoner goes where his guard takes him');
  if (inMelee(view, unit)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (unit.fired !== undefined) return refusal('4.1.1', 'it has fired in the prep fire phase');
  if (unit.directed) return refusal('3.2.2', 'he has directed fire in the prep fire phase');
  if (unit.pinned) return refusal('3.24.1', 'it is pinned');
  if (unit.tasked) return refusal('4.4.3', 'it is busy with a task');
  if (unit.adrift) return refusal('3.1.3.a', 'it is out of command');
  if (trailOf(view, unit.id)) return refusal('4.1.13', 'it has ended its move');
  return unit.berserk ? chargeRefusal(world, view, unit) : tieOf(view, unit);
}

/** A berserk unit goes nowhere but at an enemy in its sight; who is beside him waits for the advance phase (3.25.6, QA-18.42b). */
function chargeRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (gunOfRage(view, unit)) return refusal('3.25.10', 'a berserk crew stays at its machine gun');
  const steps = chargeSteps(world, view, unit);
  if (steps.length === 0) return refusal('3.25.6', 'a berserk unit waits until it sees an enemy');
  return steps.every(to => isEnemyHeld(view, to, unit.side))
    ? refusal('QA-18.42b', 'it is beside its enemy, and advances upon him')
    : undefined;
}

export const stackOf = (view: View, { units }: Move): readonly AnyUnit[] =>
  units.map(id => unitById(view, id));

/** A leader of the stack has been with it at every step so far, and still is (4.1.5). */
function isLed(view: View, unit: AnyUnit, stack: readonly AnyUnit[]): boolean {
  const steps = trailOf(view, unit.id)?.steps ?? [];
  return stack.some(
    each => each.id !== unit.id && isLeader(each) && steps.every(step => step.with.includes(each.id)),
  );
}

/** What a unit of the stack may still spend, in halves; `byRoad`: if its next hex is reached by road. */
export function purseOf(world: World, view: View, unit: AnyUnit, move: Move, byRoad: boolean): number {
  const steps = trailOf(view, unit.id)?.steps ?? [];
  const road = world.options.doubleTime && byRoad && steps.every(step => step.road === true);
  const going = {
    led: isLed(view, unit, stackOf(view, move)),
    doubleTime: move.kind === 'double-time',
    road,
  };
  return inHalves(allowance(world, view, unit, going).value) - spentBy(view, unit.id);
}

/** What the slowest of them may still spend, in halves; who is carried slows down only the one who carries him (3.4.3). */
export const purse = (world: World, view: View, move: Move, byRoad = false): number =>
  Math.min(
    ...stackOf(view, move)
      .filter(({ borne }) => borne === undefined)
      .map(unit => purseOf(world, view, unit, move, byRoad)),
  );

/** What the way into the next hex costs, in halves, and whether they have it. */
export function stepPrice(
  world: World,
  view: View,
  move: Move,
  to: LocId,
): { readonly halves: number; readonly road: boolean; readonly left: number } | undefined {
  const [first] = stackOf(view, move);
  const cost = first && entryCost(world, { from: first.at, to });
  if (!cost) return undefined;
  const road = isRoadBetween(world, first.at, to);
  const halves = inHalves(cost.value);
  return { halves, road, left: purse(world, view, move, road) - halves };
}
