/** At which locations something may fire: range, arc, line of sight, spotting (5.0.a), and who is there (5.0.b). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import { covers } from '../ordnance/weapon-teams.ts';
import { isHiddenByNight } from '../sight/night.ts';
import { sight } from '../sight/sight.ts';
import { isSpotted } from '../sight/spotting.ts';
import type { Location } from '../state.ts';
import { isThroughFront } from '../terrain/bunkers.ts';
import { distance, placeOf } from '../terrain/places.ts';
import { type AnyUnit, meleeAt, unitsAt } from '../units.ts';
import { type AnyVehicle, isOpenVehicle, manned, vehicleCardOf, vehiclesAt } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { hasSpotted } from './may-fire.ts';
import { occasionOf } from './occasion.ts';
import {
  fireKind,
  isSatchel,
  ordnanceOf,
  reachOf,
  type Shooter,
  unitsUnderShells,
  vehiclesUnderShells,
} from './shooters.ts';

/** A location with enemies in it. Spotting is looked at once, and only for what is in reach of somebody. */
export interface Target {
  readonly at: Location;
  /** Otherwise all who are there on foot (14.1.a, 17.2.c). */
  readonly vehicle?: AnyVehicle;
  isSpotted(): boolean;
}

/** All locations where fire at the enemy is possible as far as they go. Build it once for a list of acts. */
export function targetsFor(world: World, view: View, side: Side): readonly Target[] {
  const friends = new Set<Location>();
  const enemies = new Set<Location>();
  for (const unit of view.units) {
    if (unit.at !== undefined) (unit.side === side ? friends : enemies).add(unit.at);
  }
  for (const { at } of view.vehicles ? manned(view, side) : []) if (at !== undefined) friends.add(at);
  const isFree = (at: Location) => !friends.has(at) && !meleeAt(view, at);
  const onFoot = [...enemies].filter(isFree).map(at => targetAt(world, view, side, at));
  if (!view.vehicles) return onFoot;
  const vehicles = manned(view, enemyOf(world, side)).filter(({ at }) => at !== undefined && isFree(at));
  return [...onFoot, ...vehicles.map(each => targetAt(world, view, side, each.at as Location, each))];
}

export function targetAt(world: World, view: View, side: Side, at: Location, vehicle?: AnyVehicle): Target {
  let known: boolean | undefined;
  return {
    at,
    ...(vehicle && { vehicle }),
    isSpotted() {
      known ??= isSpotted(world, view, at, enemyOf(world, side));
      return known;
    },
  };
}

/** Not where friends are, nor into a Melee (5.0.b). */
export function occupationRefusal(view: View, side: Side, at: Location): Refusal | undefined {
  if (!unitsAt(view, at).some(unit => unit.side !== side)) return refusal('5.0.a', 'there is no enemy');
  return friendsRefusal(view, side, at);
}

/** Whoever is the target there. */
export function friendsRefusal(view: View, side: Side, at: Location): Refusal | undefined {
  const isFriendly = (each: AnyUnit | AnyVehicle) => each.side === side && !('abandoned' in each);
  if ([...unitsAt(view, at), ...vehiclesAt(view, at)].some(isFriendly))
    return refusal('5.0.b', 'there are friendly units');
  return meleeAt(view, at) ? refusal('5.0.b', 'there is a Melee') : undefined;
}

/** Opportunity Fire goes at those who move, and at nobody else (5.3.a). */
export function windowRefusal(
  view: View,
  side: Side,
  { at, vehicle }: Pick<Target, 'at' | 'vehicle'>,
): Refusal | undefined {
  const window = view.doing.findLast(each => each.is === 'window' || each.is === 'impulse');
  if (window?.is !== 'window' || window.side !== side) return undefined;
  const isMeant = vehicle
    ? window.movers.includes(vehicle.id)
    : window.movers.some(id => unitsAt(view, at).some(unit => unit.id === id));
  return isMeant && window.at === at ? undefined : refusal('5.3.a', 'this fire goes at those who move');
}

/** Why the shooter can't fire at the location by a line of its own; cheap questions come first. */
export function targetRefusal(
  world: World,
  view: View,
  shooter: Shooter,
  target: Target,
): Refusal | undefined {
  return (
    reachRefusal(world, shooter, target.at, target.vehicle) ??
    armorRefusal(shooter, target) ??
    shellingRefusal(world, view, shooter, target.at) ??
    spotAndFireRefusal(view, shooter, target.at) ??
    aimRefusal(world, view, shooter, target.at) ??
    spottingRefusal(shooter, target) ??
    bunkerRefusal(
      world,
      view,
      { at: shooter.at, isOrdnance: fireKind(shooter) === 'ordnance' || isSatchel(shooter) },
      target.at,
    ) ??
    sightRefusal(world, view, shooter.at, target.at)
  );
}

/** Out of range (5.0.a, 5.0.c), nothing to do harm with (14.1.f), or outside its arc (1.7.f). */
export function reachRefusal(
  world: World,
  shooter: Shooter,
  at: Location,
  vehicle?: AnyVehicle,
): Refusal | undefined {
  const range = distance(world, shooter.at, at);
  const { least, most } = reachOf(shooter);
  if (range > most) return refusal('5.0.a', 'it is out of range');
  if (least !== undefined && range < least) return refusal('5.0.a', 'it is too near');
  const ordnance = ordnanceOf(shooter);
  if (ordnance && ordnance.highExplosive === undefined && !vehicle)
    return refusal('14.1.f', 'it has no HE-equivalent, and cannot attack infantry');
  if (!covers(world, shooter.user, at)) return refusal('1.7.f', 'it is outside the arc of fire');
  return undefined;
}

/** Small arms do nothing to a buttoned vehicle with armor (15.0.b, 17.2.b); Snipers look for men (11.4). */
function armorRefusal(
  shooter: Pick<Shooter, 'user' | 'weapon'>,
  { vehicle }: Pick<Target, 'vehicle'>,
): Refusal | undefined {
  if (!vehicle) return undefined;
  const kind = fireKind(shooter);
  if (kind === 'sniper') return refusal('11.4.b', 'a Sniper fires at men alone');
  // Shells from above care for no hatches (17.4).
  return kind === 'ordnance' || kind === 'mortar' ? undefined : smallArmsRefusal(vehicle);
}

export function smallArmsRefusal(vehicle: AnyVehicle): Refusal | undefined {
  return vehicleCardOf(vehicle).armor === undefined || isOpenVehicle(vehicle)
    ? undefined
    : refusal('17.2.b', 'it is buttoned, and small arms do nothing to its armor');
}

/** No mortar fires at a hex where friends are on another floor, or in or around the bunker: they would be hit (5.0.b, 18.0.a). */
export function shellingRefusal(
  world: World,
  view: View,
  shooter: Shooter,
  at: Location,
): Refusal | undefined {
  if (fireKind(shooter) !== 'mortar') return undefined;
  const under = [...unitsUnderShells(world, view, at), ...vehiclesUnderShells(world, view, at)];
  return under.some(({ side }) => side === shooter.user.side)
    ? refusal('5.0.b', 'its shells would fall on friends')
    : undefined;
}

/** Whoever has spotted fires in that impulse at nothing but what he has found (4.1.e). */
function spotAndFireRefusal(view: View, { user }: Shooter, at: Location): Refusal | undefined {
  if (!hasSpotted(view, user)) return undefined;
  return enclosing(view, 'impulse')?.spotting?.at === at
    ? undefined
    : refusal('4.1.e', 'it may fire at nothing but the hex that it has spotted');
}

/** A gun that fires several times keeps to its first target and the hexes around it (1.7.h). */
function aimRefusal(world: World, view: View, shooter: Shooter, at: Location): Refusal | undefined {
  const first = occasionOf(view, shooter.user.side)?.shots.find(shot => shot.with === shooter.id);
  return first === undefined || distance(world, first.at, at) <= 1
    ? undefined
    : refusal('1.7.h', 'its next target must be in the hex of its first or beside it');
}

/** What ordnance has ranged in on it needs not to spot again (14.3.d). */
function spottingRefusal({ user, weapon, at: from }: Shooter, target: Target): Refusal | undefined {
  const acquired = (weapon ?? user).acquired;
  if ((acquired?.at === target.at && acquired.from === from) || target.isSpotted()) return undefined;
  return refusal('10.0.a', 'it is not spotted');
}

/** From inside a Bunker fire goes out by its front alone (21.1.c), and by its front direct fire comes in (21.1.2.a). */
export function bunkerRefusal(
  world: World,
  view: View,
  shooter: { readonly at: Location; readonly isOrdnance: boolean },
  at: Location,
): Refusal | undefined {
  const [from, to] = [placeOf(world, shooter.at), placeOf(world, at)];
  if (from.inBunker && !isThroughFront(world, view, from.hexId, at))
    return refusal('21.1.c', 'it lies not before the Bunker');
  return to.inBunker && !shooter.isOrdnance && !isThroughFront(world, view, to.hexId, shooter.at)
    ? refusal('21.1.2.a', 'the Bunker is closed on this side')
    : undefined;
}

/** The line is blocked (10.0.a), or the night hides what is at its end (20.1.a). */
export function sightRefusal(world: World, view: View, from: Location, at: Location): Refusal | undefined {
  const line = sight(world, view, from, at);
  if (!line.clear) return refusal(line.cite, `${line.by} blocks the line of sight in ${line.at}`);
  return isHiddenByNight(world, view, from, at)
    ? refusal('20.1.a', 'it is too dark to see so far')
    : undefined;
}
