/** Why the crew of a vehicle may not do what it does besides driving and firing (3.1, 3.3.2.f, 3.8, 7.7). */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import { needsLookout } from '../../charts/index.ts';
import { armOf, armState } from '../../vehicles/arms.ts';
import { closeDefenceRefusal } from '../../vehicles/close-defence.ts';
import { hatchRefusal } from '../../vehicles/crew.ts';
import { isDazed, vehicleById } from '../../vehicles/vehicles.ts';
import type { ByVerb } from '../by-verb.ts';
import type { Scene } from '../names.ts';

type Reasons = readonly Refusal[];

function hatchReasons({ world, view }: Scene, id: string, opens: boolean): Reasons {
  const vehicle = vehicleById(view, id);
  const refused = hatchRefusal(world, view, vehicle);
  if (refused) return [refused];
  return (vehicle.crewExposed === true) === opens ? [refusal('7.7.a', 'it is so already')] : [];
}

export const CREW_CHECKS: ByVerb<'open-hatch' | 'button-up' | 'repair-arm' | 'close-defence', Reasons> = {
  'open-hatch': (scene, { vehicle }) => hatchReasons(scene, vehicle, true),
  'button-up': (scene, { vehicle }) => hatchReasons(scene, vehicle, false),
  'repair-arm': ({ world, view }, { arm: id }) => {
    const { vehicle, arm } = armOf(view, id);
    const { malfunctioned, disabled } = armState(vehicle, arm);
    if (disabled) return [refusal('3.1.e', 'it is disabled for good')];
    if (!malfunctioned) return [refusal('3.1.e', 'it works')];
    if (isDazed(vehicle)) return [refusal('7.2.b', 'its crew is dazed')];
    if (needsLookout(world.charts, arm) && !vehicle.crewExposed)
      return [refusal('7.8.h', 'somebody must look out to repair it')];
    return vehicle.mended?.includes(arm) ? [refusal('3.1.e', 'it has been tried in this rally phase')] : [];
  },
  'close-defence': ({ view }, { vehicle: id }) => {
    const frame = view.doing.at(-1);
    const vehicle = vehicleById(view, id);
    const against = frame?.is === 'combat-in-turn' ? closeDefenceRefusal(view, frame, vehicle) : undefined;
    return against ? [against] : [];
  },
};
