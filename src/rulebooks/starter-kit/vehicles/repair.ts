/** The rally phase's repairs aboard a vehicle (3.1.e, 7.2, 7.8). */
import { type Rule, refusal, roll } from '../../../engine/index.ts';
import { lostOn, needsLookout } from '../charts/index.ts';
import { repairNumber } from '../charts/ordnance/gun-handling.ts';
import type { Arm } from '../counters/card.ts';
import { dr, type Game, type View } from '../game.ts';
import { rallyVerb } from '../morale/rally-scene.ts';
import type { ArmId } from '../state.ts';
import { repairTold } from '../support-weapons/repair-told.ts';
import type { World } from '../world.ts';
import { armId, armOf, armState, armsOf, firing, setArm } from './arms.ts';
import { disableArm } from './damage.ts';
import { isDazed } from './vehicles.ts';

/** What malfunctions on vehicles in good order and has not been tried yet; the roof gun only by an exposed crew (7.8.h). */
export const repairArmVerb = rallyVerb('repair-arm', {
  cite: '3.1.e',
  who: ({ view, side }) =>
    (view.vehicles ?? [])
      .filter(vehicle => vehicle.side === side)
      .flatMap(vehicle =>
        armsOf(vehicle)
          .filter(arm => armState(vehicle, arm).malfunctioned)
          .map(arm => armId(vehicle, arm)),
      ),
  by: (_, id) => id.split('.')[0],
  unfit({ world, view }, id) {
    const { vehicle, arm } = armOf(view, id);
    if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map');
    if (vehicle.wreck || isDazed(vehicle)) return refusal('3.1.e', 'its crew can’t see to it now');
    if (vehicle.mended?.includes(arm)) return refusal('3.1.e', 'its repair has been tried in this phase');
    return needsLookout(world.charts, arm) && !vehicle.crewExposed
      ? refusal('7.8.h', 'only an exposed crew sees to the gun on the roof')
      : undefined;
  },
  args: arm => ({ arm }),
  perform: (game, { arm }) => repairArm(game, arm),
});

export const armRepairNumber = (world: World, view: View, id: ArmId): number =>
  repairNumber(world.charts, repairedAs(armOf(view, id).arm)) ?? 0;

const repairedAs = (arm: Arm) => (arm === 'MA' ? 'main armament' : 'vehicular machine gun');

/** By the chart a low die repairs it, and the worst is its end. */
function* repairArm(game: Game, id: ArmId): Rule<void> {
  const { vehicle, arm } = armOf(game.state, id);
  const number = armRepairNumber(game.world, game.state, id);
  const end = lostOn(game.world.charts, repairedAs(arm));
  game.own(vehicle).mended = [...(vehicle.mended ?? []), arm];
  const result = yield* roll(
    dr,
    `Repair of ${firing(id)}`,
    ({ white }) => (white === end ? 'lost' : white <= number ? 'repaired' : 'nothing'),
    { cite: '3.1.e', by: vehicle.side, tell: (dice, found) => repairTold(dice, found, number, end) },
  );
  if (result === 'lost') disableArm(game, vehicle, arm);
  if (result !== 'repaired') return;
  const { malfunctioned: _, ...state } = armState(vehicle, arm);
  setArm(game, vehicle, arm, state);
  game.say('3.1.e', `${firing(id)} is repaired`);
}
