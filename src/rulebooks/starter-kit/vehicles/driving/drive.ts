/**
 * A vehicle moves (3.3.2): it starts, turns, enters hexes, waits and stops. Whatever it spends movement points on, the
 * defender may fire before it goes on (3.3.3), and infantry in its hex may fall upon it (3.3.4).
 */

import { anyOffer, type Rule } from '../../../../engine/index.ts';
import { remembered } from '../../../kit/remembered.ts';
import { push } from '../../frames.ts';
import { decide, type Game, type View } from '../../game.ts';
import type { VehicleId } from '../../state.ts';
import { isDazed, vehicleById } from '../vehicles.ts';
import { driveScene } from './drive-scene.ts';
import { DRIVE_DEEDS, DRIVE_VERBS, idleOnTheRoad } from './drive-verbs.ts';
import { type Drive, newDrive } from './driving.ts';
import { end, finish } from './going.ts';

/** All vehicles that start offboard start in motion (3.3.2.n). */
export function beginDrive(game: Game, id: VehicleId): void {
  const vehicle = vehicleById(game.state, id);
  if (vehicle.at === undefined) {
    const mine = game.own(vehicle);
    mine.motion = true;
    mine.moving = true;
  }
  push(game, newDrive(vehicle));
}

/** One declaration or one expenditure of the vehicle on the move. */
export function* driveFrame(game: Game, drive: Drive): Rule<void> {
  const { world } = game;
  const vehicle = vehicleById(game.state, drive.vehicle);
  if (drive.over || vehicle.wreck || isDazed(vehicle)) return finish(game);
  const sceneOf = remembered((view: View) => driveScene(world, view));
  if (drive.begun && !anyOffer(DRIVE_DEEDS, sceneOf(game.state))) return yield* end(game);
  yield* decide(game, DRIVE_VERBS, sceneOf, idleOnTheRoad, {
    by: vehicle.side,
    id: 'drive',
    cite: '3.3.2.a',
    prompt: `Drive on with {${vehicle.id}}`,
  });
}
