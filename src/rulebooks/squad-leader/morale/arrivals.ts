/** Units that play brings forth: leaders, heroes, halves of squads. */
import type { Game } from '../game.ts';
import type { UnitId } from '../state.ts';
import { openTrail, trailOf } from '../trails/trails.ts';
import { type AnyUnit, unitById } from '../units.ts';

/** Stands from now on beside the unit from which it comes, and shares what its side has been through. */
export function join(game: Game, unit: AnyUnit, card: string): UnitId {
  const { side, group, at, lowered, spirit, swayed } = unit;
  const state = game.own(game.state);
  const id: UnitId = `u${state.next}`;
  state.next += 1;
  game.own(game.state.units).push({
    id,
    side,
    card,
    group,
    ...(at !== undefined && { at }),
    ...(lowered !== undefined && { lowered }),
    ...(spirit !== undefined && { spirit }),
    ...(swayed && { swayed }),
    ...(state.phase === 'rally' && { fresh: true }),
  });
  // Who comes from men on their way has come as far as they, and no farther in this phase.
  const trail = trailOf(game.state, unit.id);
  if (trail) openTrail(game, unitById(game.state, id), trail.kind);
  return id;
}
