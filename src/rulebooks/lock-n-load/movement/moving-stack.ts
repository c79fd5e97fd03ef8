/** The stack on the move: who is in it, where it stands, and how many points it has left (6.0). */
import type { Frozen } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import type { Location, MoveFrame, MoveKind, UnitId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, findUnit, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';
import { allowance } from './allowance.ts';

export type Move = Frozen<MoveFrame>;

export function moveOf(view: View): Move {
  const move = enclosing(view, 'move');
  if (!move) throw new Error('nobody is on the move');
  return move;
}

/** Those of it who are still in the game. */
export const stackOf = (view: View, { units }: Move): readonly AnyUnit[] =>
  units.flatMap(id => findUnit(view, id) ?? []);

/** Undefined while it is off the map. */
export const whereIs = (stack: readonly AnyUnit[]): Location | undefined => stack[0]?.at;

/** The weapons that go along: all but those that are to be left behind. */
export const loadOf = (view: View, { abandoned }: Move, unit: AnyUnit): readonly AnyWeapon[] =>
  abandoned ? weaponsOf(view, unit).filter(({ id }) => !abandoned.includes(id)) : weaponsOf(view, unit);

/** What if it moved in another way, or one of it took up a weapon? */
interface Supposing {
  readonly kind?: MoveKind;
  readonly laden?: UnitId;
}

/** What all of the stack may spend in this move. */
export function budget(
  world: World,
  view: View,
  move: Move,
  stack: readonly AnyUnit[],
  { kind = move.kind, laden }: Supposing = {},
): number {
  // Who loses the Leader on the way loses the bonus (6.2).
  const leader = stack.find(({ id }) => id === move.doubleTime);
  const points = stack.map(unit => {
    const weapons = loadOf(view, move, unit).length + (unit.id === laden ? 1 : 0);
    return allowance(world, unit, { kind, weapons, ...(leader && { leader }) }).value;
  });
  return Math.min(...points);
}

/** Nothing has been spent yet: the one hex that everybody can always move is still to come (6.0.e). */
export const isFirstStep = ({ steps, spent }: Move): boolean => steps === 0 && spent === 0;

/** What ends the move of a unit if it changes for the worse (5.1.h). */
export const conditionOf = ({ card, shaken, wounded }: AnyUnit): string =>
  `${card}${shaken ? ' Shaken' : ''}${wounded ? ' wounded' : ''}`;
