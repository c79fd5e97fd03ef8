/** Control of what the victory conditions are about (SC1.VC). */
import type { Side } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { told } from '../trails/told.ts';
import { sideName } from '../world.ts';
import { objectives, occupier } from './victory.ts';

/**
 * The side that last had an unbroken unit in any of its hexes has it, once no enemy is in it. While units are on their
 * way it is told from their trails, and becomes a fact when defensive fire is over.
 */
export function takeControl(game: Game): void {
  const { world } = game;
  const before = game.state.control;
  const now = game.state.found ? told(world, game.state).control : occupied(game, before);
  for (const [key, side] of Object.entries(now)) {
    if (before[key] === side) continue;
    game.own(game.state.control)[key] = side;
    game.say('SC1.VC', `The ${sideName(world, side)} control ${key}`);
  }
}

function occupied({ world, state }: Game, control: View['control']): View['control'] {
  const taken: Record<string, Side> = {};
  const manned = new Set(state.units.map(({ at }) => at));
  for (const objective of objectives(world)) {
    // Most are empty, and that is quickly seen.
    if (!objective.hexes.some(hex => manned.has(hex))) continue;
    const side = occupier(state, objective);
    if (side !== undefined) taken[objective.key] = side;
  }
  return { ...control, ...taken };
}
