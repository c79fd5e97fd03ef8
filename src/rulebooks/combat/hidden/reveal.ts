/** What was not known of somebody comes to light (3.3.3, 3.3.4.2), once and for all (3.3.4.1.c). */
import { unset } from '../../../engine/index.ts';
import { type AnyUnit, type Fielded, type Game, isFielded, landNow, unitById } from '../game.ts';
import { holdGround } from '../scenario/control.ts';
import { isBlocked } from '../sight/line.ts';
import type { LocId, UnitId } from '../state.ts';
import { isUnseenFrom } from '../works/cover.ts';
import { enemyOf } from '../world.ts';
import { isHidden, isSeen } from './unseen.ts';

/** From now on all know it. */
export function show(game: Game, unit: AnyUnit, cite: string): void {
  if (isSeen(unit) || !isFielded(unit)) return;
  const wasHidden = isHidden(unit);
  unset(game.own(unit), 'secret');
  game.reveal([enemyOf(game.world, unit.side)], cite, `{${unit.id}} is seen in ${unit.at}`);
  if (wasHidden) holdGround(game);
}

/** All of them, as far as they are on the map. */
export function showAll(game: Game, ids: readonly UnitId[], cite: string): void {
  for (const id of ids) show(game, unitById(game.state, id), cite);
}

/** Whoever is in that place, but for hidden men (3.3.3.b). */
export function showStack(game: Game, at: LocId): void {
  for (const unit of game.state.units) if (unit.at === at && !isHidden(unit)) show(game, unit, '3.3.3.b');
}

/** What comes of a deed depends on who does it, and where: some of that is told, though nobody is seen. */
export function tellOfFire(game: Game, ids: readonly UnitId[]): void {
  const unseen = ids.map(id => unitById(game.state, id)).find(unit => !isSeen(unit));
  if (unseen) game.reveal([enemyOf(game.world, unseen.side)], '3.3.4.2.b', 'Somebody fires who is not seen');
}

/** Enemies who could see it, for all that it knows (3.3.4.2.b, R45). */
export const witnessesOf = (game: Game, unit: Fielded): readonly UnitId[] =>
  game.state.units
    .filter(isFielded)
    .filter(
      each =>
        each.side !== unit.side &&
        isSeen(each) &&
        !isUnseenFrom(each, unit.at) &&
        !isBlocked(landNow(game), each.at, unit.at),
    )
    .map(({ id }) => id);

/** Who fired from hiding is seen, unless the fire left nobody who could have seen it (3.3.4.2.b). */
export function giveAway(game: Game, id: UnitId, witnesses: readonly UnitId[]): void {
  const isUnwatched =
    witnesses.length > 0 && witnesses.every(each => unitById(game.state, each).lost === 'eliminated');
  const unit = unitById(game.state, id);
  if (!isHidden(unit) || !isUnwatched) show(game, unit, '3.3.4.2.b');
}
