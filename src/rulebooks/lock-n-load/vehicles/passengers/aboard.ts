/** Who rides in or on a vehicle (16.0). */
import type { View } from '../../game.ts';
import type { VehicleId } from '../../state.ts';
import type { AnyUnit } from '../../units.ts';
import { type AnyVehicle, isOpenVehicle, vehicleCardOf } from '../vehicles.ts';

export const passengersOf = (view: View, id: VehicleId): readonly AnyUnit[] =>
  view.vehicles ? view.units.filter(({ aboard }) => aboard === id) : [];

/** On top of it (16.2). */
export const ridersOf = (view: View, id: VehicleId): readonly AnyUnit[] =>
  passengersOf(view, id).filter(({ outside }) => outside);

/** Whom small arms find: all in the open, those on top of what is closed (17.2.d, 17.3.b, RRT.6). */
export function exposedOn(view: View, vehicle: AnyVehicle): readonly AnyUnit[] {
  const isOpen = vehicleCardOf(vehicle).armor === undefined || isOpenVehicle(vehicle);
  return isOpen ? passengersOf(view, vehicle.id) : ridersOf(view, vehicle.id);
}
