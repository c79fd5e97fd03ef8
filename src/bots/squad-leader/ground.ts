/** The ground that the fight is about: how far it is, who has it, what it is worth now. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/squad-leader/game.ts';
import type { Condition } from '../../rulebooks/squad-leader/scenario/scenario.ts';
import {
  exitHexes,
  type Objective,
  objectives,
  progress,
} from '../../rulebooks/squad-leader/scenario/victory.ts';
import type { LocId } from '../../rulebooks/squad-leader/state.ts';
import { entryCost } from '../../rulebooks/squad-leader/terrain/cost.ts';
import { neighbours, type World } from '../../rulebooks/squad-leader/world.ts';
import { type Aim as AnyAim, aimsOf, measureWay, waysKept } from '../kit/aims.ts';

export type Aim = AnyAim<LocId, Objective>;

const UNREACHABLE = 60;

export const isGround = ({ is }: Condition): boolean =>
  is === 'control-buildings' || is === 'control-hexes' || is === 'gain-buildings';

const placesOf = (view: View, side: Side, counts: (unit: View['units'][number]) => boolean) =>
  view.units.flatMap(unit => (unit.side === side && unit.at && counts(unit) ? [unit.at] : []));

export const holderOf = (view: View, { key }: Objective): Side | undefined => view.control[key];

export const aimOf = aimsOf<World, View, LocId, Objective>({
  objectives,
  placesOf: ({ hexes }) => hexes,
  exits: exitHexes,
  holder: holderOf,
  lacking(world, view) {
    const ground = world.scenario.victory.conditions.find(isGround);
    return ground ? ground.least - progress(world, view, ground) : 0;
  },
  // Movement factors over ground alone.
  wayTo: waysKept((world, _view, goals) =>
    measureWay(
      goals,
      to =>
        neighbours(world, to).flatMap(from => {
          const cost = entryCost(world, { from, to });
          return cost ? [[from, cost.value] as const] : [];
        }),
      UNREACHABLE,
    ),
  ),
  takers: (view, side) => placesOf(view, side, unit => !unit.broken),
  posts: (view, side) => placesOf(view, side, ({ guard }) => guard === undefined),
});

/** Player turns of the side that are left, this one included. */
export function turnsLeft({ scenario }: World, view: View, side: Side): number {
  const left = scenario.turns - view.turn + 1;
  const hasHad = side === scenario.movesFirst && view.attacker !== side;
  return Math.max(0, left - (hasHad ? 1 : 0));
}
