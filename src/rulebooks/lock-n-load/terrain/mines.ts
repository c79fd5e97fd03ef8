/** Mines (21.4): each marker attacks the enemies who enter its hex. */
import { type Rule, term } from '../../../engine/index.ts';
import { cover } from '../fire/cover.ts';
import type { Game } from '../game.ts';
import { resolveAttack } from '../morale/damage.ts';
import type { Location, UnitId, VehicleId } from '../state.ts';
import { findUnit } from '../units.ts';
import { armored } from '../vehicles/damage.ts';
import { type AnyVehicle, findVehicle } from '../vehicles/vehicles.ts';
import { hexOf } from './places.ts';

/** One attack a marker, upon all who come and are left of them (21.4.a). Its own side knows the way (21.4.d). */
export function* mineAttack(game: Game, at: Location, entering: readonly (UnitId | VehicleId)[]): Rule<void> {
  const hex = hexOf(game.world, at);
  for (const { by, firepower } of game.state.mines?.filter(mines => mines.at === hex) ?? []) {
    const targets = entering.flatMap(id => {
      const vehicle = findVehicle(game.state, id);
      if (vehicle) return vehicle.side === by ? [] : [underVehicle(vehicle, firepower)];
      const unit = findUnit(game.state, id);
      if (!unit || unit.side === by) return [];
      // They lie in the ground: neither hexsides nor height are between.
      const shelter = cover(game.world, game.state, at, { indirect: true, unit });
      const strength = term('Mines', firepower, '21.4.a');
      const made = { attack: strength ? [strength] : [], defence: shelter };
      return [{ units: [id], attack: firepower, defence: shelter.value, made }];
    });
    if (targets.length > 0)
      yield* resolveAttack(game, { why: `the Mines in ${hex}`, cite: '21.4.a', at, targets });
  }
}

/** Open or buttoned, its lowest armor stands against them, and nothing else (21.4.b). */
function underVehicle(vehicle: AnyVehicle, firepower: number) {
  const plate = armored(vehicle, { value: 0, kept: [], dropped: [] });
  const strength = term('Mines', firepower, '21.4.b');
  const made = { attack: strength ? [strength] : [], defence: plate };
  return { units: [vehicle.id], attack: firepower, defence: plate.value, made };
}
