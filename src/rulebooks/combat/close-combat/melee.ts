/** Men of both sides in one place (14.2, 14.9): the marker, who is held, and when it is over. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import { type Fielded, type Game, isDisrupted, stackAt, type View } from '../game.ts';
import type { LocId } from '../state.ts';

const sidesAt = (view: View, at: LocId): number => new Set(stackAt(view, at).map(({ side }) => side)).size;

/** Neither side leaves a place where both are, unless all of one are out of the fight (14.9). */
export function heldRefusal(view: View, unit: Fielded): Refusal | undefined {
  const there = stackAt(view, unit.at);
  const foes = there.filter(({ side }) => side !== unit.side);
  if (foes.length === 0 || foes.every(isDisrupted)) return undefined;
  const friends = there.filter(({ side }) => side === unit.side);
  return friends.every(isDisrupted) ? undefined : refusal('14.9', 'the enemy holds it there');
}

/** Where fire and movement of the impulse have left both sides in a place, Close Combat lies on all (14.2.a); where one is gone, on nobody (14.9). */
export function settleMelees(game: Game): void {
  const { turn } = game.state;
  for (const unit of game.state.units) {
    if (unit.at === undefined) continue;
    const isMelee = sidesAt(game.state, unit.at) > 1;
    if (isMelee && unit.locked === undefined) game.own(unit).locked = turn;
    else if (!isMelee && unit.locked !== undefined) unset(game.own(unit), 'locked');
  }
}
