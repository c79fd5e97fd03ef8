/** Placing a demolition charge (4.3): on the move, from the next hex; it goes off in the advancing fire phase. */

import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import { preAfvCheck } from '../close-combat/pre-afv-check.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import type { Game, View } from '../game.ts';
import { entryCost, inHalves } from '../movement/cost.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { expenseRefusal, type MoveScene, moveVerb } from '../movement/move-scene.ts';
import { amend, hexOf, moveOf } from '../movement/moving-stack.ts';
import { spend } from '../movement/stepping.ts';
import { minedBy } from '../ordnance/hits/charge-on-vehicle.ts';
import { knownVehiclesAt } from '../ordnance/targets.ts';
import type { LaidCharge, VehicleId, WeaponId } from '../state.ts';
import {
  type AnyWeapon,
  possessorOf,
  unitById,
  unitsAt,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { neighbours, type World } from '../world.ts';
import { chargeLaidBy } from './demolition.ts';

/** As much as it would cost to enter the target, and spent where the placer stands (4.3.c). */
export function placementCost(world: World, view: View, from: HexId, at: HexId): number | undefined {
  const cost = entryCost(world, view, { from, to: at });
  return cost && inHalves(cost.value);
}

/** The charges of those on the move: one a unit (4.3.b). */
function charges({ view, stack }: MoveScene): readonly AnyWeapon[] {
  return stack.flatMap(unit =>
    weaponsOf(view, unit).filter(weapon => weaponCardOf(weapon).kind === 'demolition-charge'),
  );
}

const placer = (_: MoveScene, { by }: AnyWeapon): string | undefined => by;
const NOBODY_HAS_IT = refusal('4.3.c', 'nobody on the move has it');
const NOT_BESIDE = refusal('4.3.c', 'it is placed in an adjacent hex');

function placerRefusal({ view, here }: MoveScene, { by }: AnyWeapon): Refusal | undefined {
  if (here === undefined) return refusal('3.3.d', 'it is not on the map');
  return view.charges.some(charge => charge.by === by) ? refusal('4.3.b', 'one charge a unit') : undefined;
}

/** On a neighbouring hex with enemies in it, for what it would cost to enter. */
function targetRefusal(scene: MoveScene, at: HexId): Refusal | undefined {
  const { world, view, side, here } = scene;
  if (!isEnemyHeld(view, at, side)) return refusal('4.3.a', 'there is nobody in the hex to use it on');
  const cost = here === undefined ? undefined : placementCost(world, view, here, at);
  if (cost === undefined) return refusal('4.3.c', 'nobody could enter that hex');
  return expenseRefusal(scene, cost, scene.purseHere);
}

const placeOnMen = moveVerb('place-charge', {
  cite: '4.3.c',
  who: charges,
  whoElse: NOBODY_HAS_IT,
  by: placer,
  unfit: placerRefusal,
  what: ({ world, here }) => (here === undefined ? [] : neighbours(world, here)),
  whatElse: NOT_BESIDE,
  refusal: (scene, _, at) =>
    unitsAt(scene.view, at).some(({ side }) => side !== scene.side)
      ? targetRefusal(scene, at)
      : refusal('4.3.a', 'there is nobody in the hex to use it on'),
  args: ({ id }, at) => ({ weapon: id, at }),
  perform: (game, { weapon, at }) => placeCharge(game, chargeIn(game.world, game.state, weapon, at)),
});

/** Against a vehicle and nothing else there (4.3.e). */
const placeOnVehicle = moveVerb('place-charge-on', {
  cite: '4.3.e',
  who: charges,
  whoElse: NOBODY_HAS_IT,
  by: placer,
  unfit: placerRefusal,
  what: ({ world, view, side, here }) =>
    here === undefined ? [] : neighbours(world, here).flatMap(at => knownVehiclesAt(view, at, side)),
  whatElse: NOT_BESIDE,
  refusal: (scene, _, { at }) => (at === undefined ? NOT_BESIDE : targetRefusal(scene, at)),
  args: ({ id }, vehicle) => ({ weapon: id, vehicle: vehicle.id }),
  perform: (game, { weapon, vehicle }) => placeChargeOn(game, weapon, vehicle),
});

export const CHARGE_VERBS = [placeOnMen, placeOnVehicle] as const;

/** Against a vehicle it takes nerve first; who lacks it is pinned, and places nothing (4.3.e). */
function* placeChargeOn(game: Game, weapon: WeaponId, id: VehicleId): Rule<void> {
  const { at } = vehicleById(game.state, id);
  const placer = possessorOf(game.state, weaponById(game.state, weapon));
  if (at === undefined || placer?.at === undefined || !(yield* preAfvCheck(game, placer))) return;
  const on = minedBy(game.world, game.state, id, placer.at);
  yield* placeCharge(game, { ...chargeIn(game.world, game.state, weapon, at), on });
}

function* placeCharge(game: Game, placing: LaidCharge): Rule<void> {
  const here = hexOf(game.state, moveOf(game.state));
  const cost = here === undefined ? undefined : placementCost(game.world, game.state, here, placing.at);
  loseInSight(game, [unitById(game.state, placing.by)], '8.3.d3');
  amend(game, { placing });
  yield* spend(game, cost ?? 0);
}

/** The charge as it will lie, if its placer comes through the fire that this draws. */
function chargeIn(world: World, view: View, id: WeaponId, at: HexId): LaidCharge {
  const weapon = weaponById(view, id);
  const unit = possessorOf(view, weapon);
  if (!unit) throw new Error(`nobody has ${id}`);
  return chargeLaidBy(world, view, unit, weapon, at);
}

/** Who is neither broken nor pinned by the fire has placed it; else he still holds it, or it lies where he fell (4.3.d). */
export function layCharge(game: Game, charge: LaidCharge): void {
  const unit = game.state.units.find(each => each.id === charge.by);
  if (!unit || unit.broken || unit.pinned) return;
  tellOfDeed(game, unit, '4.3.d', 'places a charge');
  game.own(game.state.charges).push(charge);
  unset(game.own(weaponById(game.state, charge.weapon)), 'by');
  game.say('4.3.d', `{${charge.by}} has placed {${charge.weapon}} in ${charge.at}`);
}
