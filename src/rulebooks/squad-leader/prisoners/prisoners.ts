/** Prisoners (3.29): who is taken, who guards them, how they come free. */
import { unset } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import type { UnitId } from '../state.ts';
import { dropAll } from '../support-weapons/hands.ts';
import { type AnyUnit, isLeader, isMmc, isSmc } from '../units.ts';

/** It is broken, stays with its guard and is moved by him (3.29.10, 3.29.15). */
export function takePrisoner(game: Game, unit: AnyUnit, captor: AnyUnit): void {
  if (captor.at === undefined) return;
  dropAll(game, unit);
  const mine = game.own(unit);
  mine.broken = true;
  mine.at = captor.at;
  mine.guard = captor.id;
  mine.unarmed = true;
  unset(mine, 'desperate', 'pinned', 'exhausted', 'berserk');
  game.say('3.29.10', `{${unit.id}} is a prisoner of {${captor.id}}`);
}

/** Squads, half-squads and crews guard anybody, a leader only leaders; berserk units take no prisoners (3.29.12, 3.25.8). */
export const canGuard = (view: View, captor: AnyUnit, prisoner: AnyUnit): boolean =>
  !captor.broken &&
  !captor.berserk &&
  captor.guard === undefined &&
  (isMmc(captor) || (isSmc(captor) && isLeader(prisoner))) &&
  captor.at !== undefined &&
  !view.melees.includes(captor.at);

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
