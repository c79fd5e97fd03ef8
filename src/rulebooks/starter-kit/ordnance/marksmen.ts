/** Who may fire ordnance now, and at which hex (3.2.4): weapons of infantry, and the main armaments of vehicles. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { heldByEnemies, mayFireAt, tooManyShots, unseen } from '../fire-targets.ts';
import type { View } from '../game.ts';
import { ordnanceOf, shotRefusal } from '../ordnance.ts';
import { isRefusal, type Refusal, refusal } from '../refusal.ts';
import { shooterOf } from '../shooters.ts';
import type { ArmId, ShooterId } from '../state.ts';
import { armId, armOf, isArmId } from '../vehicles/arms.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles.ts';
import type { World } from '../world.ts';
import { gunOrdnance } from './guns.ts';
import { isIntensive, mainMode } from './intensive-fire.ts';
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
  const ordnance = ordnanceOf(shooter);
  if (isRefusal(firer)) return firer;
  return ordnance ? { firer, ordnance } : refusal('6.0.a', 'it is no ordnance');
}

/** The main armament as it would fire at the hex. */
export function mainAt(world: World, view: View, vehicle: AnyVehicle, target: HexId): Gunner | Refusal {
  const ordnance = gunOrdnance(vehicleCardOf(vehicle));
  const mode = mainMode(world, view, vehicle);
  if (isRefusal(mode)) return mode;
  if (!ordnance || vehicle.at === undefined) return refusal('2.0.MA', 'it has no main armament to aim');
  const firer: Marksman = { id: armId(vehicle, 'MA'), at: vehicle.at, mode, vehicle };
  return (
    shotRefusal(world, view, ordnance, firer, target) ??
    (mode === 'bounding' ? undefined : tooManyShots(view, firer)) ??
    heldByEnemies(view, vehicle.at, vehicle.side, target) ??
    unseen(world, view, firer, target) ?? { firer, ordnance }
  );
}

/** Whether the main armament may be fired now at anything: at enemies, or at the ground where that is allowed. */
export function isMainReady(world: World, view: View, vehicle: AnyVehicle): boolean {
  if (isRefusal(mainMode(world, view, vehicle))) return false;
  const mayFire = (hex: HexId) => !isRefusal(mainAt(world, view, vehicle, hex));
  if (knownTargetHexes(view, vehicle.side).some(mayFire)) return true;
  // Pressed, it fires at enemies or not at all (3.4.c).
  return view.phase !== 'movement' && !isIntensive({ vehicle }) && world.field.ids.some(mayFire);
}

/** The main armaments of a side that may be fired now. */
export function readyMains(world: World, view: View, side: Side): readonly ArmId[] {
  return (view.vehicles ?? [])
    .filter(each => each.side === side && isMainReady(world, view, each))
    .map(each => armId(each, 'MA'));
}
