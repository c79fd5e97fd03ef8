/** Questions about vehicles, in the book's words. */
import type { Frozen, Side } from '../../../engine/index.ts';
import type { CardId } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Location, Vehicle, VehicleId } from '../state.ts';
import { type AnyUnit, isFresh, mayFireAfterMove, stacksOf } from '../units.ts';
import type { VehicleCard } from './card.ts';
import { VEHICLE_CARDS } from './cards.ts';

export type AnyVehicle = Frozen<Vehicle>;

// ---- finding them

export const vehiclesOf = ({ vehicles = [] }: View): readonly AnyVehicle[] => vehicles;

/** Undefined if it is out of the game. */
export const findVehicle = (view: View, id: string): AnyVehicle | undefined =>
  view.vehicles?.find(each => each.id === id);

export function vehicleById(view: View, id: string): AnyVehicle {
  const vehicle = findVehicle(view, id);
  if (!vehicle) throw new Error(`no vehicle ${id}`);
  return vehicle;
}

export const isVehicle = (piece: AnyUnit | AnyVehicle): piece is AnyVehicle => isVehicleId(piece.id);
export const isVehicleId = (id: string): id is VehicleId => id.startsWith('v');

export const vehiclesAt = (view: View, at: Location, side?: Side): readonly AnyVehicle[] =>
  vehiclesOf(view).filter(each => each.at === at && (side === undefined || each.side === side));

export const isEnemyVehicleAt = (view: View, at: Location, side: Side): boolean =>
  vehiclesOf(view).some(each => each.at === at && each.side !== side && !each.abandoned);

/** Vehicles of the side with their crews in them, on the map or off it. */
export const manned = (view: View, side: Side): readonly AnyVehicle[] =>
  vehiclesOf(view).filter(each => each.side === side && !each.abandoned);

/** Everywhere that the side has somebody, on foot or in a vehicle. */
export function placesOf(view: View, side: Side): readonly Location[] {
  const onFoot = [...stacksOf(view, side).keys()];
  if (!view.vehicles) return onFoot;
  return [...new Set([...onFoot, ...manned(view, side).flatMap(({ at }) => at ?? [])])];
}

// ---- what they are

export function vehicleCard(id: CardId): VehicleCard {
  const card = VEHICLE_CARDS.get(id);
  if (!card) throw new Error(`there is no vehicle '${id}'; expected one such as 'american M4A1'`);
  return card;
}

export const vehicleCardOf = ({ card }: AnyVehicle): VehicleCard => vehicleCard(card);

export const hasTurret = ({ armor }: VehicleCard): boolean => armor?.front.turret !== undefined;

// ---- how they are

/** Neither Shaken nor abandoned. */
export const isInOrder = ({ shaken, abandoned }: AnyVehicle): boolean => !shaken && !abandoned;

/** Shaken vehicles are buttoned, whatever they were (5.1.f); what has no roof is never closed (17.2.b). */
export const isOpenVehicle = (vehicle: AnyVehicle): boolean =>
  vehicleCardOf(vehicle).openTopped === true || !(vehicle.buttoned || vehicle.shaken);

/** Where its turret looks; without one, the hull (15.1.f). */
export const turretFacing = ({ turret, facing }: AnyVehicle) => turret ?? facing;

/** Whether an impulse has any use for it: nothing done yet, or moved so that it may still fire (4.0.n, 15.2.a). */
export function canBeUsed(vehicle: AnyVehicle): boolean {
  if (vehicle.at === undefined || vehicle.abandoned) return false;
  return isFresh(vehicle) || (mayFireAfterMove(vehicle) && isInOrder(vehicle));
}

/** Nothing keeps the phase going for it (4.0.b). */
export const isVehicleDone = (vehicle: AnyVehicle): boolean =>
  vehicle.at === undefined || vehicle.abandoned === true || !isFresh(vehicle);
