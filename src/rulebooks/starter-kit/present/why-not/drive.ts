/** Why a vehicle may not be set up there (1.3). */
import { refusal } from '../../../../engine/index.ts';
import { areaOf } from '../../scenario/set-up-area.ts';
import { canPark } from '../../vehicles/vehicle-set-up.ts';
import { vehicleById } from '../../vehicles/vehicles.ts';
import type { ByVerb } from '../by-verb.ts';
import type { Reasons } from './fire.ts';

export const DRIVING_CHECKS: ByVerb<'park', Reasons> = {
  park: ({ world, view }, { vehicle, at }) => {
    const tank = vehicleById(view, vehicle);
    if (tank.at !== undefined) return [refusal('1.3.a', 'it is on the map')];
    if (!areaOf(world, tank).includes(at)) return [refusal('1.3.a', 'it does not set up there')];
    return canPark(world, view, tank, at)
      ? []
      : [refusal('3.3.2.k', 'another vehicle is there, or this one could not have come there')];
  },
};
