/** Men have come up behind a vehicle (7.49.e): what they may do then is told in storm.ts. */
import { type Game, push, unitById } from '../game.ts';
import type { UnitId } from '../state.ts';

/** Those with MOVE, once the vehicle stands. */
export function mayStorm(game: Game, units: readonly UnitId[]): void {
  const able = units.map(id => unitById(game.state, id)).filter(({ command }) => command === 'MOVE');
  const [first] = able;
  if (!first) return;
  for (const unit of able) game.own(unit).storms = true;
  push(game, { is: 'storm', side: first.side, units: able.map(({ id }) => id) });
}
