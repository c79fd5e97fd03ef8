/** Defensive fire is over: what the trails tell is a fact. */
import { unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { exit } from '../movement/entry.ts';
import { takeControl } from '../scenario/control.ts';
import { trailOf } from './trails.ts';

export function settle(game: Game): void {
  const { state } = game;
  if (state.found) takeControl(game);
  for (const unit of state.units.filter(({ id }) => trailOf(state, id)?.ended === 'left')) exit(game, unit);
  Object.assign(game.own(state), { trails: [], clock: 0 });
  if (state.found) unset(game.own(state), 'found');
}
