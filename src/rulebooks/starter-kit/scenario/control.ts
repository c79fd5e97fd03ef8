/** Control of what the victory conditions are about (2.0). */
import type { Side } from '../../../engine/index.ts';
import { isUnknown } from '../concealment/unseen.ts';
import type { Game, View } from '../game.ts';
import { isGoodOrder, isMmc } from '../units.ts';
import { enemyVehiclesAt } from '../vehicles/vehicles.ts';
import { sideName } from '../world.ts';
import { type Objective, objectives } from './victory.ts';

/**
 * A good order squad, half-squad or crew takes the hex or building in which it stands, if no enemy is in it; one hex
 * of a building is enough. What is taken stays so when they leave, until the other side takes it.
 */
export function takeControl(game: Game): void {
  const manned = new Set(game.state.units.map(({ at }) => at));
  for (const objective of objectives(game.world)) {
    // Most are empty, and that is quickly seen.
    if (!objective.hexes.some(hex => manned.has(hex))) continue;
    const side = occupier(game.state, objective);
    if (side === undefined || game.state.control[objective.key] === side) continue;
    game.own(game.state.control)[objective.key] = side;
    game.say('2.0.Control.a', `The ${sideName(game.world, side)} control ${objective.key}`);
  }
}

/**
 * The one side that is there, if it has somebody who can take control. Nobody takes it unseen; a ? denies it, and who is
 * hidden does not.
 */
function occupier(view: View, { hexes }: Objective): Side | undefined {
  const there = view.units.filter(unit => unit.at !== undefined && !unit.hidden && hexes.includes(unit.at));
  const side = there[0]?.side;
  if (side === undefined || there.some(unit => unit.side !== side)) return undefined;
  if (hexes.some(hex => enemyVehiclesAt(view, hex, side).length > 0)) return undefined;
  return there.some(unit => isMmc(unit) && !isUnknown(unit) && isGoodOrder(view, unit)) ? side : undefined;
}
