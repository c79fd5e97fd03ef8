/** All that a stack on the move may do next (6.0). */
import { ALL_DIRECTIONS } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import { groupWith, unitsOf } from '../impulses/groups.ts';
import { canCarryMore } from '../scenario/set-up.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  cardOf,
  isFresh,
  isGoodOrder,
  isHero,
  isLeader,
  isLocked,
  isWeaponTeam,
  meleeAt,
  skillBonus,
  weaponsLyingAt,
} from '../units.ts';
import type { World } from '../world.ts';
import { movementFactor } from './allowance.ts';
import { canExit, isEntering } from './entry.ts';
import { budget, isFirstStep, loadOf, type Move, stackOf } from './moving-stack.ts';
import { canStep, haltRefusal, stepsOf } from './steps.ts';

/** Nothing done yet, not locked in a Melee, and with legs to go on (4.0.h, 8.1.a). */
export const canMove = (view: View, unit: AnyUnit): boolean =>
  isFresh(unit) && !isLocked(view, unit) && movementFactor(unit) >= 1;

/** One after another, so that to see whether there is anything left to do takes no more than the first. */
export function* moveActs(world: World, view: View, move: Move): Generator<BookAct> {
  const stack = stackOf(view, move);
  if (!move.begun) yield* openingActs(world, view, move, stack);
  else if (isSuddenHero(world, view, move, stack)) yield { verb: 'assault' };
  for (const to of stepsOf(world, view, move)) yield { verb: 'step', to };
  yield* exitActs(world, view, move, stack);
  yield* takeActs(world, view, move, stack);
  yield* abandonActs(world, view, move, stack);
  yield* facingActs(move, stack);
  // Who has come to the edge of the map comes on: nobody is held in reserve (22.0.b).
  if (stack[0]?.at !== undefined || !canStep(world, view, move)) yield { verb: 'done' };
}

/** Who goes along, and how: said before anything is spent (6.1.a, 6.2). */
function* openingActs(world: World, view: View, move: Move, stack: readonly AnyUnit[]): Generator<BookAct> {
  const { kind, doubleTime } = move;
  if (kind === 'normal' && doubleTime === undefined) {
    for (const { id } of companions(world, view, move, stack)) yield { verb: 'with', unit: id };
    if (stack.every(isStealthy)) yield { verb: 'stealth' };
    if (!stack.some(isWeaponTeam)) yield { verb: 'crawl' };
  }
  if (kind === 'normal' && canAssault(world, stack)) yield { verb: 'assault' };
  if (doubleTime === undefined && (kind === 'normal' || kind === 'assault')) {
    for (const { id } of stack.filter(unit => hastens(world, view, move, stack, unit)))
      yield { verb: 'double-time', leader: id };
  }
}

/** Those who began where it began, and have not been left (4.0.l, 4.0.m); off the map, those of its group (22.0.a). */
function companions(
  world: World,
  view: View,
  { units }: Move,
  [first]: readonly AnyUnit[],
): readonly AnyUnit[] {
  if (!first) return [];
  const group = first.at === undefined ? undefined : groupWith(view, first.id);
  const others = group
    ? unitsOf(view, group).filter(unit => canMove(view, unit))
    : view.units.filter(unit => unit.group === first.group && isEntering(world, view, unit));
  return others.filter(unit => !units.includes(unit.id));
}

/** Yellow box (6.4.a). */
function isStealthy(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return 'stealth' in card && card.stealth === true;
}

/** Red box, a Leader of their kind among them, or all who go with a Leader of that Skill (6.1.a, 12.0.a). */
function canAssault(world: World, stack: readonly AnyUnit[]): boolean {
  if (stack.some(unit => skillBonus(world, unit, 'his hex may assault move') > 0)) return true;
  const boxed = stack.filter(isAssaulter);
  return stack.every(
    unit => boxed.includes(unit) || (isLeader(unit) && boxed.some(each => areOfOneBadge(each, unit))),
  );
}

function isAssaulter(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return 'assaultMove' in card && card.assaultMove === true;
}

/** A Leader in Good Order with whom the stack as a whole gets farther (6.2). */
function hastens(world: World, view: View, move: Move, stack: readonly AnyUnit[], leader: AnyUnit): boolean {
  if (!isLeader(leader) || !isGoodOrder(leader)) return false;
  return budget(world, view, { ...move, doubleTime: leader.id }, stack) > budget(world, view, move, stack);
}

/** A Hero who has come forth on the way may go on as he likes (5.1.o). */
function isSuddenHero(world: World, view: View, move: Move, stack: readonly AnyUnit[]): boolean {
  return (
    move.kind === 'normal' &&
    stack.every(unit => isHero(unit) && move.joined?.includes(unit.id)) &&
    move.spent <= budget(world, view, move, stack, { kind: 'assault' })
  );
}

export function exitCost(world: World): number {
  return modifier(world.charts.extraCosts, 'leave the map').n;
}

/** Off the map, where the victory conditions have use for it. */
function* exitActs(world: World, view: View, move: Move, stack: readonly AnyUnit[]): Generator<BookAct> {
  if (!stack.every(unit => canExit(world, view, unit)) || haltRefusal(view, move, stack)) return;
  if (budget(world, view, move, stack) - move.spent >= exitCost(world)) yield { verb: 'exit' };
}

export function pickUpCost(world: World): number {
  return modifier(world.charts.extraCosts, 'pick up a support weapon').n;
}

/** Units in Good Order pick up what lies about, if they can carry it and have the points for it (1.6.o). */
function* takeActs(world: World, view: View, move: Move, stack: readonly AnyUnit[]): Generator<BookAct> {
  const at = stack[0]?.at;
  if (at === undefined || move.kind === 'crawl' || meleeAt(view, at)) return;
  const lying = weaponsLyingAt(view, at);
  if (lying.length === 0) return;
  for (const unit of stack) {
    const left = budget(world, view, move, stack, { laden: unit.id }) - move.spent;
    if (left < pickUpCost(world) || !isGoodOrder(unit) || !canCarryMore(world, view, unit)) continue;
    for (const { id } of lying) yield { verb: 'take', unit: unit.id, weapon: id };
  }
}

/** What a stack doesn't take along stays lying when it goes (1.6.m). */
function* abandonActs(world: World, view: View, move: Move, stack: readonly AnyUnit[]): Generator<BookAct> {
  const isOver = move.kind === 'crawl' ? move.steps > 0 : budget(world, view, move, stack) <= move.spent;
  if (stack[0]?.at === undefined || (isOver && !isFirstStep(move))) return;
  for (const unit of stack) {
    for (const { id } of loadOf(view, move, unit)) yield { verb: 'abandon', weapon: id };
  }
}

/** In a new hex a weapon team faces as it likes (1.7.f). */
function* facingActs({ steps, turned }: Move, stack: readonly AnyUnit[]): Generator<BookAct> {
  if (steps === 0) return;
  for (const { id, facing: now } of stack) {
    if (now === undefined || turned?.includes(id)) continue;
    for (const facing of ALL_DIRECTIONS) if (facing !== now) yield { verb: 'pivot', unit: id, facing };
  }
}
