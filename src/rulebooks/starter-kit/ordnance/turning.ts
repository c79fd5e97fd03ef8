/** Case 8 for guns on the ground: what it costs to turn one before the shot (3.2.4.ca.b). */
import type { TallyEntry } from '../../../engine/index.ts';
import { coveredArcChange } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import type { ShooterId } from '../state.ts';
import { isCoverHex } from '../terrain/terrain.ts';
import { weaponById } from '../units.ts';
import type { Turn } from '../vehicles/arcs.ts';
import type { World } from '../world.ts';
import { barrelOf } from './barrel.ts';

/** Doubled among trees and walls. */
export function gunTurnEntries(
  world: World,
  view: View,
  id: ShooterId,
  turn: Turn | undefined,
): readonly TallyEntry[] {
  const gun = barrelOf(world, view, id);
  if (!gun || !turn) return [];
  const n = coveredArcChange(world.charts, gun.traverse, turn.hexspines, isCoverHex(world, view, gun.at));
  return n === 0 ? [] : [arcEntry(n)];
}

export const arcEntry = (n: number): TallyEntry => ({
  id: 'covered arc change',
  cite: '3.2.4.ca.b',
  op: '+',
  n,
  stage: 'outside',
});

export function turnGun(game: Game, id: string, turn: Turn | undefined): void {
  if (!turn || turn.hexspines === 0) return;
  game.own(weaponById(game.state, id)).facing = turn.to;
  game.say('3.2.4.ca.b', `{${id}} is turned by ${turn.hexspines}`);
}
