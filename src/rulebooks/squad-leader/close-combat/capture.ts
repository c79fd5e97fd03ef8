/** Prisoners of close combat (3.29.3.3). */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { breakUnit } from '../morale/losses.ts';
import { maySurrender } from '../morale/surrender.ts';
import { guardRefusal } from '../prisoners/guards.ts';
import { takePrisoner } from '../prisoners/prisoners.ts';
import type { LocId, UnitId } from '../state.ts';
import { type AnyUnit, unitById, unitsAt } from '../units.ts';

/**
 * The taken are broken and guarded by somebody who is left there; where nobody is, or both sides have taken each other, they
 * stay broken in the hex (3.29.5, 3.29.6).
 */
export function* capture(game: Game, at: LocId, taken: readonly UnitId[]): Rule<void> {
  if (taken.length === 0) return;
  for (const id of taken) {
    const unit = unitById(game.state, id);
    if (!unit.broken) breakUnit(game, unit);
    unset(game.own(unit), 'withdraws');
  }
  for (const id of taken) {
    // Who saw a leader taken may be gone by now (3.28.8).
    const unit = game.state.units.find(each => each.id === id);
    if (!unit) continue;
    const guard = unitsAt(game.state, at).find(each => mayGuard(game, each, unit));
    if (guard) yield* takePrisoner(game, unit, guard);
  }
  exchange(game, at);
}

/** Who fights on and could guard it; a single man those who surrender (3.29.12, 3.28.9). */
const mayGuard = ({ world, state }: Game, captor: AnyUnit, prisoner: AnyUnit): boolean =>
  captor.side !== prisoner.side &&
  !captor.withdraws &&
  !guardRefusal(world, state, captor, prisoner, maySurrender(world, state, prisoner));

/** Where both sides have taken each other nobody is a prisoner, nor is there anybody left to fight (3.29.6). */
function exchange(game: Game, at: LocId): void {
  const left = unitsAt(game.state, at).filter(({ guard }) => guard === undefined);
  if (new Set(left.map(({ side }) => side)).size < 2 || left.some(({ broken }) => !broken)) return;
  for (const unit of left) game.own(unit).exchanged = true;
  game.say('3.29.6', 'They have taken each other: all stay, broken, until they rout');
}
