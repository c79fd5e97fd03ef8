/** The ground that the fight is about: how far it is, who has it, what it is worth now. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { entryCost } from '../../rulebooks/starter-kit/movement/cost.ts';
import {
  controllerOf,
  exitHexes,
  type Objective,
  objectives,
  progress,
} from '../../rulebooks/starter-kit/scenario/victory.ts';
import { neighbours, type World } from '../../rulebooks/starter-kit/world.ts';
import { type Aim as AnyAim, aimsOf, measureWay, waysKept } from '../kit/aims.ts';

export type Aim = AnyAim<HexId, Objective>;

const UNREACHABLE = 60;
const placesOf = (view: View, side: Side, counts: (unit: View['units'][number]) => boolean) =>
  view.units.flatMap(unit => (unit.side === side && unit.at && counts(unit) ? [unit.at] : []));

export const aimOf = aimsOf<World, View, HexId, Objective>({
  objectives,
  placesOf: ({ hexes }) => hexes,
  exits: exitHexes,
  holder: controllerOf,
  lacking(world, view) {
    const ground = world.scenario.victory.all.find(
      ({ is }) => is === 'control-buildings' || is === 'control-hexes',
    );
    return ground ? ground.least - progress(world, view, ground) : 0;
  },
  // Movement factors over ground alone.
  wayTo: waysKept((world, view, goals) =>
    measureWay(
      goals,
      to =>
        neighbours(world, to).flatMap(from => {
          const cost = entryCost(world, view, { from, to }, { smoke: false });
          return cost ? [[from, cost.value] as const] : [];
        }),
      UNREACHABLE,
    ),
  ),
  takers: (view, side) => placesOf(view, side, unit => !unit.broken),
  posts: (view, side) => placesOf(view, side, () => true),
});

/** Player turns of the side that are left, this one included. */
export function turnsLeft(world: World, view: View, side: Side): number {
  const { turns, movesFirst, halfLast } = world.scenario;
  const left = turns - view.turn + 1;
  const hasHad = side === movesFirst && view.attacker !== side;
  const hasNoLast = side !== movesFirst && halfLast === true;
  return Math.max(0, left - (hasHad ? 1 : 0) - (hasNoLast ? 1 : 0));
}
