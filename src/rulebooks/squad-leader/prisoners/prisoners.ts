/** Prisoners (3.29): who is taken, who guards them, how they come free. */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { countLoss, holdIntegrity } from '../morale/integrity.ts';
import { seeLeaderTaken } from '../morale/leader-taken.ts';
import type { LocId, UnitId } from '../state.ts';
import { dropAll } from '../support-weapons/hands.ts';
import { type AnyUnit, isLeader, isMmc, isSmc, unitsAt } from '../units.ts';

/** It is broken, stays with its guard and is moved by him (3.29.10, 3.29.15). */
export function* takePrisoner(game: Game, unit: AnyUnit, captor: AnyUnit): Rule<void> {
  const { at } = unit;
  if (captor.at === undefined) return;
  dropAll(game, unit);
  countLoss(game, unit);
  const mine = game.own(unit);
  mine.broken = true;
  mine.at = captor.at;
  mine.guard = captor.id;
  mine.unarmed = true;
  unset(mine, 'desperate', 'pinned', 'exhausted', 'berserk');
  game.say('3.29.10', `{${unit.id}} is a prisoner of {${captor.id}}`);
  holdIntegrity(game);
  if (isLeader(unit) && at !== undefined) yield* seeLeaderTaken(game, unit, at);
}

/** Squads, half-squads and crews guard anybody, a leader only leaders and who surrenders (3.28.9); berserk units take no prisoners (3.29.12, 3.25.8). */
export const canGuard = (view: View, captor: AnyUnit, prisoner: AnyUnit, surrenders: boolean): boolean =>
  !captor.broken &&
  !captor.berserk &&
  captor.guard === undefined &&
  (isMmc(captor) || isLeader(prisoner) || surrenders) &&
  captor.at !== undefined &&
  (isSmc(prisoner) || roomFor(view, captor.at) > 0) &&
  !view.melees.includes(captor.at);

/** Three squads or crews more than a hex holds, if they are prisoners (3.29.11). */
const MOST_WITH_PRISONERS = 6;
const roomFor = (view: View, at: LocId): number =>
  MOST_WITH_PRISONERS - unitsAt(view, at).filter(isMmc).length;

/** Prisoners go where their guard goes; if he breaks or falls they are free, and broken (3.29.15, 3.29.17). */
export function tendPrisoners(game: Game): void {
  if (!game.state.units.some(({ guard }) => guard !== undefined)) return;
  for (const unit of game.state.units) {
    if (unit.guard === undefined) continue;
    const guard = game.state.units.find(({ id }) => id === unit.guard);
    if (!guard || guard.broken) setFree(game, unit.id);
    else if (guard.at !== undefined && guard.at !== unit.at) game.own(unit).at = guard.at;
  }
}

/** Still broken, and its first try to rally is a desperate one (3.29.17, 3.29.19). */
function setFree(game: Game, id: UnitId): void {
  const unit = game.state.units.find(each => each.id === id);
  if (!unit) return;
  const mine = game.own(unit);
  unset(mine, 'guard');
  mine.escaped = true;
  game.say('3.29.17', `{${id}} is free again`);
}
