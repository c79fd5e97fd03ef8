/** Prisoners have no ways of their own: they are wherever their guard is or was (3.29.15). */
import { unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';

/** Whoever is guarded by him goes there with him; without a place, off the map. */
export function bringAlong(game: Game, guard: UnitId, at: LocId | undefined): void {
  for (const unit of game.state.units) {
    if (unit.guard !== guard || unit.at === at) continue;
    const mine = game.own(unit);
    if (at === undefined) unset(mine, 'at');
    else mine.at = at;
  }
}
