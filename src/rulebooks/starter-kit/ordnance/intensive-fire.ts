/** Intensive fire (3.2.4): a gun or main armament that has lost its rate of fire fires once more. */
import { isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { isGun } from '../guns/guns.ts';
import type { FireMode } from '../state.ts';
import { armMode, armState } from '../vehicles/arms.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';
import { type Barrel, barrelOf } from './barrel.ts';
import type { Marksman } from './shot.ts';

/** A gun or main armament that has fired before: what comes now is intensive fire. */
export function isIntensive({ weapon, vehicle }: Pick<Marksman, 'weapon' | 'vehicle'>): boolean {
  if (vehicle) return armState(vehicle, 'MA').fired !== undefined;
  return weapon !== undefined && weapon.fired !== undefined && isGun(weapon);
}

/** Why it may not fire once more, wherever the target. */
export function intensiveFireRefusal(
  view: View,
  { piece, weapon, vehicle, crew }: Barrel,
): Refusal | undefined {
  const fired = vehicle ? armState(vehicle, 'MA').fired : weapon?.fired;
  if (piece.noIntensiveFire) return refusal('3.2.4.if.d', 'it can’t be pressed');
  if (crew?.pinned || vehicle?.pinned) return refusal('3.2.4.if.d', 'those who serve it are pinned');
  if (view.phase === 'advancing-fire' || fired === 'final') {
    return refusal('3.2.4.if.d', 'it has fired, and may not be pressed now');
  }
  if (view.phase === 'movement' && vehicle && vehicle.side === view.attacker) {
    return refusal('3.2.4.if.d', 'it has lost its rate of fire on the move');
  }
  return undefined;
}

/** In the defensive fire phase at closest quarters only (3.4.c). */
export function pressedTooFar(world: World, firer: Marksman, target: Marksman['at']): Refusal | undefined {
  return firer.mode === 'final' && isIntensive(firer) && distance(world, firer.at, target) > 1
    ? refusal('3.4.c', 'marked with first fire, it may fire at adjacent units only')
    : undefined;
}

/** How the main armament may fire now, pressed or not; or why it may not. */
export function mainMode(world: World, view: View, vehicle: AnyVehicle): FireMode | Refusal {
  const mode = armMode(world, view, vehicle, 'MA');
  const { fired, ...state } = armState(vehicle, 'MA');
  if (!isRefusal(mode) || fired === undefined) return mode;
  const rested: AnyVehicle = { ...vehicle, arms: { ...vehicle.arms, MA: state } };
  const pressed = armMode(world, view, rested, 'MA');
  const barrel = barrelOf(world, view, `${vehicle.id}.MA`);
  return (barrel && intensiveFireRefusal(view, barrel)) ?? pressed;
}
