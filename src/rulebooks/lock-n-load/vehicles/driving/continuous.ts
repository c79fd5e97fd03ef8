/** Continuous Movement (15.5): a vehicle goes on moving from one turn to the next, and is hit less well in between. */
import { DONE, optional, type Rule, type Side } from '../../../../engine/index.ts';
import { choose, type Game, type View } from '../../game.ts';
import { sidesOf } from '../../world.ts';
import { type AnyVehicle, isInOrder, manned, vehicleById } from '../vehicles.ts';

/** In Good Order, and it has moved in this turn. */
const mayKeepMoving = (view: View, side: Side): readonly AnyVehicle[] =>
  manned(view, side).filter(
    each => each.at !== undefined && isInOrder(each) && each.moved !== undefined && !each.continuous,
  );

/** In the Administration Phase each side says which of its vehicles keep the marker, one after another. */
export function* keepMoving(game: Game): Rule<void> {
  for (const side of sidesOf(game.world)) {
    while (mayKeepMoving(game.state, side).length > 0) {
      const act = yield* choose({
        by: side,
        id: 'keep-moving',
        cite: '15.5',
        prompt: 'Which vehicles keep moving in the next turn?',
        window: optional('keep-moving', DONE),
        acts: view => [
          ...mayKeepMoving(view, side).map(({ id }) => ({ verb: 'keep-moving', vehicle: id }) as const),
          DONE,
        ],
      });
      if (act.verb !== 'keep-moving') break;
      const vehicle = vehicleById(game.state, act.vehicle);
      if (vehicle.moved) game.own(vehicle).continuous = vehicle.moved;
      game.say('15.5', `{${vehicle.id}} keeps moving`);
    }
  }
}

/** It has to go on before it does anything else; a crew that has lost its nerve has not. */
export const mustMove = (vehicle: AnyVehicle): boolean =>
  vehicle.continuous !== undefined &&
  vehicle.moved === undefined &&
  vehicle.at !== undefined &&
  isInOrder(vehicle);
