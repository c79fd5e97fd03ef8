/** Undoing is telling anew: who is stopped never went farther, and what he did after that never was (5.6.3). */
import { unset } from '../../../engine/index.ts';
import type { CardId } from '../counters/card.ts';
import type { Game } from '../game.ts';
import type { Trail, UnitId } from '../state.ts';
import { bringAlong } from './company.ts';
import { handsTold } from './told.ts';
import { trailOf } from './trails.ts';

/** The unit's way ends with that step, by the clock; without a reason it may go on from there. */
export function cut(game: Game, unit: UnitId, n: number, ended?: NonNullable<Trail['ended']>): void {
  const { state } = game;
  const trail = trailOf(state, unit);
  if (!trail) return;
  const mine = game.own(trail);
  const undone = trail.steps.filter(step => step.n > n);
  mine.steps = trail.steps.filter(step => step.n <= n);
  unset(mine, 'ended');
  if (ended) mine.ended = ended;
  const mover = state.units.find(({ id }) => id === unit);
  const at = trail.steps.at(-1)?.at ?? trail.from;
  if (mover && at !== undefined) game.own(mover).at = at;
  for (const { unarmed } of undone) if (unarmed !== undefined) disarm(game, unit, unarmed);
  regain(
    game,
    unit,
    undone.flatMap(({ left = [] }) => left),
  );
  if (at !== undefined) bringAlong(game, unit, at);
  retell(game);
}

/** The arms that it found farther on it has never found (5.8.7). */
function disarm(game: Game, id: UnitId, card: CardId): void {
  const unit = game.state.units.find(each => each.id === id);
  if (!unit) return;
  const mine = game.own(unit);
  unset(mine, 'rearmed');
  Object.assign(mine, { card, unarmed: true });
}

/** Whom it left behind on a way that never was, it still guards (QA-89). */
function regain(game: Game, guard: UnitId, left: readonly UnitId[]): void {
  for (const unit of game.state.units) {
    if (!left.includes(unit.id) || unit.guard !== undefined) continue;
    const mine = game.own(unit);
    mine.guard = guard;
    unset(mine, 'escaped');
  }
}

/** Weapons are where the trails that stand have brought them. */
function retell(game: Game): void {
  if (!game.state.found) return;
  const { weapons, charges } = handsTold(game.state);
  for (const weapon of game.state.weapons) {
    const { by, at } = weapons[weapon.id] ?? weapon;
    if (by === weapon.by && at === weapon.at) continue;
    const mine = game.own(weapon);
    unset(mine, 'by', 'at');
    Object.assign(mine, { ...(by !== undefined && { by }), ...(at !== undefined && { at }) });
  }
  game.own(game.state).charges = charges;
}
