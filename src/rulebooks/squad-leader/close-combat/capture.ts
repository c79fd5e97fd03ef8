/** Prisoners of close combat (3.29.3.3). */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { breakUnit } from '../morale/losses.ts';
import { takePrisoner } from '../prisoners/prisoners.ts';
import type { LocId, UnitId } from '../state.ts';
import { type AnyUnit, isLeader, isMmc, unitById, unitsAt } from '../units.ts';

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
    const guard = unitsAt(game.state, at).find(each => guards(each, unit));
    if (guard) yield* takePrisoner(game, unit, guard);
  }
  exchange(game, at);
}

/** A leader guards only leaders (3.29.12). */
const guards = (captor: AnyUnit, prisoner: AnyUnit): boolean =>
  captor.side !== prisoner.side &&
  !captor.broken &&
  !captor.withdraws &&
  captor.guard === undefined &&
  (isMmc(captor) || isLeader(prisoner));

/** Where both sides have taken each other nobody is a prisoner, nor is there anybody left to fight (3.29.6). */
function exchange(game: Game, at: LocId): void {
  const left = unitsAt(game.state, at).filter(({ guard }) => guard === undefined);
  if (new Set(left.map(({ side }) => side)).size < 2 || left.some(({ broken }) => !broken)) return;
  for (const unit of left) game.own(unit).exchanged = true;
  game.say('3.29.6', 'They have taken each other: all stay, broken, until they rout');
}
