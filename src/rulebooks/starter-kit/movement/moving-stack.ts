/** The stack that moves: who is in it, where it stands, and what it can still spend (3.3.1). */
import type { HexId } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { replaceTop } from '../frames.ts';
import type { Game, View } from '../game.ts';
import type { MoveFrame, UnitId } from '../state.ts';
import { loadOf } from '../support-weapons/portage.ts';
import type { AnyUnit } from '../units.ts';
import type { World } from '../world.ts';
import { allowance } from './allowance.ts';
import { inHalves } from './cost.ts';

export type Move = Frozen<MoveFrame>;

/** A unit that is about to move. */
export function newMove(unit: UnitId): Move {
  return {
    is: 'move',
    units: [unit],
    kind: 'normal',
    spent: 0,
    hexes: 0,
    road: true,
    here: 0,
    shots: {},
    smoked: [],
    tried: [],
  };
}

/** The innermost move: those who wait for their turn to go on are in the frames around it. */
export function moveOf(view: View): Move {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'move') throw new Error('nobody is on the move');
  return frame;
}

export function amend(game: Game, changes: Partial<Move>): void {
  replaceTop(game, { ...moveOf(game.state), ...changes });
}

export function stackOf(view: View, { units }: Move): readonly AnyUnit[] {
  // Most go alone, and whoever is alone need not be sought among several.
  if (units.length === 1) {
    const alone = view.units.find(unit => unit.id === units[0]);
    return alone ? [alone] : [];
  }
  return view.units.filter(unit => units.includes(unit.id));
}

/** Undefined while it is off the map. */
export function hexOf(view: View, move: Move): HexId | undefined {
  return view.units.find(unit => move.units.includes(unit.id))?.at;
}

/** What a unit of the stack has in all, in halves; `road` if it keeps its right to the road bonus. */
export function allotment(
  world: World,
  view: View,
  move: Move,
  unit: AnyUnit,
  stack: readonly AnyUnit[],
  road = false,
): number {
  const going = {
    stack,
    road,
    doubleTime: move.kind === 'double-time',
    burden: move.burden?.[unit.id] ?? 0,
  };
  return inHalves(allowance(world, view, unit, going)?.value ?? 0);
}

/**
 * What every unit of the stack can still spend, in halves. Assault movement must leave something over, and the road
 * bonus is no part of what it leaves (3.3.1.f).
 */
export function purse(world: World, view: View, move: Move, road = false): number {
  const stack = stackOf(view, move);
  const assault = move.kind === 'assault';
  const least = Math.min(...stack.map(unit => allotment(world, view, move, unit, stack, road && !assault)));
  return least - move.spent - (assault ? 1 : 0);
}

/** All that the richest of them has, and one movement factor more: so much is spent on bamboo (8.2.1). */
export function everything(world: World, view: View, move: Move): number {
  const stack = stackOf(view, move);
  return Math.max(...stack.map(unit => allotment(world, view, move, unit, stack))) + inHalves(1);
}

/** The same for what is spent without leaving the hex: on roads alone so far, it may come out of the road bonus. */
export const purseHere = (world: World, view: View, move: Move): number =>
  purse(world, view, move, keepsToRoad(move));

/** It has gone along roads and nowhere else. */
export const keepsToRoad = (move: Move): boolean => move.road && move.hexes > 0;

/** The burden of each unit, as it sets off from a hex with what it carries now. */
export function burdened(view: View, move: Move): Readonly<Record<UnitId, number>> {
  const burden: Record<UnitId, number> = { ...move.burden };
  for (const unit of stackOf(view, move)) {
    const load = loadOf(view, unit);
    if (load > (burden[unit.id] ?? 0)) burden[unit.id] = load;
  }
  return burden;
}
