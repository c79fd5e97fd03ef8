/** Units come into a location: what they leave behind, and what falls upon them there (6.0.h). */
import { type Rule, unset } from '../../../engine/index.ts';
import { barrageAttack } from '../artillery/barrages.ts';
import type { Game } from '../game.ts';
import { forgetIfEmpty } from '../morale/losses.ts';
import { hasArc } from '../ordnance/weapon-teams.ts';
import type { Location, UnitId } from '../state.ts';
import { mineAttack } from '../terrain/mines.ts';
import { hexOf } from '../terrain/places.ts';
import { unitById } from '../units.ts';

/** Brings them there. Given are those who come from another hex: from floor to floor, or out of a Bunker, is none. */
export function enterLocation(game: Game, units: readonly UnitId[], to: Location): readonly UnitId[] {
  const hex = hexOf(game.world, to);
  return units.filter(id => {
    const unit = game.own(unitById(game.state, id));
    const from = unit.at;
    unit.at = to;
    unset(unit, 'acquired');
    if (hasArc(unit)) unit.facing ??= 0;
    forgetIfEmpty(game, from);
    const isNewHex = from === undefined || hexOf(game.world, from) !== hex;
    if (isNewHex) unset(unit, 'dugIn');
    return isNewHex;
  });
}

/** First the shells that fall there, then Mines. */
export function* hazards(game: Game, at: Location, entering: readonly UnitId[]): Rule<void> {
  if (entering.length === 0) return;
  yield* barrageAttack(game, at, entering);
  yield* mineAttack(game, at, entering);
}
