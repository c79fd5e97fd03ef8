/** Passengers get off whether they like it or not (16.2, 16.3): under a Moved marker, with a Morale Check, and under fire. */
import type { Rule } from '../../../../engine/index.ts';
import { push } from '../../frames.ts';
import type { Game } from '../../game.ts';
import { shake } from '../../morale/losses.ts';
import { moraleCheck } from '../../morale/morale.ts';
import { movementFactor } from '../../movement/allowance.ts';
import type { UnitId, VehicleId } from '../../state.ts';
import { type AnyUnit, findUnit } from '../../units.ts';
import { enemyOf } from '../../world.ts';
import { type AnyVehicle, findVehicle } from '../vehicles.ts';
import { passengersOf, ridersOf } from './aboard.ts';
import { setDown } from './bail-out.ts';

/** Those on top of it: its gun has fired (16.2.b), or a shell has hit it (16.2.d). */
export function* throwOffRiders(game: Game, id: VehicleId, cite: string): Rule<void> {
  const vehicle = findVehicle(game.state, id);
  if (vehicle) yield* turnOut(game, vehicle, ridersOf(game.state, id), cite);
}

/** All of them: its crew has gone, too (16.3). */
export function* followCrew(game: Game, id: VehicleId): Rule<void> {
  const vehicle = findVehicle(game.state, id);
  if (vehicle?.abandoned) yield* turnOut(game, vehicle, passengersOf(game.state, id), '16.3');
}

function* turnOut(game: Game, vehicle: AnyVehicle, who: readonly AnyUnit[], cite: string): Rule<void> {
  const { at, side } = vehicle;
  if (at === undefined) return;
  const off: UnitId[] = [];
  let points = 0;
  for (const unit of who) {
    if (!setDown(game, unit, at)) continue;
    game.say(cite, `{${unit.id}} gets off {${vehicle.id}}`);
    points = Math.max(points, Math.ceil(movementFactor(unit) / 2));
    off.push(unit.id);
  }
  for (const id of off) {
    const unit = findUnit(game.state, id);
    if (!unit || unit.shaken) continue;
    if (!(yield* moraleCheck(game, unit, `the nerve of {${id}}`, cite))) shake(game, unit);
  }
  // Who gets off may be fired at, after what the vehicle has fired (16.2.c).
  if (off.length > 0)
    push(game, { is: 'window', side: enemyOf(game.world, side), at, movers: off, shots: points, fired: [] });
}
