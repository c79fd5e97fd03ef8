/** An impulse under way, as its verbs see it (4.0). */
import type { Frozen, Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { type View, verbsIn } from '../game.ts';
import type { ImpulseFrame } from '../state.ts';
import { type AnyUnit, findUnit } from '../units.ts';
import { type AnyVehicle, canBeUsed, findVehicle } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { readyUnits } from './groups.ts';

export type AnyImpulse = Frozen<ImpulseFrame>;

export interface ImpulseScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly impulse: AnyImpulse;
}

export const impulseVerb = verbsIn<ImpulseScene>();

/** The activated units that are still where they were activated. */
export const activatedUnits = remembered(({ view, impulse }: ImpulseScene): readonly AnyUnit[] =>
  impulse.groups.flatMap(({ units, at }) =>
    units.flatMap(id => {
      const unit = findUnit(view, id);
      return unit?.at === at ? [unit] : [];
    }),
  ),
);

/** Those of them that an impulse still has a use for. */
export const unitsToAct = remembered(({ view, impulse }: ImpulseScene) => readyUnits(view, impulse));

/** The activated vehicles that an impulse still has a use for. */
export const vehiclesToAct = remembered(({ view, impulse }: ImpulseScene): readonly AnyVehicle[] =>
  impulse.groups.flatMap(({ vehicles = [] }) =>
    vehicles.flatMap(id => {
      const vehicle = findVehicle(view, id);
      return vehicle && canBeUsed(vehicle) ? [vehicle] : [];
    }),
  ),
);
