/** Prisoners of close combat (3.29.3.3). */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { breakUnit } from '../morale/losses.ts';
import { takePrisoner } from '../prisoners/prisoners.ts';
import type { LocId, UnitId } from '../state.ts';
import { unitById, unitsAt } from '../units.ts';

/**
 * The taken are broken and guarded by somebody who is left there; where nobody is, or both sides have taken each other, they
 * stay broken in the hex (3.29.5, 3.29.6).
 */
export function* capture(game: Game, at: LocId, taken: readonly UnitId[]): Rule<void> {
  for (const id of taken) {
    const unit = unitById(game.state, id);
    if (!unit.broken) breakUnit(game, unit);
    unset(game.own(unit), 'withdraws');
  }
  for (const id of taken) {
    // Who saw a leader taken may be gone by now (3.28.8).
    const unit = game.state.units.find(each => each.id === id);
    if (!unit) continue;
    const guard = unitsAt(game.state, at).find(
      each => each.side !== unit.side && !each.broken && !each.withdraws && each.guard === undefined,
    );
    if (!guard) continue;
    yield* takePrisoner(game, unit, guard);
  }
}
