/** The ground that the fight is about: how far it is, who has it, what a side wants of it. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { stepCost } from '../../rulebooks/lock-n-load/movement/cost.ts';
import { waysFrom } from '../../rulebooks/lock-n-load/movement/ways.ts';
import { exitHexes, objectives, progress } from '../../rulebooks/lock-n-load/scenario/victory.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import { type Aim as AnyAim, aimsOf, measureWay, waysKept } from '../kit/aims.ts';

export type Aim = AnyAim<Location, Location>;

const UNREACHABLE = 40;

const placesOf = (view: View, side: Side, counts: (unit: View['units'][number]) => boolean) =>
  view.units.flatMap(unit => (unit.side === side && unit.at && counts(unit) ? [unit.at] : []));

export const aimOf = aimsOf<World, View, Location, Location>({
  objectives,
  placesOf: place => [place],
  exits: exitHexes,
  holder: (view, place) => view.control[place],
  lacking({ scenario }, view) {
    const control = scenario.victory.all.find(({ is }) => is === 'control');
    return control ? control.least - progress(view, control) : 0;
  },
  // Movement points over ground alone.
  wayTo: waysKept((world, view, goals) =>
    measureWay(
      goals,
      to => waysFrom(world, view, to).map(from => [from, stepCost(world, view, [], from, to).value] as const),
      UNREACHABLE,
    ),
  ),
  takers: (view, side) => placesOf(view, side, unit => isMmc(unit) && isGoodOrder(unit)),
  posts: (view, side) => placesOf(view, side, () => true),
});

/** Turns that are left, this one included. */
export const turnsLeft = ({ scenario }: World, { turn }: View): number =>
  Math.max(0, scenario.turns - turn + 1);
