/** Prisoners (3.29): who is taken, where they go, how they come free. */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { countLoss, holdIntegrity } from '../morale/integrity.ts';
import { seeLeaderTaken } from '../morale/leader-taken.ts';
import { dropAll } from '../support-weapons/hands.ts';
import { bringAlong } from '../trails/company.ts';
import { type AnyUnit, isLeader } from '../units.ts';
import { guardOf, setFree } from './guards.ts';

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

/** Prisoners go where their guard goes; if he breaks or falls they are free, and broken (3.29.15, 3.29.17). */
export function tendPrisoners(game: Game): void {
  if (!game.state.units.some(({ guard }) => guard !== undefined)) return;
  for (const unit of game.state.units) {
    if (unit.guard === undefined) continue;
    const guard = guardOf(game.state, unit);
    if (!guard || guard.broken) setFree(game, unit.id);
    else if (guard.at !== unit.at) bringAlong(game, guard.id, guard.at);
  }
}
