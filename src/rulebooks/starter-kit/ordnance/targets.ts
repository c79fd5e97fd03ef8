/**
 * What ordnance can be aimed at (3.2.4), by what its side knows: a side and the referee must come to the same, so that
 * hidden and concealed pieces count for what they look like.
 */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { movers, movingPiece } from '../fire/shooters.ts';
import type { Target } from '../fire/target.ts';
import type { View } from '../game.ts';
import { gunOf } from '../guns/guns.ts';
import { hasWalls } from '../terrain/terrain.ts';
import { type AnyUnit, inMelee, unitsAt } from '../units.ts';
import { isVulnerable } from '../vehicles/crew.ts';
import { type AnyVehicle, vehiclesAt } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { type Shot, shellOf, sideOf, typeOf } from './shot.ts';

/** In the enemy's movement phase only who moves is a target (3.2.4.proc.e). */
const isTargetNow = (view: View, side: Side, id: string): boolean => {
  if (view.phase !== 'movement' || view.attacker === side) return true;
  const moving = movingPiece(view);
  return moving?.is === 'drive' ? moving.vehicle === id : (moving?.units.some(each => each === id) ?? false);
};

/** Enemy vehicles that can be picked out, each by itself. */
export function knownVehicles(view: View, side: Side): readonly AnyVehicle[] {
  return (view.vehicles ?? []).filter(
    each => each.side !== side && each.at !== undefined && !each.wreck && isTargetNow(view, side, each.id),
  );
}

export function knownVehiclesAt(view: View, hex: HexId, side: Side): readonly AnyVehicle[] {
  return view.vehicles === undefined ? [] : knownVehicles(view, side).filter(({ at }) => at === hex);
}

/** Enemies of whom the side knows that somebody is there. */
export function knownUnits(view: View, side: Side): readonly AnyUnit[] {
  const units = view.phase === 'movement' && view.attacker !== side ? movers(view) : view.units;
  return units.filter(unit => unit.side !== side && unit.at !== undefined && !unit.hidden);
}

/** Somebody in the hex whom a shell among men would harm: men on foot, under a question mark, or in an open hatch. */
export function hasMen(view: View, hex: HexId, side: Side, from: HexId): boolean {
  return (
    knownUnits(view, side).some(({ at }) => at === hex) ||
    knownVehiclesAt(view, hex, side).some(each => isVulnerable(each, from))
  );
}

/** The hexes with anything to aim at. */
export function knownTargetHexes(view: View, side: Side): readonly HexId[] {
  const pieces = [...knownUnits(view, side), ...(view.vehicles ? knownVehicles(view, side) : [])];
  return [...new Set(pieces.flatMap(({ at }) => at ?? []))];
}

// ---- whom a shot can hit, as things are

/** One vehicle; or the men in the hex and those who look out of hatches; or, on the area target type, all that is there. */
export function targetsOf(world: World, view: View, shot: Shot): readonly Target[] {
  const { vehicle, target, firer, shell } = shot;
  if (vehicle) return [vehicle];
  if (shell === 'smoke') return [];
  const side = sideOf(firer);
  const men = menIn(view, shot).filter(unit => isStruck(world, view, shot, unit));
  if (view.vehicles === undefined) return men;
  const vehicles = vehiclesAt(view, target).filter(
    each => each.side !== side && isTargetNow(view, side, each.id),
  );
  const isArea = typeOf(shot) === 'area';
  const isAmongMen = (each: AnyVehicle) => !isHollow(shot) && isVulnerable(each, firer.at);
  return [...men, ...vehicles.filter(each => isArea || isAmongMen(each))];
}

/** Movers only in the enemy's movement phase; friends in a melee, too, and on the area target type all (3.8.u, 8.1.8.7.b). */
function menIn(view: View, shot: Shot): readonly AnyUnit[] {
  const side = sideOf(shot.firer);
  const { target } = shot;
  if (view.phase === 'movement' && view.attacker !== side) {
    return movers(view).filter(({ at }) => at === target);
  }
  const isArea = typeOf(shot) === 'area';
  return unitsAt(view, target).filter(unit => unit.side !== side || isArea || inMelee(view, unit));
}

/** Out of a building a hollow charge strikes but those who serve guns (4.4, 6.2). */
function isStruck(world: World, view: View, shot: Shot, unit: AnyUnit): boolean {
  return !isHollow(shot) || hasWalls(world, shot.target) || gunOf(view, unit) !== undefined;
}

const isHollow = (shot: Shot): boolean => typeOf(shot) === 'own' || shellOf(shot) === 'HEAT';
