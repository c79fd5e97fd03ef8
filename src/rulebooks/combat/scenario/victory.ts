/** Victory (3.2.3): ground that is controlled, units that left, losses. */
import { hexesIn } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import { outcomeAtEnd } from '../../kit/scenario/victory.ts';
import { type AnyUnit, cardOfUnit, type View } from '../game.ts';
import { enemyOf, type World } from '../world.ts';
import { holderOf } from './control.ts';
import type { Condition } from './scenario.ts';

/** Victory Points of the table (3.2.3.1): ours, as the card has them. */
export function pointsOf(unit: Pick<AnyUnit, 'card' | 'half'>): number {
  const card = cardOfUnit(unit);
  if (card.is === 'leader') return card.rank === 'nco' ? 1 : 2;
  return card.is === 'squad' && !unit.half ? 2 : 1;
}

const sumOf = (units: readonly AnyUnit[]): number => units.reduce((sum, unit) => sum + pointsOf(unit), 0);

/** How much of what the condition asks for the side has. Who leaves counts as if it had been eliminated (3.2.3.2). */
export function countOf(world: World, view: View, condition: Condition): number {
  const { side } = condition;
  switch (condition.is) {
    case 'exit':
      return sumOf(view.units.filter(unit => unit.side === side && unit.lost === 'exited'));
    case 'casualties':
      return sumOf(view.units.filter(unit => unit.side !== side && unit.lost === 'eliminated'));
    case 'control':
      return hexesIn(world.field, condition.hexes).filter(hex => holderOf(world, view, hex) === side).length;
  }
}

/** Everything that is asked for must be there (3.2.3). */
export function outcome(view: View, world: World): Outcome | undefined {
  const { turns, victory } = world.scenario;
  const isMet = (condition: Condition) => countOf(world, view, condition) >= condition.least;
  const isDecided = victory.all.every(({ is }) => is === 'exit') && victory.all.every(isMet);
  const isGone = (side: Side) => view.units.every(unit => unit.side !== side || unit.lost !== undefined);
  const isOver = view.turn > turns || isGone(victory.side) || isGone(enemyOf(world, victory.side));
  return isDecided || isOver ? outcomeAtEnd(world, victory.all.every(isMet), '3.2.3') : undefined;
}
