/** What a side sets up for: what it must take, hold or reach, and where the enemy is or comes from. */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { distance, enemyOf, type World } from '../world.ts';
import { exitHexes, objectives } from './victory.ts';

/** What the side must take, hold or reach; without anything of the kind, the enemy. */
export function goals(world: World, side: Side): readonly HexId[] {
  const held = objectives(world).flatMap(({ hexes }) => hexes);
  if (held.length > 0) return held;
  const exits = exitHexes(world, side);
  return exits.length > 0 ? exits : enemyArea(world, side);
}

/** Where the enemy sets up, or comes onto the map. */
export function enemyArea(world: World, side: Side): readonly HexId[] {
  const enemy = enemyOf(world, side);
  return world.scenario.groups.flatMap(group =>
    group.side === enemy ? hexesIn(world.field, group.setUp ?? group.enter?.along ?? []) : [],
  );
}

export function nearest(world: World, hex: HexId, to: readonly HexId[]): number {
  return to.length === 0 ? 0 : Math.min(...to.map(each => distance(world, hex, each)));
}
