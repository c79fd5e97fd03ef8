/** What a shooter may fire at: where enemies are or were, in range, in sight (5.1, 5.6). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import { prisonersOf } from '../prisoners/guards.ts';
import { sight } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { passersAt, placesOnTrails } from '../trails/back.ts';
import { type AnyUnit, unitsAt } from '../units.ts';
import { distance, type World } from '../world.ts';
import { keptUpRefusal } from './kept-up.ts';
import { isFlamethrower, longestRange, mayBeDirected, type Shooter, UNDIRECTED_RANGE } from './shooters.ts';
import { trackOf } from './tracks.ts';

/** Where there is an enemy to fire at, or was on his way through (5.6.1); while they move, where they are (5.6.9.2). */
export function targetPlaces(view: View, side: Side): readonly LocId[] {
  const watch = enclosing(view, 'watch');
  if (watch) return [watch.at];
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
  // Prisoners were where their guard was (3.29.16).
  const company = passers.flatMap(unit => [unit, ...prisonersOf(view, unit)]);
  return [...there, ...company.filter(unit => !there.includes(unit))];
}

/** Against fire of this shooter at that place. */
export function aimRefusal(world: World, view: View, shooter: Shooter, target: LocId): Refusal | undefined {
  const far = distance(world, shooter.at, target);
  if (far === 0) return refusal('6.1.1', 'those in one hex fight it out in close combat');
  if (far > longestRange(shooter)) return refusal('5.4.4', 'the target is out of its range');
  if (far > UNDIRECTED_RANGE && !mayBeDirected(view, shooter))
    return refusal('8.9.5.1', `beyond ${UNDIRECTED_RANGE} hexes a leader must direct it`);
  return (
    keptUpRefusal(world, view, shooter, target) ??
    apartRefusal(view, shooter, target) ??
    togetherRefusal(view, shooter, target) ??
    unseen(world, shooter.at, target)
  );
}

/** Those of one hex who fire at one target do so in one attack; some weapons roll by themselves (5.1.5). */
function togetherRefusal(view: View, shooter: Shooter, target: LocId): Refusal | undefined {
  if (isFlamethrower(shooter)) return undefined;
  const isKept = trackOf(view, shooter.id) !== undefined;
  return view.volleys?.some(
    ({ from, at, apart, kept = false }) => !apart && from === shooter.at && at === target && kept === isKept,
  )
    ? refusal('5.1.5', 'those of one hex fire at one target together')
    : undefined;
}

/** Who has used a flamethrower or a charge fires himself at the same hex or not at all (8.10.5, 8.11.6). */
function apartRefusal(view: View, { user, weapon }: Shooter, target: LocId): Refusal | undefined {
  if (weapon) return undefined;
  const flame = view.volleys?.find(({ apart }) => apart === user.id);
  if (flame && flame.at !== target) return refusal('8.10.5', 'it fires where its flamethrower or charge did');
  const charge = view.charges.find(({ by }) => by === user.id);
  return charge && charge.at !== target
    ? refusal('8.11.6', `it fires at ${charge.at}, where its charge lies, or not at all`)
    : undefined;
}

/** Nobody looks before he has declared his attack, unless both have agreed to (2.1.2). */
function unseen(world: World, from: LocId, target: LocId): Refusal | undefined {
  if (world.options.sight === 'strict') return undefined;
  const line = sight(world, from, target);
  return line.clear ? undefined : refusal(line.cite, `${line.by} in ${line.at} is in the way`);
}
