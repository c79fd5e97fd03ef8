/** A chance to answer is opened for the enemy of those who acted (12.1.2.1). */
import { fieldedById, type Game, isFielded, push, unitById } from '../game.ts';
import type { Cause, UnitId } from '../state.ts';
import { enemyOf } from '../world.ts';

export function openWindow(game: Game, cause: Cause, units: readonly UnitId[]): void {
  const targets = units.filter(id => isFielded(unitById(game.state, id)));
  const [first] = targets;
  if (first === undefined) return;
  const side = enemyOf(game.world, fieldedById(game.state, first).side);
  push(game, { is: 'window', side, cause, targets, desperate: [], tried: [] });
}
