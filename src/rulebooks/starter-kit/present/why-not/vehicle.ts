/** Why a vehicle can do nothing now, phase by phase. */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import { isEntering } from '../../movement/entry.ts';
import type { Phase } from '../../state.ts';
import type { AnyVehicle } from '../../vehicles/vehicles.ts';
import { groupOf } from '../../world.ts';
import type { Scene } from '../names.ts';
import type { Reasons } from './fire.ts';

export function vehicleReasons(scene: Scene, vehicle: AnyVehicle): Reasons {
  const unfit = unfitReason(scene, vehicle);
  return unfit ? [unfit] : PHASES[scene.view.phase](scene, vehicle);
}

function unfitReason({ world, view }: Scene, vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.wreck) return refusal('7.4.c', 'it is a wreck');
  if (vehicle.shocked) return refusal('7.10.e', 'its crew is in shock');
  if (vehicle.stunned) return refusal('7.10.h', 'its crew is stunned');
  if (vehicle.at !== undefined || isEntering(world, view, vehicle)) return undefined;
  const turn = groupOf(world, vehicle.group).enter?.turn;
  return refusal('3.3.d', turn === undefined ? 'it is not on the map' : `it enters in turn ${turn}`);
}

type PhaseReasons = (scene: Scene, vehicle: AnyVehicle) => Reasons;

/** Of fire its verbs speak themselves. */
const fire: PhaseReasons = () => [refusal('3.0.a', 'there is nothing for it to do in this phase')];

const drive: PhaseReasons = ({ view }, vehicle) => {
  if (vehicle.moved) return [refusal('3.3.2.a', 'its movement phase is over')];
  if (view.doing.some(({ is }) => is === 'drive' || is === 'move')) {
    return [refusal('3.3.1.e', 'another is on the move')];
  }
  if (vehicle.immobilized) return [refusal('2.0.Immobilized', 'it is immobilized')];
  if (vehicle.bogged) return [refusal('7.6.c', 'it is stuck')];
  return [refusal('3.2.5.a', 'who has fired in the prep fire phase does not move')];
};

const PHASES: Readonly<Record<Phase, PhaseReasons>> = {
  rally: () => [refusal('3.1.e', 'it has nothing to repair')],
  'prep-fire': fire,
  movement: (scene, vehicle) =>
    vehicle.side === scene.view.attacker ? drive(scene, vehicle) : fire(scene, vehicle),
  'defensive-fire': fire,
  'advancing-fire': fire,
  rout: () => [refusal('3.6.a', 'only broken units rout')],
  advance: () => [refusal('3.7.a', 'only infantry advances')],
  'close-combat': () => [refusal('3.8.a', 'it fights in close combat where enemies are in its hex')],
};
