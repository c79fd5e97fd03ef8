/** Each side has one vehicle in a hex at the end of the movement phase, wrecks aside (3.3.2.k). */
import type { HexId } from '../../../../board/index.ts';
import type { Rule, Side } from '../../../../engine/index.ts';
import { choose, type Game, type View } from '../../game.ts';
import { destroyVehicle } from '../damage.ts';
import { vehicleById, vehiclesAt } from '../vehicles.ts';

/** Where two remain, the owner gives one up. */
export function* clearCrowds(game: Game): Rule<void> {
  const side = game.state.attacker;
  for (let hex = crowdOf(game.state, side); hex !== undefined; hex = crowdOf(game.state, side)) {
    const at = hex;
    const { vehicle } = yield* choose({
      by: side,
      id: 'crowd',
      cite: '3.3.2.k',
      prompt: `Only one vehicle may stay in ${at}: which is given up?`,
      acts: view => vehiclesAt(view, at, side).map(({ id }) => ({ verb: 'scrap', vehicle: id }) as const),
    });
    destroyVehicle(game, vehicleById(game.state, vehicle), '3.3.2.k');
  }
}

function crowdOf(view: View, side: Side): HexId | undefined {
  const taken = new Set<HexId>();
  for (const { at, side: owner, wreck } of view.vehicles ?? []) {
    if (at === undefined || wreck || owner !== side) continue;
    if (taken.has(at)) return at;
    taken.add(at);
  }
  return undefined;
}
