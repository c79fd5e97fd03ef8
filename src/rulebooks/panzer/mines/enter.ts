/** A hex has been entered: what lies in it does its work at once (7.31.2.b). */
import type { Rule } from '../../../engine/index.ts';
import { reduce, suffer } from '../fire/effects.ts';
import { type Game, isFielded, isVehicle, unitById } from '../game.ts';
import type { UnitId } from '../state.ts';
import { menOnMines, vehicleOnMines } from './tread.ts';

export function* treadOnMines(game: Game, id: UnitId): Rule<void> {
  const unit = unitById(game.state, id);
  if (!isFielded(unit) || unit.aboard) return;
  if (!isVehicle(unit)) {
    if (yield* menOnMines(game, id)) yield* reduce(game, unitById(game.state, id));
    return;
  }
  const is = yield* vehicleOnMines(game, id);
  if (is) yield* suffer(game, unitById(game.state, id), { is, mayBail: true });
}
