/** Coming onto the map and leaving it. */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { removeUnit } from '../morale/losses.ts';
import { prisonersOf } from '../prisoners/guards.ts';
import type { LocId } from '../state.ts';
import { removeWeapon } from '../support-weapons/hands.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, weaponsOf } from '../units.ts';
import { groupOf, neighbours, type World } from '../world.ts';

/** Off the map, and due by now: who has not come in his turn may still come later. */
export function isEntering(world: World, view: View, { at, side, group }: AnyUnit): boolean {
  const { enter } = groupOf(world, group);
  return at === undefined && side === view.attacker && enter !== undefined && enter.turn <= view.turn;
}

/** The hexes of the edge by which it may come. */
export function entryHexes(world: World, { group }: AnyUnit): readonly HexId[] {
  const along = groupOf(world, group).enter?.along ?? [];
  return hexesIn(world.field, along).filter(hex => terrainAt(world, hex) !== undefined);
}

/** Where a unit could go next: the hexes around it, or those of the edge by which it comes. */
export const nextHexes = (world: World, unit: AnyUnit): readonly HexId[] =>
  unit.at === undefined ? entryHexes(world, unit) : neighbours(world, unit.at);

/** Infantry enters a hex with enemies in the advance phase alone (4.1.11). */
export const isEnemyHeld = (view: View, at: LocId, side: Side): boolean =>
  view.units.some(unit => unit.at === at && unit.side !== side && unit.guard === undefined);

/** The unit leaves the map for good, and takes its weapons along. */
export function exit(game: Game, unit: AnyUnit): void {
  game.say('SC1.VC', `{${unit.id}} leaves the map`);
  for (const weapon of weaponsOf(game.state, unit)) removeWeapon(game, weapon);
  game.own(game.state.losses).push({ side: unit.side, card: unit.card, how: 'exited' });
  // Whom it has taken stays taken (3.29.2).
  for (const prisoner of prisonersOf(game.state, unit)) {
    game.own(game.state.losses).push({ side: prisoner.side, card: prisoner.card, how: 'captured' });
    removeUnit(game, prisoner);
  }
  removeUnit(game, unit);
}
