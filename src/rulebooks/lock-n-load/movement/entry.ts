/** Coming onto the map and leaving it (22.0). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { push } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { eliminate, removeUnit, removeWeapon } from '../morale/losses.ts';
import { exitHexes } from '../scenario/victory.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, isGoodOrder, isLocked, isSniper, unitById, weaponsOf } from '../units.ts';
import { isDriveIn } from '../vehicles/driving/entry.ts';
import { removeVehicle } from '../vehicles/losses.ts';
import { vehiclesOf } from '../vehicles/vehicles.ts';
import { groupOf, type World } from '../world.ts';
import type { Move } from './moving-stack.ts';
import { canStep } from './steps.ts';

/** Off the map, and due in this turn (22.0.b). */
export function isEntering(world: World, view: View, unit: AnyUnit): boolean {
  if (unit.at !== undefined || unit.aboard !== undefined || isSniper(unit)) return false;
  return groupOf(world, unit.group).enter?.turn === view.turn;
}

/** Why a unit off the map may not come on in this impulse (22.0.a). */
export function entryRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (isEntering(world, view, unit))
    return canStep(world, view, entryOf(unit)) ? undefined : refusal('22.0.b', 'no hex is open to it');
  if (unit.aboard !== undefined) return refusal('16.0', 'it is aboard a vehicle');
  if (isSniper(unit)) return refusal('11.4.a', 'he shows himself during play');
  const { enter, arrive } = groupOf(world, unit.group);
  if (arrive) return refusal('1.8.b', 'it comes by an event');
  return refusal('22.0.a', enter ? `it enters in turn ${enter.turn}` : 'it has no turn to enter in');
}

/** The side's units that may come on now, one of them or a stack. */
export const entrants = (world: World, view: View, side: Side): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side && unit.at === undefined && !entryRefusal(world, view, unit));

/** The move by which a unit comes on; others of its group may join it before the first step. */
const entryOf = ({ id, side }: AnyUnit): Move => ({
  is: 'move',
  side,
  units: [id],
  kind: 'normal',
  spent: 0,
  steps: 0,
});

export function beginEntry(game: Game, id: UnitId): void {
  push(game, entryOf(unitById(game.state, id)));
}

/** Nobody is held in reserve: who has not come in his turn never does (22.0.b). */
export function eliminateAbsent(game: Game): void {
  for (const unit of game.state.units.filter(each => isEntering(game.world, game.state, each))) {
    for (const weapon of weaponsOf(game.state, unit)) removeWeapon(game, weapon, '22.0.b');
    eliminate(game, unit, '22.0.b');
  }
  for (const vehicle of vehiclesOf(game.state).filter(each => isDriveIn(game.world, game.state, each))) {
    game.say('22.0.b', `{${vehicle.id}} is eliminated`);
    removeVehicle(game, vehicle, 'eliminated');
  }
}

/** Where the victory conditions have use for it, units in Good Order may leave the map. */
export function canExit(world: World, view: View, unit: AnyUnit): boolean {
  return (
    unit.at !== undefined &&
    isGoodOrder(unit) &&
    !isLocked(view, unit) &&
    exitHexes(world, unit.side).some(hex => hex === unit.at)
  );
}

/** The unit leaves the map for good, and takes its weapons along. */
export function leave(game: Game, unit: AnyUnit): void {
  game.say('22.0.d', `{${unit.id}} leaves the map`);
  const carried = weaponsOf(game.state, unit).map(({ id }) => id);
  game.own(game.state).weapons = game.state.weapons.filter(({ id }) => !carried.includes(id));
  game.own(game.state.losses).push({ side: unit.side, card: unit.card, how: 'exited' });
  removeUnit(game, unit);
}
