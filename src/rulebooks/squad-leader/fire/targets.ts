/** What a shooter may fire at: where enemies are or were, in range, in sight (5.1, 5.6). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { sight } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { passersAt, placesOnTrails } from '../trails/back.ts';
import { type AnyUnit, unitsAt } from '../units.ts';
import { distance, type World } from '../world.ts';
import { longestRange, type Shooter } from './shooters.ts';

/** Where there is an enemy to fire at, or was on his way through (5.6.1). */
export function targetPlaces(view: View, side: Side): readonly LocId[] {
  const places = new Set<LocId>();
  for (const unit of view.units) {
    if (unit.side !== side && unit.at !== undefined && unit.guard === undefined) places.add(unit.at);
  }
  if (view.phase === 'defensive-fire') for (const at of placesOnTrails(view)) places.add(at);
  return [...places];
}

/** Everybody whom fire into the place strikes, friend or foe: who is there, and who passed through (5.1.3, 5.6.2). */
export function targetsAt(view: View, at: LocId, spared: readonly string[] = []): readonly AnyUnit[] {
  const there = unitsAt(view, at);
  if (view.phase !== 'defensive-fire') return there;
  const passers = passersAt(view, at).filter(({ id }) => !spared.includes(id));
  return [...there, ...passers.filter(unit => !there.includes(unit))];
}

/** Against fire of this shooter at that place. */
export function aimRefusal(world: World, view: View, shooter: Shooter, target: LocId): Refusal | undefined {
  const far = distance(world, shooter.at, target);
  if (far === 0) return refusal('6.1.1', 'those in one hex fight it out in close combat');
  if (far > longestRange(shooter)) return refusal('5.4.4', 'the target is out of its range');
  if (view.volleys?.some(({ from, at }) => from === shooter.at && at === target))
    return refusal('5.1.5', 'those of one hex fire at one target together');
  return unseen(world, shooter.at, target);
}

/** Nobody looks before he has declared his attack, unless both have agreed to (2.1.2). */
function unseen({ options, ...world }: World, from: LocId, target: LocId): Refusal | undefined {
  if (options.sight === 'strict') return undefined;
  const line = sight({ options, ...world }, from, target);
  return line.clear ? undefined : refusal(line.cite, `${line.by} in ${line.at} is in the way`);
}
