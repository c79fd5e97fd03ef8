/** Berserk units charge the nearest enemy they see, by the shortest way (3.25.3 to 3.25.6). */
import type { Game, View } from '../game.ts';
import { sees } from '../sight/sight.ts';
import type { LocId, UnitId } from '../state.ts';
import { entryCost, inHalves } from '../terrain/cost.ts';
import { type AnyUnit, unitById } from '../units.ts';
import { distance, neighbours, type World } from '../world.ts';
import { isEnemyHeld } from './entry.ts';

/** The hexes of the nearest enemies in its sight; if there are none, the one that it has been charging (QA-18, QA-110.2). */
function chargeGoals(world: World, view: View, unit: AnyUnit): readonly LocId[] {
  const { at, side } = unit;
  if (at === undefined) return [];
  const seen = new Set(
    view.units.flatMap(each =>
      each.side !== side && each.guard === undefined && each.at !== undefined && sees(world, at, each.at)
        ? each.at
        : [],
    ),
  );
  const nearest = Math.min(...[...seen].map(place => distance(world, at, place)));
  if (seen.size > 0) return [...seen].filter(place => distance(world, at, place) === nearest);
  return unit.charges === undefined || unit.charges === at ? [] : [unit.charges];
}

/** What it costs to come to the goal from wherever it can be reached; nobody goes through enemies on his way. */
function waysTo(world: World, view: View, goal: LocId, { side }: AnyUnit): ReadonlyMap<LocId, number> {
  const costs = new Map<LocId, number>([[goal, 0]]);
  const open = new Set<LocId>([goal]);
  // A hex that is found again by a cheaper way is opened again: a set goes on to what is added to it.
  for (const here of open) {
    open.delete(here);
    for (const from of neighbours(world, here)) {
      const step = entryCost(world, { from, to: here });
      if (!step || isEnemyHeld(view, from, side)) continue;
      const cost = (costs.get(here) ?? 0) + inHalves(step.value);
      if (cost >= (costs.get(from) ?? Infinity)) continue;
      costs.set(from, cost);
      open.add(from);
    }
  }
  return costs;
}

/** Its next hexes on a shortest way to one of them. */
export function chargeSteps(world: World, view: View, unit: AnyUnit): readonly LocId[] {
  const { at } = unit;
  if (at === undefined) return [];
  const steps = new Set<LocId>();
  for (const goal of chargeGoals(world, view, unit)) {
    const ways = waysTo(world, view, goal, unit);
    const costs = neighbours(world, at).flatMap(to => {
      const onward = ways.get(to);
      const step = entryCost(world, { from: at, to });
      return onward === undefined || !step ? [] : [{ to, cost: onward + inHalves(step.value) }];
    });
    const least = Math.min(...costs.map(({ cost }) => cost));
    for (const { to, cost } of costs) if (cost === least) steps.add(to);
  }
  return [...steps];
}

/** Its next hexes once its charge has brought it there. */
export function chargeStepsFrom(world: World, view: View, unit: AnyUnit, at: LocId): readonly LocId[] {
  const [goal = unit.charges] = chargeGoals(world, view, unit);
  return chargeSteps(world, view, { ...unit, at, ...(goal !== undefined && { charges: goal }) });
}

/** It goes on to where it saw him last, should he be gone (QA-110.2). */
export function noteCharge(game: Game, ids: readonly UnitId[]): void {
  for (const id of ids) {
    const unit = unitById(game.state, id);
    const [goal] = unit.berserk ? chargeGoals(game.world, game.state, unit) : [];
    if (goal !== undefined) game.own(unit).charges = goal;
  }
}
