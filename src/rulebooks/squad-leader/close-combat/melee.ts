/** Who is left in a hex with enemies is locked in melee, until one side is gone (6.3.1). */
import type { Game } from '../game.ts';
import type { LocId } from '../state.ts';
import { unitsAt } from '../units.ts';

/** Locks and frees whom the end of a close combat phase finds together. */
export function lockAll(game: Game): void {
  for (const at of new Set(game.state.units.flatMap(unit => unit.at ?? []))) lock(game, at);
}

/** Enemies who are together there and fight. */
export function lock(game: Game, at: LocId): void {
  if (isShared(game, at) && !game.state.melees.includes(at)) {
    game.own(game.state.melees).push(at);
    game.say('6.3.1', `Melee in ${at}`);
  }
}

/** Melees in which one side is gone are over, whatever has ended them. */
export function endMelees(game: Game): void {
  for (const at of game.state.melees) {
    if (isShared(game, at)) continue;
    game.own(game.state).melees = game.state.melees.filter(each => each !== at);
    game.say('6.3.1', `The melee in ${at} is over`);
  }
}

/** Prisoners fight nobody, nor do those who have taken each other (3.29.6). */
function isShared({ state }: Game, at: LocId): boolean {
  const men = unitsAt(state, at).filter(({ guard }) => guard === undefined);
  return new Set(men.map(({ side }) => side)).size > 1 && !men.every(({ exchanged }) => exchanged);
}
