/** Known Enemy Units (2.0): enemies to which a unit has a line of sight at this moment. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { isUnknown } from '../concealment/unseen.ts';
import type { View } from '../game.ts';
import { sight } from '../sight/sight.ts';
import type { TargetId } from '../state.ts';
import type { AnyUnit } from '../units.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';

export type Placed = AnyUnit & { readonly at: HexId };

export const isPlaced = (unit: AnyUnit): unit is Placed => unit.at !== undefined;

/** A unit or a vehicle of the enemy, as far as it matters that it is there. */
export interface Enemy {
  readonly id: TargetId;
  readonly at: HexId;
  readonly broken?: true;
}

/** The infantry of the enemy that is on the map to be seen, broken units too; nobody is known under a ? (8.3.4). */
export function enemyInfantry(view: View, side: Side): readonly Placed[] {
  return view.units.filter(
    (unit): unit is Placed => unit.side !== side && isPlaced(unit) && !isUnknown(unit),
  );
}

/** The same with vehicles. */
export function enemiesOf(view: View, side: Side): readonly Enemy[] {
  const infantry = enemyInfantry(view, side);
  return view.vehicles === undefined ? infantry : [...infantry, ...enemyVehicles(view, side)];
}

type PlacedVehicle = AnyVehicle & { readonly at: HexId };

/** Wrecks frighten nobody. */
export function enemyVehicles({ vehicles = [] }: View, side: Side): readonly PlacedVehicle[] {
  return vehicles.filter(
    (each): each is PlacedVehicle => each.side !== side && each.at !== undefined && !each.wreck,
  );
}

function canSee(world: World, view: View, from: HexId, to: HexId): boolean {
  return sight(world, view, from, to).clear;
}

/** The enemies that a unit of this side would know from this hex. */
export function knownEnemies(world: World, view: View, side: Side, from: HexId): readonly Enemy[] {
  return enemiesOf(view, side).filter(enemy => canSee(world, view, from, enemy.at));
}

/**
 * Whether a known enemy who counts is in the hex itself or next to it. That is asked of every broken unit at every step, so
 * no list is made of them.
 */
export function hasEnemyBeside(
  world: World,
  view: View,
  side: Side,
  hex: HexId,
  counts: (enemy: Enemy) => boolean = () => true,
): boolean {
  const isBeside = (enemy: Enemy) =>
    counts(enemy) && distance(world, hex, enemy.at) <= 1 && canSee(world, view, hex, enemy.at);
  return (
    view.units.some(unit => unit.side !== side && isPlaced(unit) && !isUnknown(unit) && isBeside(unit)) ||
    enemyVehicles(view, side).some(isBeside)
  );
}
