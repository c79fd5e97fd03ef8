/** Questions about vehicles, in the book's words. A game without any pays nothing for them. */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import { needsLookout } from '../charts/index.ts';
import { type Arm, MOUNTS, type Mount, type VehicleCard, vehicleCard } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { GunId, Vehicle } from '../state.ts';
import type { World } from '../world.ts';

export type AnyVehicle = Frozen<Vehicle>;

export function vehicleById(view: View, id: string): AnyVehicle {
  const vehicle = view.vehicles?.find(each => each.id === id);
  if (!vehicle) throw new Error(`no vehicle ${id}`);
  return vehicle;
}

export const vehicleCardOf = (vehicle: AnyVehicle): VehicleCard => vehicleCard(vehicle.card);

const NONE: readonly AnyVehicle[] = [];

/** The vehicles in a hex; wrecks are none. */
export function vehiclesAt(view: View, hex: HexId, side?: Side): readonly AnyVehicle[] {
  if (view.vehicles === undefined) return NONE;
  return view.vehicles.filter(
    each => each.at === hex && !each.wreck && (side === undefined || each.side === side),
  );
}

export function enemyVehiclesAt(view: View, hex: HexId, side: Side): readonly AnyVehicle[] {
  if (view.vehicles === undefined) return NONE;
  return view.vehicles.filter(each => each.at === hex && !each.wreck && each.side !== side);
}

/**
 * Harder to hit, and nothing to hide behind (2.0.MovingTarget): it has moved in this player turn, or is in motion. Who has
 * only started is not that yet; his motion counts when his movement phase is over (3.3.2.h).
 */
export function isMovingTarget(view: View, { id, moving, motion }: AnyVehicle): boolean {
  if (moving) return true;
  return motion === true && !view.doing.some(frame => frame.is === 'drive' && frame.vehicle === id);
}

/** It may not change hexes, turn or start; so, too, while its crew is shocked or stunned (2.0). */
export function isImmobilized(vehicle: AnyVehicle): boolean {
  return vehicle.immobilized === true || isDazed(vehicle);
}

/** Its crew can do nothing, not even in close combat (3.8.r2). */
export function isDazed({ shocked, stunned }: AnyVehicle): boolean {
  return shocked !== undefined || stunned === true;
}

/** The vehicle and the mount that a gun's id speaks of. */
export function gunOf(view: View, gun: GunId): { readonly vehicle: AnyVehicle; readonly mount: Mount } {
  const [id = '', mount = ''] = gun.split('.');
  const known = MOUNTS.find(each => each === mount);
  if (!known) throw new Error(`no machine gun ${gun}`);
  return { vehicle: vehicleById(view, id), mount: known };
}

/**
 * Against those who climb on it: not what fires through the bow, and the gun on the roof only if somebody looks out (3.8.r).
 */
export function combatGuns(world: World, vehicle: AnyVehicle): readonly Mount[] {
  if (isDazed(vehicle)) return [];
  const { guns, turret } = vehicleCardOf(vehicle);
  const bears: Readonly<Record<Mount, boolean>> = {
    BMG: false,
    CMG: turret !== 'NT',
    AAMG: vehicle.crewExposed === true || !needsLookout(world.charts, 'AAMG'),
    RMG: true,
  };
  return MOUNTS.filter(mount => guns[mount] !== undefined && bears[mount] && !isOutOfOrder(vehicle, mount));
}

/**
 * A machine gun in working order that keeps men off, those that fire through the bow and can't be used at close quarters
 * included; the one on the roof only if somebody looks out (3.8.r2).
 */
export function hasMachineGunAtHand(world: World, vehicle: AnyVehicle): boolean {
  const { guns } = vehicleCardOf(vehicle);
  return MOUNTS.some(
    mount =>
      guns[mount] !== undefined &&
      (!needsLookout(world.charts, mount) || vehicle.crewExposed === true) &&
      !isOutOfOrder(vehicle, mount),
  );
}

/** Broken down, for the time being or for good (7.2, 7.8). */
export function isOutOfOrder({ arms }: AnyVehicle, arm: Arm): boolean {
  const { malfunctioned, disabled } = arms?.[arm] ?? {};
  return malfunctioned === true || disabled === true;
}
