/** Placing a demolition charge (4.3): on the move, from the next hex; it goes off in the advancing fire phase. */

import type { HexId } from '../../../board/index.ts';
import { unset } from '../../../engine/index.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import type { Game, View } from '../game.ts';
import { entryCost, inHalves } from '../movement/cost.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { type Move, purseHere, stackOf } from '../movement/moving-stack.ts';
import { knownVehiclesAt } from '../ordnance/targets.ts';
import type { LaidCharge, WeaponId } from '../state.ts';
import { possessorOf, unitsAt, weaponById, weaponCardOf, weaponsOf } from '../units.ts';
import { neighbours, type World } from '../world.ts';
import { chargeLaidBy } from './demolition.ts';

/** As much as it would cost to enter the target, and spent where the placer stands (4.3.c). */
export function placementCost(world: World, view: View, from: HexId, at: HexId): number | undefined {
  const cost = entryCost(world, view, { from, to: at });
  return cost && inHalves(cost.value);
}

/** One charge a unit (4.3.b), on a neighbouring hex with enemies in it. */
export function chargeActs(world: World, view: View, move: Move) {
  return stackOf(view, move).flatMap(unit => {
    const { at: here } = unit;
    const charges = weaponsOf(view, unit).filter(weapon => weaponCardOf(weapon).kind === 'demolition-charge');
    if (here === undefined || charges.length === 0 || view.charges.some(({ by }) => by === unit.id))
      return [];
    const purse = purseHere(world, view, move);
    const targets = neighbours(world, here).filter(
      at =>
        isEnemyHeld(view, at, unit.side) &&
        (placementCost(world, view, here, at) ?? Number.POSITIVE_INFINITY) <= purse,
    );
    return charges.flatMap(({ id }) => [
      ...targets
        .filter(at => unitsAt(view, at).some(each => each.side !== unit.side))
        .map(at => ({ verb: 'place-charge', weapon: id, at }) as const),
      ...targets
        .flatMap(at => knownVehiclesAt(view, at, unit.side))
        .map(vehicle => ({ verb: 'place-charge-on', weapon: id, vehicle: vehicle.id }) as const),
    ]);
  });
}

/** The charge as it will lie, if its placer comes through the fire that this draws. */
export function chargeIn(world: World, view: View, id: WeaponId, at: HexId): LaidCharge {
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
