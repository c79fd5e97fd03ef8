/** When the fire markers of vehicles come off (3.2.5, 3.4, 3.5). */
import { unset } from '../../../engine/index.ts';
import { ARMS } from '../counters/card.ts';
import type { Game } from '../game.ts';
import { armState, setArm } from './arms.ts';
import type { AnyVehicle } from './vehicles.ts';

/** What has fired has fired, even if it kept its rate of fire to the end of the prep fire phase (3.2.5.a). */
export function sealPrepFire(game: Game): void {
  for (const vehicle of game.state.vehicles ?? []) {
    for (const arm of vehicle.used ?? [])
      setArm(game, vehicle, arm, { ...armState(vehicle, arm), fired: 'prep' });
    unset(game.own(vehicle), 'used', 'swung', 'shelled');
  }
}

/** At the end of defensive fire the defender's markers come off, at the end of advancing fire the attacker's (3.4.f, 3.5). */
export function restArms(game: Game, whose: 'attacker' | 'defender'): void {
  const { vehicles = [], attacker } = game.state;
  for (const vehicle of vehicles) {
    if ((vehicle.side === attacker) === (whose === 'attacker')) unmark(game, vehicle);
  }
}

const FIRED = ['used', 'bounding', 'swung', 'intensive', 'shelled'] as const;

function unmark(game: Game, vehicle: AnyVehicle): void {
  for (const arm of ARMS) {
    const { fired, ...state } = armState(vehicle, arm);
    if (fired) setArm(game, vehicle, arm, state);
  }
  unset(game.own(vehicle), ...FIRED);
}
