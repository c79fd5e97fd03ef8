/** Spotting (10.1): whether the enemy sees who is in a location. It follows from how things stand, at every moment. */
import { added, type Side, type Tally } from '../../../engine/index.ts';
import { listed, markerAllows, modifier, sightClass, skill, spottingNumber } from '../charts/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import type { Location } from '../state.ts';
import { isAdjacent, placeOf } from '../terrain/places.ts';
import { isOpen, terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  isFresh,
  isGoodOrder,
  isLeader,
  isMedic,
  isScout,
  leadershipOf,
  markersOf,
  meleeAt,
  unitsAt,
} from '../units.ts';
import { isMovingVehicle } from '../vehicles/moving.ts';
import {
  type AnyVehicle,
  isInOrder,
  isOpenVehicle,
  isVehicle,
  placesOf,
  vehiclesAt,
  vehiclesOf,
} from '../vehicles/vehicles.ts';
import { hasRule, type World } from '../world.ts';
import { isInTheDark } from './night.ts';
import { degradingOf } from './sight.ts';

interface Reason {
  readonly why: string;
  readonly cite: string;
}

export const isSpotted = (world: World, view: View, at: Location, side: Side): boolean =>
  whySpotted(world, view, at, side) !== undefined;

/** Why the side's units in the location are spotted by the enemy; undefined if they are not (10.1.b). */
export function whySpotted(world: World, view: View, at: Location, side: Side): Reason | undefined {
  const { hex, inBunker } = placeOf(world, at);
  if (view.spotted.includes(at)) return { why: 'a Spotted marker', cite: '10.1.j' };
  // A Bunker is spotted as blocking terrain, whatever it stands on (21.1.1).
  if (!inBunker && isOpen(world, hex)) return { why: 'open terrain', cite: '10.1.c' };
  if (meleeAt(view, at)) return { why: 'a Melee', cite: '10.1.b' };
  const units = unitsAt(view, at, side);
  const move = enclosing(view, 'move');
  const drive = enclosing(view, 'drive');
  const isGivenAway = (unit: AnyUnit) =>
    (drive?.begun === true && drive.escort?.units.includes(unit.id)) ||
    markersOf(unit).some(marker => markerAllows(world.charts, marker, 'hex is spotted')) ||
    (move !== undefined &&
      (move.kind === 'normal' || move.kind === 'assault') &&
      move.begun === true &&
      move.units.includes(unit.id));
  if (units.some(isGivenAway)) return { why: 'units that moved or fired', cite: '10.1.b' };
  const vehicles = vehiclesAt(view, at, side);
  if (vehicles.some(each => each.fired || isMovingVehicle(view, each)))
    return { why: 'vehicles that moved or fired', cite: '10.1.b' };
  // Those who move by Stealth are not seen even from beside them (6.4.a).
  if (vehicles.length === 0 && units.every(unit => isStealthy(view, unit))) return undefined;
  return hasWatcher(world, view, at, side) ? { why: 'an enemy beside it', cite: '10.1.b' } : undefined;
}

function isStealthy(view: View, unit: AnyUnit): boolean {
  if (unit.moved === 'Stealth' || unit.moved === 'Full Stealth') return true;
  const move = enclosing(view, 'move');
  return move?.kind === 'stealth' && move.units.includes(unit.id);
}

/** An enemy in Good Order beside the location spots it; Medics never spot (10.1.l, 11.3.a). */
function hasWatcher(world: World, view: View, at: Location, side: Side): boolean {
  // Who is buttoned sees not even what is beside him (15.0.b), and a Shaken crew is (15.0.d).
  const crews = vehiclesOf(view).some(
    each =>
      each.side !== side &&
      each.at !== undefined &&
      isInOrder(each) &&
      isOpenVehicle(each) &&
      isAdjacent(world, each.at, at),
  );
  if (crews) return true;
  return view.units.some(
    unit =>
      unit.side !== side &&
      unit.at !== undefined &&
      isGoodOrder(unit) &&
      !isMedic(unit) &&
      isAdjacent(world, unit.at, at),
  );
}

// ---- attempts (10.1.g to 10.1.l)

/** Whether the unit may try to spot at all: without any marker, in Good Order, and no Medic. */
export const maySpot = (unit: AnyUnit): boolean =>
  unit.at !== undefined && isGoodOrder(unit) && isFresh(unit) && !isMedic(unit);

/** A crew does so with its hatches open (15.0.b, 15.0.d). */
export const crewMaySpot = (vehicle: AnyVehicle): boolean =>
  vehicle.at !== undefined && isInOrder(vehicle) && isFresh(vehicle) && isOpenVehicle(vehicle);

/** The places where units of the side are that nobody has spotted yet: what there is to look for. */
export function unspotted(world: World, view: View, side: Side): readonly Location[] {
  return placesOf(view, side).filter(at => !isSpotted(world, view, at, side));
}

/** Whether those in the one place see the other, as far as terrain and night let them. */
export function hasLineTo(world: World, view: View, from: Location, at: Location): boolean {
  return !isInTheDark(world, view, from, at) && degradingOf(world, view, from, at) !== undefined;
}

interface SpottingChance {
  /** The modifiers to the die. */
  readonly roll: Tally;
  /** So much or less spots. */
  readonly needed: number;
}

export function spottingChance(
  world: World,
  view: View,
  spotter: AnyUnit | AnyVehicle,
  at: Location,
): SpottingChance {
  const from = spotter.at as Location;
  const { hex, inBunker } = placeOf(world, at);
  const terrain = terrainAt(world, hex);
  const cover = inBunker
    ? 'bunker'
    : terrain && sightClass(world.charts, terrain) === 'degrading'
      ? 'degrading'
      : 'blocking';
  const chart = world.charts.spottingModifiers;
  const each = modifier(chart, 'degrading hex');
  // Of men; a crew has nobody's help but its own eyes.
  const man = isVehicle(spotter) ? undefined : spotter;
  const leader = man && aidingLeader(world, view, man);
  const skilled = man?.skill && skill(world.charts, man.skill);
  const entries = [
    { id: 'degrading hexes', cite: each.cite, n: (degradingOf(world, view, from, at) ?? 0) * each.n },
    leader && { id: `{${leader.id}}`, cite: '10.1.h', n: -leadershipOf(world, leader) },
    man && isScout(man) && listed(chart, 'Scout'),
    hasRule(world, 'vehicles stand out') &&
      vehiclesAt(view, at).length > 0 &&
      listed(world.charts.vehicleSpotting, 'a vehicle is there'),
    skilled && skilled.affects === 'spotting roll' && { id: `${man?.skill}`, cite: '12.0.a', n: skilled.by },
  ];
  const roll = added(
    entries.filter(entry => entry && entry.n !== 0),
    'modifiers',
  );
  return { roll, needed: spottingNumber(world.charts, cover) };
}

/** A Leader applies his own modifier, or that of one beside him whom no marker keeps from it (10.1.h, 11.1.b). */
function aidingLeader(world: World, view: View, spotter: AnyUnit): AnyUnit | undefined {
  if (isLeader(spotter)) return spotter;
  return unitsAt(view, spotter.at as Location, spotter.side)
    .filter(unit => isLeader(unit) && isGoodOrder(unit) && isFresh(unit) && areOfOneBadge(unit, spotter))
    .toSorted((a, b) => leadershipOf(world, b) - leadershipOf(world, a))[0];
}
