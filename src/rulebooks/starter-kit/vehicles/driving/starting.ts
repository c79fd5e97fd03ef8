/** Starting and stopping (3.3.2), and the engines that fail at it. */
import { against, atLeast, type Rule, roll, sumOf, unset } from '../../../../engine/index.ts';
import { DR, type Game } from '../../game.ts';
import { type AnyVehicle, isImmobilized, isMovingTarget, vehicleCardOf } from '../vehicles.ts';

/** In good order, neither bogged nor immobilized (2.0). */
export const isMobile = (vehicle: AnyVehicle): boolean =>
  !vehicle.wreck && vehicle.bogged === undefined && !isImmobilized(vehicle);

/** From its start to its next stop it is in motion; a red movement allowance may fail it (3.3.2.q). */
export function* setOff(game: Game, vehicle: AnyVehicle): Rule<boolean> {
  if (yield* stalls(game, vehicle)) return false;
  if (!vehicle.motion) game.own(vehicle).motion = true;
  return true;
}

/** Mechanical reliability: who fails is immobilized. */
export function* stalls(game: Game, vehicle: AnyVehicle): Rule<boolean> {
  const { stallsOn } = vehicleCardOf(vehicle);
  if (stallsOn === undefined) return false;
  const fails = yield* roll(
    DR,
    `Mechanical reliability of {${vehicle.id}}`,
    ({ coloured, white }) => coloured + white >= stallsOn,
    {
      cite: '3.3.2.q',
      by: vehicle.side,
      tell: (dice, failed) =>
        against(sumOf(dice), atLeast(stallsOn), failed, failed ? 'breaks down' : 'its engine holds'),
    },
  );
  if (!fails) return false;
  halt(game, vehicle);
  game.own(vehicle).immobilized = true;
  game.say('3.3.2.q', `{${vehicle.id}} breaks down and is immobilized`);
  return true;
}

/** It stands. Whoever was a moving target remains one to the end of the player turn (7.4.a). */
export function halt(game: Game, vehicle: AnyVehicle): void {
  const mine = game.own(vehicle);
  if (isMovingTarget(game.state, vehicle)) mine.moving = true;
  unset(mine, 'motion');
}
