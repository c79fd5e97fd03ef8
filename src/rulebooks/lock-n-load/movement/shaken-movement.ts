/** Shaken units do not go towards enemies whom they see (5.1.b, 6.0.e), at night as far as the dark lets them (20.1.3). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { isHiddenByNight } from '../sight/night.ts';
import { isClear } from '../sight/sight.ts';
import type { Location } from '../state.ts';
import { distance, placeOf } from '../terrain/places.ts';
import { type AnyUnit, isGoodOrder } from '../units.ts';
import { placesOf } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';

/** The enemies whom a stack may not approach: those whom it sees, if anybody in it is Shaken. */
export function enemiesFeared(world: World, view: View, stack: readonly AnyUnit[]): readonly Location[] {
  const shaken = stack.find(unit => !isGoodOrder(unit));
  return shaken?.at === undefined ? [] : enemiesSeen(world, view, shaken, shaken.at);
}

export function approachRefusal(
  world: World,
  feared: readonly Location[],
  from: Location,
  to: Location,
): Refusal | undefined {
  const enemy = feared.find(at => isNearer(world, from, to, at));
  return enemy && refusal('5.1.b', `it is Shaken, and would come nearer to the enemy in ${enemy}`);
}

/** The locations of all enemies to whom a unit there has a line of sight. */
export function enemiesSeen(
  world: World,
  view: View,
  { side }: Pick<AnyUnit, 'side'>,
  from: Location,
): readonly Location[] {
  return placesOf(view, enemyOf(world, side)).filter(
    at => isClear(world, view, from, at) && !isHiddenByNight(world, view, from, at),
  );
}

/** In hexes; from floor to floor by level. */
function isNearer(world: World, from: Location, to: Location, enemy: Location): boolean {
  const [before, after] = [distance(world, from, enemy), distance(world, to, enemy)];
  if (before !== after) return after < before;
  const [here, there, eyes] = [placeOf(world, from), placeOf(world, to), placeOf(world, enemy)];
  if (here.hex !== there.hex) return false;
  return Math.abs(there.level - eyes.level) < Math.abs(here.level - eyes.level);
}
