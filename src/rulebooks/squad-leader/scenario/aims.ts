/** What a side sets up and moves for: what it must take, hold or reach, and where the enemy is or comes from. */
import { hexesIn } from '../../../board/areas.ts';
import type { Side } from '../../../engine/index.ts';
import type { LocId } from '../state.ts';
import { enemyOf, type World } from '../world.ts';
import { areaOf } from './set-up-area.ts';

export { exitHexes, objectives } from './victory.ts';

/** Where the enemy sets up, or comes onto the map. */
export function enemyArea(world: World, side: Side): readonly LocId[] {
  const enemy = enemyOf(world, side);
  return world.scenario.groups.flatMap(({ id, side: of, enter }) =>
    of !== enemy ? [] : enter ? hexesIn(world.field, enter.along) : areaOf(world, { group: id }),
  );
}
