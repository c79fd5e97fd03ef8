/** Units that play brings forth: leaders, heroes, halves of squads. */
import type { Game } from '../game.ts';
import type { UnitId } from '../state.ts';
import type { AnyUnit } from '../units.ts';

/** Stands from now on beside the unit from which it comes, and shares what its side has been through. */
export function join(
  game: Game,
  { side, group, at, lowered, spirit, swayed }: AnyUnit,
  card: string,
): UnitId {
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
  return id;
}
