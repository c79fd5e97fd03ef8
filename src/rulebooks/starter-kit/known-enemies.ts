/** Known Enemy Units (2.0): enemies to which a unit has a line of sight at this moment. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { isUnseen } from './concealment/unseen.ts';
import type { View } from './game.ts';
import { sight } from './sight.ts';
import type { AnyUnit } from './units.ts';
import { distance, type World } from './world.ts';

export type Placed = AnyUnit & { readonly at: HexId };

export const isPlaced = (unit: AnyUnit): unit is Placed => unit.at !== undefined;

/** All enemies of a side that are on the map for it to see, broken ones too; nobody is known under a ? (8.3.4). */
export function enemiesOf(view: View, side: Side): readonly Placed[] {
  return view.units.filter((unit): unit is Placed => unit.side !== side && isPlaced(unit) && !isUnseen(unit));
}

export function canSee(world: World, view: View, from: HexId, to: HexId): boolean {
  return sight(world, view, from, to).clear;
}

/** The enemies that a unit of this side would know from this hex. */
export function knownEnemies(world: World, view: View, side: Side, from: HexId): readonly Placed[] {
  return enemiesOf(view, side).filter(enemy => canSee(world, view, from, enemy.at));
}

/** Known enemies in the hex itself or next to it. */
export function adjacentEnemies(world: World, view: View, side: Side, hex: HexId): readonly Placed[] {
  return enemiesOf(view, side).filter(
    enemy => distance(world, hex, enemy.at) <= 1 && canSee(world, view, hex, enemy.at),
  );
}
