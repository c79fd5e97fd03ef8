/** Where a side wants to be: ground that it does not hold yet, or the edge by which it leaves. */
import { type HexId, hexesIn } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/combat/game.ts';
import { holderOf } from '../../rulebooks/combat/scenario/control.ts';
import { rangeOf, type World } from '../../rulebooks/combat/world.ts';

/** The hexes that the side of the victory still needs. */
function wanted(world: World, view: View): readonly HexId[] {
  const { side, all } = world.scenario.victory;
  return all.flatMap(condition => {
    if (condition.is === 'exit') return hexesIn(world.field, condition.along);
    if (condition.is !== 'control') return [];
    return hexesIn(world.field, condition.hexes).filter(hex => holderOf(world, view, hex) !== side);
  });
}

/** How far it is to the nearest of them; undefined where there is nowhere to go, and for those who only keep ground. */
export function wayOf(world: World, view: View, side: Side): ((at: HexId) => number) | undefined {
  if (side !== world.scenario.victory.side) return undefined;
  const hexes = wanted(world, view);
  if (hexes.length === 0) return undefined;
  return at => Math.min(...hexes.map(hex => rangeOf(world, at, hex)));
}
