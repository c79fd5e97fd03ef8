/** Coming onto the map and leaving it (3.3). */

import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { isUnseen } from '../concealment/unseen.ts';
import type { Game, View } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { destroyWeapon, eliminate, newAftermath, removeUnit } from '../morale/losses.ts';
import { exitHexes } from '../scenario/victory.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, weaponsOf } from '../units.ts';
import { type AnyVehicle, enemyVehiclesAt } from '../vehicles/vehicles.ts';
import { groupOf, neighbours, type World } from '../world.ts';

/** A unit or a vehicle. */
type Comer = Pick<AnyUnit | AnyVehicle, 'at' | 'side' | 'group'>;

/** Off the map, and due in this player turn (3.3.d). */
export function isEntering(world: World, view: View, { at, side, group }: Comer): boolean {
  if (at !== undefined || side !== view.attacker) return false;
  return groupOf(world, group).enter?.turn === view.turn;
}

/** The hexes of the edge by which it may come. */
export function entryHexes(world: World, { group }: Comer): readonly HexId[] {
  const along = groupOf(world, group).enter?.along ?? [];
  return hexesIn(world.field, along).filter(hex => terrainAt(world, hex) !== undefined);
}

/** Where a unit could go next: the hexes around it, or those of the edge by which it comes. */
export function nextHexes(world: World, unit: AnyUnit): readonly HexId[] {
  return unit.at === undefined ? entryHexes(world, unit) : neighbours(world, unit.at);
}

/** Whether enemies are in the hex, as far as anybody knows. */
export function isEnemyHeld(view: View, hex: HexId, side: Side): boolean {
  const isThere = (unit: AnyUnit) => unit.at === hex && unit.side !== side && !unit.hidden;
  return view.units.some(isThere) || enemyVehiclesAt(view, hex, side).length > 0;
}

/** Nobody moves into a hex with enemies in the movement phase (3.3.c); under a ? there may be anything (8.3.2.c). */
export function isClosed(view: View, hex: HexId, side: Side): boolean {
  const isKnown = (unit: AnyUnit) => unit.at === hex && unit.side !== side && !isUnseen(unit);
  return view.units.some(isKnown) || enemyVehiclesAt(view, hex, side).length > 0;
}

/** Who has not come by the end of the advance phase never does (3.3.d). */
export function eliminateAbsent(game: Game): void {
  for (const unit of game.state.units.filter(each => isEntering(game.world, game.state, each))) {
    for (const weapon of weaponsOf(game.state, unit)) destroyWeapon(game, weapon, '3.3.d');
    eliminate(game, unit, '3.3.d', newAftermath());
  }
  const { vehicles } = game.state;
  if (vehicles === undefined) return;
  for (const { id, side, card } of vehicles.filter(each => isEntering(game.world, game.state, each))) {
    game.own(game.state.losses).push({ side, card, how: 'eliminated' });
    game.own(game.state).vehicles = game.state.vehicles?.filter(each => each.id !== id) ?? [];
    game.say('3.3.d', `{${id}} has not come`);
  }
}

/** Only good order units may leave, and only where the victory conditions have use for it (3.3.e). */
export function canExit(world: World, view: View, unit: AnyUnit): boolean {
  return unit.at !== undefined && isGoodOrder(view, unit) && exitHexes(world, unit.side).includes(unit.at);
}

/** The unit leaves the map for good, and takes its weapons along. */
export function exit(game: Game, unit: AnyUnit): void {
  game.say('3.3.e', `{${unit.id}} leaves the map`);
  leaveGuns(game, unit);
  for (const weapon of weaponsOf(game.state, unit)) {
    const weapons = game.own(game.state.weapons);
    weapons.splice(weapons.indexOf(weapon), 1);
  }
  game.own(game.state.losses).push({ side: unit.side, card: unit.card, how: 'exited' });
  removeUnit(game, unit);
}
