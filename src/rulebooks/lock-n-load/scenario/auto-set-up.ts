/** A sensible set-up without anybody's help: what the page offers at a click, and where bots begin. */
import type { Side } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../hex/index.ts';
import { best } from '../../kit/best.ts';
import { enemyGround, goalsOf, nearest } from '../../kit/scenario/set-up.ts';
import { type Taste, tasteOf, type Weights } from '../../kit/set-up-taste.ts';
import type { BookAct } from '../acts.ts';
import { cover } from '../fire/cover.ts';
import { placeRefusal } from '../fire/may-fire.ts';
import type { View } from '../game.ts';
import { covers, isAhead } from '../ordnance/weapon-teams.ts';
import type { Location, UnitId } from '../state.ts';
import { distance } from '../terrain/places.ts';
import {
  type AnyUnit,
  cardOf,
  fitsIn,
  isLeader,
  isSmc,
  isSquad,
  leadershipOf,
  sizeOf,
  unitsAt,
  weaponsOf,
} from '../units.ts';
import { vehiclesAt, vehiclesOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { areaOf, possessorsFor, unitsToPlace, weaponsToGive } from './set-up.ts';
import { hasRoomFor, vehicleArea, vehiclesToPlace } from './vehicle-set-up.ts';
import { objectives } from './victory.ts';

const PLAIN: Weights = { nearness: 2, room: 4 };

/**
 * The placements and gifts that finish the side's set-up from here, while it sets up; `done` is left to the player.
 * Besides the plain one, variation 0, there are as many as there are numbers.
 */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  if (view.doing.at(-1)?.is !== 'set-up') return [];
  const acts: BookAct[] = [];
  let now = view;
  const taste = tasteOf(PLAIN, variation);
  for (const vehicle of vehiclesToPlace(world, now, side)) {
    const at = best(
      vehicleArea(world, vehicle).filter(hex => hasRoomFor(world, now, vehicle, hex)),
      hex => worthToVehicle(world, now, side, hex, taste),
    );
    if (at === undefined) continue;
    const facing = facingForward(world, side, at);
    acts.push({ verb: 'place', unit: vehicle.id, at });
    if (facing !== 0) acts.push({ verb: 'face', unit: vehicle.id, facing });
    const vehicles = vehiclesOf(now).map(each => (each.id === vehicle.id ? { ...each, at, facing } : each));
    now = { ...now, vehicles };
  }
  for (const unit of placingOrder(world, now, side)) {
    const at = best(
      areaOf(world, now, unit).filter(location => fitsIn(world, now, location, side, [unit])),
      location =>
        isSmc(unit)
          ? worthToOneMan(world, now, unit, location)
          : worthToMany(world, now, unit, location, taste),
    );
    if (at === undefined) continue;
    acts.push({ verb: 'place', unit: unit.id, at }, ...facingTowardsEnemy(world, unit, at));
    now = { ...now, units: now.units.map(each => (each.id === unit.id ? { ...each, at } : each)) };
  }
  for (const weapon of weaponsToGive(world, now, side)) {
    const to = best(possessorsFor(world, now, weapon), id => worthAsBearer(now, id));
    if (to === undefined) continue;
    acts.push({ verb: 'give', weapon: weapon.id, to });
    now = {
      ...now,
      weapons: now.weapons.map(each => (each.id === weapon.id ? { ...each, possessedBy: to } : each)),
    };
  }
  return acts;
}

/** A gun looks where most of the enemy's ground is; it is placed looking along the first vertex. */
function facingTowardsEnemy(world: World, unit: AnyUnit, at: Location): readonly BookAct[] {
  const card = cardOf(unit);
  if (!('arc' in card) || !card.arc) return [];
  const ground = enemyGround(world, unit.side);
  const seen = (facing: Direction) =>
    ground.filter(hex => covers(world, { ...unit, at, facing }, hex)).length;
  const facing = best(ALL_DIRECTIONS, seen) ?? 0;
  return facing === 0 ? [] : [{ verb: 'face', unit: unit.id, facing }];
}

/** Near to what the fight is about, and one behind another rather than side by side. */
function worthToVehicle(world: World, view: View, side: Side, at: Location, taste: Taste): number {
  const far = nearest(goalsOf(world, side, objectives(world)), goal => distance(world, at, goal));
  return taste.liking(at) - taste.nearness * far - taste.room * vehiclesAt(view, at, side).length;
}

/** Its front towards most of the enemy's ground. */
function facingForward(world: World, side: Side, at: Location): Direction {
  const ground = enemyGround(world, side);
  return best(ALL_DIRECTIONS, facing => ground.filter(hex => isAhead(world, at, facing, hex)).length) ?? 0;
}

/** Squads and teams first, then the men who lead them, the best of them first. */
function placingOrder(world: World, view: View, side: Side): readonly AnyUnit[] {
  const waiting = unitsToPlace(world, view, side);
  const rank = (unit: AnyUnit) => (isLeader(unit) ? leadershipOf(world, unit) : -1);
  const men = waiting.filter(isSmc).toSorted((a, b) => rank(b) - rank(a));
  return [...waiting.filter(unit => !isSmc(unit)), ...men];
}

/** Cover, near to what the fight is about, and not all in one place. */
function worthToMany(world: World, view: View, unit: AnyUnit, at: Location, taste: Taste): number {
  const shelter = cover(world, view, at, { unit }).value;
  const crowd = unitsAt(view, at, unit.side).reduce((sum, each) => sum + sizeOf(world, each), 0);
  const useless = canFireFrom(world, unit, at) ? 0 : USELESS;
  const far = nearest(goalsOf(world, unit.side, objectives(world)), goal => distance(world, at, goal));
  return 4 * shelter - taste.nearness * far - taste.room * crowd + taste.liking(at) - useless;
}

/** More than any shelter or nearness could make good. */
const USELESS = 1000;

/** A mortar needs the open above it (18.1.a). */
function canFireFrom(world: World, unit: AnyUnit, at: Location): boolean {
  return placeRefusal(world, { id: unit.id, user: { ...unit, at }, at }) === undefined;
}

/** With the strongest stack that has no single man yet. */
function worthToOneMan(world: World, view: View, unit: AnyUnit, at: Location): number {
  const there = unitsAt(view, at, unit.side);
  const strength = there.reduce((sum, each) => sum + sizeOf(world, each), 0);
  return 2 * strength - 10 * there.filter(isSmc).length;
}

/** A whole squad with its hands free. */
function worthAsBearer(view: View, id: UnitId): number {
  const unit = view.units.find(each => each.id === id);
  if (!unit) return 0;
  return (isSquad(unit) ? 6 : isSmc(unit) ? 0 : 4) - 8 * weaponsOf(view, unit).length;
}
