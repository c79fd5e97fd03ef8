/** Why the crew of a vehicle may not do what it does besides driving and firing (3.1, 3.3.2.f, 3.8, 7.7). */
import { isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { needsLookout } from '../../charts/index.ts';
import { isFixed } from '../../vehicles/arcs.ts';
import { armMode, armOf, armState, armsOf, mountOf } from '../../vehicles/arms.ts';
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

export const CREW_CHECKS: ByVerb<
  'open-hatch' | 'button-up' | 'repair-arm' | 'swivel' | 'close-defence',
  Reasons
> = {
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
  swivel: ({ world, view }, { vehicle: id, on }) => {
    const vehicle = vehicleById(view, id);
    if (on === 'hull' && isFixed(vehicle)) return [refusal('2.0.Immobilized', 'it can’t turn its hull')];
    const canFire = armsOf(vehicle).some(
      arm => mountOf(world, vehicle, arm) === on && !isRefusal(armMode(world, view, vehicle, arm)),
    );
    return canFire ? [] : [refusal('3.3.2.f', 'nothing that it carries could still fire')];
  },
  'close-defence': ({ view }, { vehicle: id }) => {
    const vehicle = vehicleById(view, id);
    const frame = view.doing.at(-1);
    if (vehicle.crewExposed) return [refusal('3.8.s', 'it is thrown by a vehicle that is buttoned up')];
    if (frame?.is !== 'combat-in-turn' || isDazed(vehicle)) return [];
    if (frame.defended?.includes(vehicle.id)) return [refusal('3.8.s', 'it has been used in this phase')];
    return frame.assaulted?.includes(vehicle.id) || frame.ambusher === vehicle.side
      ? []
      : [refusal('3.8.s', 'the vehicle has not been attacked')];
  },
};
