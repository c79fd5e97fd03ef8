/** A vehicle leaves the game, and what is forgotten then (14.3.c). */
import type { Game } from '../game.ts';
import { forgetIfEmpty } from '../morale/losses.ts';
import type { State } from '../state.ts';
import type { AnyVehicle } from './vehicles.ts';

/** Takes it out of the game. */
export function removeVehicle(
  game: Game,
  { id, side, card, at }: AnyVehicle,
  how: State['losses'][number]['how'],
): void {
  game.own(game.state.losses).push({ side, card, how });
  game.own(game.state).vehicles = (game.state.vehicles ?? []).filter(
    each => each.id !== id,
  ) as State['vehicles'] & {};
  forgetIfEmpty(game, at);
}
