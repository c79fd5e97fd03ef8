/** Who wins (6): who must take the goals has enough of them at the end, or the other side has nobody left. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { enemyOf, sideName, type World } from '../world.ts';

export const goalsOf = ({ field, scenario }: World): readonly HexId[] => hexesIn(field, scenario.goals.hexes);

/** How many goals the side stands on (6.1). */
export const goalsHeld = (world: World, { units }: View, side: Side): number =>
  goalsOf(world).filter(goal => units.some(unit => unit.side === side && unit.at === goal)).length;

export function outcome(view: View, world: World): Outcome | undefined {
  const { turns, movesFirst, goals } = world.scenario;
  const defender = enemyOf(world, movesFirst);
  for (const side of [movesFirst, defender])
    if (view.units.every(unit => unit.side === side || unit.lost))
      return { winner: side, why: `The ${sideName(world, side)} have the field to themselves.`, cite: '6.2' };
  if (view.turn <= turns) return undefined;
  const winner = goalsHeld(world, view, movesFirst) >= goals.least ? movesFirst : defender;
  return { winner, why: goals.words, cite: '6.1' };
}
