/** Who rides in or on a vehicle (16.0). */
import type { View } from '../../game.ts';
import type { VehicleId } from '../../state.ts';
import type { AnyUnit } from '../../units.ts';

export const passengersOf = (view: View, id: VehicleId): readonly AnyUnit[] =>
  view.vehicles ? view.units.filter(({ aboard }) => aboard === id) : [];

/** On top of it (16.2). */
export const ridersOf = (view: View, id: VehicleId): readonly AnyUnit[] =>
  passengersOf(view, id).filter(({ outside }) => outside);
