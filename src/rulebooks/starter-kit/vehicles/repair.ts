/** The rally phase's repairs aboard a vehicle (3.1.e, 7.2, 7.8). */
import { type Rule, roll, type Side } from '../../../engine/index.ts';
import { repairNumber } from '../charts/ordnance/gun-handling.ts';
import { dr, type Game, type View } from '../game.ts';
import type { ArmId } from '../state.ts';
import { armId, armOf, armState, armsOf, firing, setArm } from './arms.ts';
import { disableArm } from './damage.ts';
import { type AnyVehicle, isDazed } from './vehicles.ts';

const LOST = 6;

/** What malfunctions on vehicles in good order and has not been tried yet; the roof gun only by an exposed crew (7.8.h). */
export function repairableArms(view: View, side: Side): readonly ArmId[] {
  if (view.vehicles === undefined) return [];
  return view.vehicles.filter(vehicle => vehicle.side === side && isFitToRepair(vehicle)).flatMap(brokenArms);
}

const isFitToRepair = (vehicle: AnyVehicle) =>
  vehicle.at !== undefined && !vehicle.wreck && !isDazed(vehicle);

function brokenArms(vehicle: AnyVehicle): readonly ArmId[] {
  return armsOf(vehicle)
    .filter(arm => armState(vehicle, arm).malfunctioned && !vehicle.mended?.includes(arm))
    .filter(arm => arm !== 'AAMG' || vehicle.crewExposed)
    .map(arm => armId(vehicle, arm));
}

export const armRepairNumber = (view: View, id: ArmId): number =>
  repairNumber(armOf(view, id).arm === 'MA' ? 'main armament' : 'vehicular machine gun');

/** A 1 repairs it, a 6 is its end. */
export function* repairArm(game: Game, id: ArmId): Rule<void> {
  const { vehicle, arm } = armOf(game.state, id);
  const number = armRepairNumber(game.state, id);
  game.own(vehicle).mended = [...(vehicle.mended ?? []), arm];
  const result = yield* roll(
    dr,
    `Repair of ${firing(id)}`,
    ({ white }) => (white === LOST ? 'lost' : white <= number ? 'repaired' : 'nothing'),
    { cite: '3.1.e', by: vehicle.side },
  );
  if (result === 'lost') disableArm(game, vehicle, arm);
  if (result !== 'repaired') return;
  const { malfunctioned: _, ...state } = armState(vehicle, arm);
  setArm(game, vehicle, arm, state);
  game.say('3.1.e', `${firing(id)} is repaired`);
}
