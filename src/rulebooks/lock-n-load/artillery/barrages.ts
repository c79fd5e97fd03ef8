/** Fire for Effect: shells that fall on a place, at once and on whoever enters it until the Administration Phase (18.1.e, 18.2.g). */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, type Rule, type Side, term } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { cover } from '../fire/cover.ts';
import { isMovingTarget, listed } from '../fire/modifiers.ts';
import { unitsUnderShells, vehiclesUnderShells } from '../fire/shooters.ts';
import type { Game } from '../game.ts';
import { resolveAttack, type TargetSet } from '../morale/damage.ts';
import type { FireForEffect, Location, UnitId, VehicleId } from '../state.ts';
import { hexOf } from '../terrain/places.ts';
import { type AnyUnit, findUnit } from '../units.ts';
import { armored } from '../vehicles/damage.ts';
import { isMovingVehicle } from '../vehicles/moving.ts';
import { type AnyVehicle, findVehicle, isVehicle } from '../vehicles/vehicles.ts';
import { fallsOn, hexesUnder } from './under-fire.ts';

type Barrage = Frozen<FireForEffect>;

/** The shells of a mortar keep falling on the hex until the Administration Phase (18.1.e, RRT.5). */
export function fireForEffect(game: Game, by: Side, target: Location, firepower: number): void {
  keepFalling(game, { at: hexOf(game.world, target), by, firepower });
}

/** Off-board artillery strikes all who are in its seven hexes, hex by hex, friends too, and keeps falling (18.2.g, 18.2.h). */
export function* bombard(game: Game, at: HexId, by: Side, firepower: number): Rule<void> {
  const barrage: Barrage = { at, by, firepower, around: true };
  keepFalling(game, barrage);
  for (const hex of hexesUnder(game.world, barrage))
    yield* shell(game, barrage, '18.2.g', hex, [
      ...vehiclesUnderShells(game.world, game.state, hex),
      ...unitsUnderShells(game.world, game.state, hex),
    ]);
}

function keepFalling(game: Game, barrage: Barrage): void {
  game.own(game.state).barrages = [...(game.state.barrages ?? []), barrage];
  game.say(
    barrage.around ? '18.2.h' : '18.1.e',
    `Shells keep falling on ${barrage.at}${barrage.around ? ' and all around it' : ''}`,
  );
}

/** Every barrage on the hex attacks those who enter it, whichever side they are of (18.1.e, 18.2.h). */
export function* barrageAttack(
  game: Game,
  at: Location,
  entering: readonly (UnitId | VehicleId)[],
): Rule<void> {
  const hex = hexOf(game.world, at);
  for (const barrage of game.state.barrages?.filter(each => fallsOn(game.world, each, hex)) ?? []) {
    const units = entering.flatMap(id => findUnit(game.state, id) ?? findVehicle(game.state, id) ?? []);
    yield* shell(game, barrage, barrage.around ? '18.2.h' : '18.1.e', at, units);
  }
}

/** One roll for all in the hex, each behind his own shelter (18.0.a); a mortar's shells have the higher of two dice. */
function* shell(
  game: Game,
  { by, firepower, around }: Barrage,
  cite: string,
  at: Location,
  units: readonly (AnyUnit | AnyVehicle)[],
): Rule<void> {
  if (units.length === 0) return;
  yield* resolveAttack(game, {
    by,
    why: `the shells that fall on ${hexOf(game.world, at)}`,
    cite,
    dice: around ? 'one' : 'higher',
    at,
    targets: units.map(each =>
      isVehicle(each) ? exposedVehicle(game, each, firepower, cite) : exposed(game, each, firepower, cite),
    ),
  });
}

/** Leadership counts for nothing, nor do walls and hills (18.0.b, 18.2.g). */
function exposed({ world, state }: Game, unit: AnyUnit, firepower: number, cite: string): TargetSet {
  const { n, cite: why } = listed(world, 'moving target');
  const moving = isMovingTarget(world, state, unit) ? n : 0;
  const shelter = cover(world, state, unit.at as Location, { indirect: true, unit });
  const terms = [term('shells', firepower, cite), term('moving target', moving, why)];
  return {
    units: [unit.id],
    attack: firepower + moving,
    defence: shelter.value,
    made: { attack: terms.filter(each => each !== undefined), defence: shelter },
  };
}

/** Open or buttoned, its lowest armor stands beside the shelter of the hex (17.4). */
function exposedVehicle(
  { world, state }: Game,
  vehicle: AnyVehicle,
  firepower: number,
  cite: string,
): TargetSet {
  const { n, cite: why } = modifier(world.charts.vehicleFire, 'moving vehicle, direct fire');
  const moving = isMovingVehicle(state, vehicle) ? n : 0;
  const at = vehicle.at as Location;
  const shelter = armored(vehicle, cover(world, state, at, { indirect: true, vehicle }));
  const terms = [term('shells', firepower, cite), term('moving vehicle', moving, why)];
  return {
    units: [vehicle.id],
    attack: firepower + moving,
    defence: shelter.value,
    made: { attack: terms.filter(each => each !== undefined), defence: shelter },
  };
}
