/** Control of what the victory conditions are about (22.1). */
import type { Side } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import type { Location } from '../state.ts';
import { isGoodOrder, isHero, isMmc } from '../units.ts';
import { sideName } from '../world.ts';
import { objectives } from './victory.ts';

/**
 * A location belongs to the side that last had a squad, half-squad, crew, weapon team or Hero in Good Order in it,
 * if only on the way through (22.1.a). As long as a Melee goes on it stays with whom it was (22.1.b).
 */
export function takeControl(game: Game): void {
  for (const location of objectives(game.world)) {
    const side = occupier(game.state, location);
    if (side === undefined || game.state.control[location] === side) continue;
    game.own(game.state.control)[location] = side;
    game.say('22.1.a', `The ${sideName(game.world, side)} control ${location}`);
  }
}

/** The one side that is there, if it has somebody who can take control. */
function occupier(view: View, location: Location): Side | undefined {
  let side: Side | undefined;
  let holds = false;
  for (const unit of view.units) {
    if (unit.at !== location) continue;
    if (side !== undefined && unit.side !== side) return undefined;
    side = unit.side;
    holds ||= isGoodOrder(unit) && (isMmc(unit) || isHero(unit));
  }
  return holds ? side : undefined;
}
