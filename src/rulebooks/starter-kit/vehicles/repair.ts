/** The rally phase's repairs aboard a vehicle (3.1.e, 7.2, 7.8). */

import { type Rule, roll, type Side } from '../../../engine/index.ts';
import { lostOn, needsLookout } from '../charts/index.ts';
import { repairNumber } from '../charts/ordnance/gun-handling.ts';
import type { Arm } from '../counters/card.ts';
import { dr, type Game, type View } from '../game.ts';
import type { ArmId } from '../state.ts';
import type { World } from '../world.ts';
import { armId, armOf, armState, armsOf, firing, setArm } from './arms.ts';
import { disableArm } from './damage.ts';
import { type AnyVehicle, isDazed } from './vehicles.ts';

/** What malfunctions on vehicles in good order and has not been tried yet; the roof gun only by an exposed crew (7.8.h). */
export function repairableArms(world: World, view: View, side: Side): readonly ArmId[] {
  if (view.vehicles === undefined) return [];
  return view.vehicles
    .filter(vehicle => vehicle.side === side && isFitToRepair(vehicle))
    .flatMap(each => brokenArms(world, each));
}

const isFitToRepair = (vehicle: AnyVehicle) =>
  vehicle.at !== undefined && !vehicle.wreck && !isDazed(vehicle);

function brokenArms(world: World, vehicle: AnyVehicle): readonly ArmId[] {
  return armsOf(vehicle)
    .filter(arm => armState(vehicle, arm).malfunctioned && !vehicle.mended?.includes(arm))
    .filter(arm => !needsLookout(world.charts, arm) || vehicle.crewExposed)
    .map(arm => armId(vehicle, arm));
}

export const armRepairNumber = (world: World, view: View, id: ArmId): number =>
  repairNumber(world.charts, repairedAs(armOf(view, id).arm)) ?? 0;

const repairedAs = (arm: Arm) => (arm === 'MA' ? 'main armament' : 'vehicular machine gun');

/** By the chart a low die repairs it, and the worst is its end. */
export function* repairArm(game: Game, id: ArmId): Rule<void> {
  const { vehicle, arm } = armOf(game.state, id);
  const number = armRepairNumber(game.world, game.state, id);
  const end = lostOn(game.world.charts, repairedAs(arm));
  game.own(vehicle).mended = [...(vehicle.mended ?? []), arm];
  const result = yield* roll(
    dr,
    `Repair of ${firing(id)}`,
    ({ white }) => (white === end ? 'lost' : white <= number ? 'repaired' : 'nothing'),
    { cite: '3.1.e', by: vehicle.side },
  );
  if (result === 'lost') disableArm(game, vehicle, arm);
  if (result !== 'repaired') return;
  const { malfunctioned: _, ...state } = armState(vehicle, arm);
  setArm(game, vehicle, arm, state);
  game.say('3.1.e', `${firing(id)} is repaired`);
}
