/** What a side sets up for: what it must take, hold or reach, and where the enemy is or comes from. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { goalsOf, nearest as nearestOf } from '../../kit/scenario/set-up.ts';
import { distance, type World } from '../world.ts';
import { objectives } from './victory.ts';

export { enemyGround } from '../../kit/scenario/set-up.ts';

export const goals = (world: World, side: Side): readonly HexId[] =>
  goalsOf(
    world,
    side,
    objectives(world).flatMap(({ hexes }) => hexes),
  );

export const nearest = (world: World, hex: HexId, to: readonly HexId[]): number =>
  nearestOf(to, each => distance(world, hex, each));
