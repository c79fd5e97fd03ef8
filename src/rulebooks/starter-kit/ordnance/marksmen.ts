/** Who may fire ordnance now, and at which hex (3.2.4): weapons of infantry, and the main armaments of vehicles. */
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { fireMode } from '../fire/modes.ts';
import { firingAs, shooterOf } from '../fire/shooters.ts';
import { heldByEnemies, mayFireAt, refusedAtAll, tooManyShots, unseen } from '../fire/targets.ts';
import type { View } from '../game.ts';
import type { ArmId, ShooterId } from '../state.ts';
import { armId, armOf, isArmId } from '../vehicles/arms.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { gunOrdnance } from './guns.ts';
import { mainMode } from './intensive-fire.ts';
import { ordnanceOf, shotRefusal } from './ordnance.ts';
import type { Marksman, Ordnance } from './shot.ts';
import { knownTargetHexes } from './targets.ts';

/** A marksman and what he fires. */
export interface Gunner {
  readonly firer: Marksman;
  readonly ordnance: Ordnance;
}

/** The shooter as it would fire at the hex; or why it may not. */
export function gunnerAt(world: World, view: View, id: ShooterId, target: HexId): Gunner | Refusal {
  if (isArmId(id)) return mainAt(world, view, armOf(view, id).vehicle, target);
  const shooter = shooterOf(view, id);
  const firer = mayFireAt(world, view, shooter, target);
  const ordnance = ordnanceOf(world, shooter);
  if (isRefusal(firer)) return firer;
  return ordnance ? { firer, ordnance } : refusal('6.0.a', 'it is no ordnance');
}

/** Who would fire it, wherever the target; or why it may not be fired. */
export function gunnerNow(world: World, view: View, id: ShooterId): Gunner | Refusal {
  if (isArmId(id)) return mainNow(world, view, armOf(view, id).vehicle);
  const shooter = shooterOf(view, id);
  const ordnance = ordnanceOf(world, shooter);
  const mode = fireMode(world, view, shooter);
  if (isRefusal(mode)) return mode;
  return ordnance ? { firer: firingAs(mode, shooter), ordnance } : refusal('6.0.a', 'it is no ordnance');
}

function mainNow(world: World, view: View, vehicle: AnyVehicle): Gunner | Refusal {
  const ordnance = gunOrdnance(world, vehicleCardOf(vehicle));
  const mode = mainMode(world, view, vehicle);
  if (isRefusal(mode)) return mode;
  if (!ordnance || vehicle.at === undefined) return refusal('2.0.MA', 'it has no main armament to aim');
  return { firer: { id: armId(vehicle, 'MA'), at: vehicle.at, mode, vehicle }, ordnance };
}

/** The main armament as it would fire at the hex. */
function mainAt(world: World, view: View, vehicle: AnyVehicle, target: HexId): Gunner | Refusal {
  const gunner = mainNow(world, view, vehicle);
  return isRefusal(gunner) ? gunner : (mainRefusal(world, view, gunner, vehicle.side, target) ?? gunner);
}

function mainRefusal(
  world: World,
  view: View,
  { firer, ordnance }: Gunner,
  side: Side,
  target: HexId,
): Refusal | undefined {
  return (
    unseen(world, view, firer, target) ??
    (firer.mode === 'bounding' ? undefined : tooManyShots(view, firer)) ??
    heldByEnemies(view, firer.at, side, target) ??
    shotRefusal(world, view, ordnance, firer, target)
  );
}

/** Why the main armament may not be fired now at any enemy; it may also be fired at ground. */
export function mainReadyRefusal(world: World, view: View, vehicle: AnyVehicle): Refusal | undefined {
  const gunner = mainNow(world, view, vehicle);
  if (isRefusal(gunner)) return gunner;
  return refusedAtAll(knownTargetHexes(view, vehicle.side), hex =>
    mainRefusal(world, view, gunner, vehicle.side, hex),
  );
}

/** The main armaments of a side that may be fired now. */
export function readyMains(world: World, view: View, side: Side): readonly ArmId[] {
  return (view.vehicles ?? [])
    .filter(each => each.side === side && !mainReadyRefusal(world, view, each))
    .map(each => armId(each, 'MA'));
}
