/** What vehicles are worth, in points, and how easily one is knocked out. */
import type { HexId } from '../../board/index.ts';
import type { Frozen } from '../../engine/index.ts';
import type { Piece } from '../../rulebooks/starter-kit/counters/card.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { gunCardOf, gunOf } from '../../rulebooks/starter-kit/guns/guns.ts';
import type { Vehicle } from '../../rulebooks/starter-kit/state.ts';
import { type AnyUnit, possessorOf } from '../../rulebooks/starter-kit/units.ts';
import {
  type AnyVehicle,
  isDazed,
  isOutOfOrder,
  vehicleCardOf,
} from '../../rulebooks/starter-kit/vehicles/vehicles.ts';

const BASE = 8;
/** What is left of its worth while its crew reels, it can't move, or it must leave. */
const DAZED = 0.5;
const STUCK = 0.6;
const RECALLED = 0.3;

const worths = new Map<string, number>();

/** As it was delivered: a light tank is worth more than a squad, a heavy one three of them. */
export function worthOfVehicle(vehicle: Frozen<Vehicle>): number {
  const known = worths.get(vehicle.card);
  if (known !== undefined) return known;
  const { hull, main, guns } = vehicleCardOf(vehicle);
  const machineGuns = Object.values(guns).reduce((sum, each) => sum + each, 0);
  const worth = BASE + hull.front / 2 + hull.side / 4 + (main?.calibre ?? 0) / 15 + machineGuns / 3;
  worths.set(vehicle.card, worth);
  return worth;
}

/** As it is now. */
export function presentWorthOf(vehicle: AnyVehicle): number {
  if (vehicle.wreck) return 0;
  const crew = isDazed(vehicle) ? DAZED : 1;
  const tracks = vehicle.immobilized || vehicle.bogged ? STUCK : 1;
  return worthOfVehicle(vehicle) * crew * tracks * (vehicle.recalled ? RECALLED : 1);
}

/** The vehicles of a side on the map that can still fight. */
export function fleetOf({ vehicles = [] }: View, side: string): readonly AnyVehicle[] {
  return vehicles.filter(each => each.side === side && each.at !== undefined && !each.wreck);
}

/** Beyond this only the coaxial gun reaches, and nobody counts on it. */
const MACHINE_GUN_RANGE = 12;

/** The firepower of all its machine guns at a range. */
export function machineGunsOf(vehicle: AnyVehicle, range: number): number {
  if (range > MACHINE_GUN_RANGE) return 0;
  const all = Object.values(vehicleCardOf(vehicle).guns).reduce((sum, each) => sum + each, 0);
  return all * (range === 0 ? 3 : range === 1 ? 2 : 1);
}

/** A gun or main armament that could knock out a vehicle, and where it stands. */
export interface TankKiller {
  readonly piece: Piece;
  readonly nation: string;
  readonly from: HexId;
}

/** Those of a side that are known to be able to fire. */
export function tankKillersOf(view: View, side: string): readonly TankKiller[] {
  const tanks = fleetOf(view, side).flatMap((vehicle): readonly TankKiller[] => {
    const { main, nation } = vehicleCardOf(vehicle);
    if (!main || vehicle.at === undefined || isDazed(vehicle) || isOutOfOrder(vehicle, 'MA')) return [];
    return [{ piece: main, nation, from: vehicle.at }];
  });
  const guns = view.weapons.flatMap((weapon): readonly TankKiller[] => {
    const card = weapon.malfunctioned ? undefined : gunCardOf(weapon);
    const crew = card && possessorOf(view, weapon);
    if (!card || crew?.side !== side || crew.at === undefined || crew.broken) return [];
    return [{ piece: card.piece, nation: card.nation, from: crew.at }];
  });
  return [...tanks, ...guns];
}

/** Who serves a gun that works stays with it. */
export function isTiedToGun(view: View, unit: AnyUnit): boolean {
  const gun = gunOf(view, unit);
  return gun !== undefined && !gun.malfunctioned;
}
