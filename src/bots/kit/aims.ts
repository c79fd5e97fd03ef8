/** What a side is after, and how far it is to it over ground alone. */
import type { Side } from '../../engine/index.ts';
import { rememberedOf } from '../../rulebooks/kit/remembered.ts';
import { enemyOf } from '../../rulebooks/kit/world.ts';

/** Points of movement from every place to the nearest of some. */
export type Way<Place> = (from: Place) => number;

/** The way to the nearest of the goals; `stepsInto` gives the places next to one and what it costs to come from there. */
export function measureWay<Place>(
  goals: readonly Place[],
  stepsInto: (to: Place) => Iterable<readonly [from: Place, cost: number]>,
  unreachable: number,
): Way<Place> {
  const far = new Map<Place, number>(goals.map(goal => [goal, 0]));
  let edge: Iterable<Place> = goals;
  let isOver = goals.length === 0;
  while (!isOver) {
    const next = new Set<Place>();
    for (const to of edge) {
      const here = far.get(to) ?? 0;
      for (const [from, cost] of stepsInto(to)) {
        if (here + cost >= (far.get(from) ?? unreachable)) continue;
        far.set(from, here + cost);
        next.add(from);
      }
    }
    edge = next;
    isOver = next.size === 0;
  }
  return from => far.get(from) ?? unreachable;
}

/** Ways, each measured once in a world. */
export function waysKept<World extends object, View, Place>(
  measure: (world: World, view: View, goals: readonly Place[]) => Way<Place>,
): (world: World, view: View, goals: readonly Place[]) => Way<Place> {
  const known = rememberedOf((_world: World) => new Map<string, Way<Place>>());
  return (world, view, goals) => {
    const ways = known(world);
    const key = goals.join(' ');
    const way = ways.get(key) ?? measure(world, view, goals);
    ways.set(key, way);
    return way;
  };
}

/** To take ground, to leave by it, to hold it, or just to kill. */
export interface Aim<Place, Objective> {
  readonly is: 'take' | 'leave' | 'hold' | 'kill';
  /** What is to be taken, or kept. */
  readonly objectives: readonly Objective[];
  readonly way: Way<Place>;
  /** How many are still to be gained. */
  readonly lacking: number;
}

interface AimsOfBook<World, View, Place, Objective> {
  objectives(world: World): readonly Objective[];
  placesOf(objective: Objective): readonly Place[];
  exits(world: World, side: Side): readonly Place[];
  holder(view: View, objective: Objective): Side | undefined;
  /** How many the side that must take ground still lacks. */
  lacking(world: World, view: View): number;
  wayTo(world: World, view: View, places: readonly Place[]): Way<Place>;
  /** Where those of a side are who can take ground, and where any of it are. */
  takers(view: View, side: Side): readonly Place[];
  posts(view: View, side: Side): readonly Place[];
}

export function aimsOf<
  World extends {
    readonly scenario: {
      readonly sides: readonly { readonly id: Side; readonly name: string }[];
      readonly victory: { readonly side: Side };
    };
  },
  View,
  Place,
  Objective,
>({
  objectives,
  placesOf,
  exits,
  holder,
  lacking,
  wayTo,
  takers,
  posts,
}: AimsOfBook<World, View, Place, Objective>) {
  type Aimed = Aim<Place, Objective>;

  const nearest = (world: World, view: View, all: readonly (readonly Place[])[]): Way<Place> => {
    const each = all.map(places => wayTo(world, view, places));
    return each.length === 0 ? () => 0 : from => Math.min(...each.map(way => way(from)));
  };

  /** The nearest objectives that will do, and one to spare: who goes for all of them gets none. */
  function taking(world: World, view: View, side: Side, others: readonly Objective[], lack: number): Aimed {
    const men = takers(view, side);
    const remoteness = (objective: Objective) => {
      const way = wayTo(world, view, placesOf(objective));
      const near = men.map(at => way(at)).sort((a, b) => a - b);
      return near.slice(0, 3).reduce((sum, each) => sum + each, 0);
    };
    const chosen = others
      .map(objective => ({ objective, remote: remoteness(objective) }))
      .sort((a, b) => a.remote - b.remote)
      .slice(0, lack + 1)
      .map(({ objective }) => objective);
    return {
      is: 'take',
      objectives: chosen,
      way: nearest(world, view, chosen.map(placesOf)),
      lacking: lack,
    };
  }

  /** Who must keep others from leaving stands in their way; without ground there is only the enemy. */
  function withoutGround(world: World, view: View, side: Side): Aimed {
    const enemy = enemyOf(world, side);
    const out = exits(world, enemy);
    if (out.length > 0) return { is: 'hold', objectives: [], way: wayTo(world, view, out), lacking: 0 };
    const there = [...new Set(posts(view, enemy))].map(place => [place]);
    return { is: 'kill', objectives: [], way: nearest(world, view, there), lacking: 0 };
  }

  return (world: World, view: View, side: Side): Aimed => {
    const out = exits(world, side);
    if (out.length > 0) return { is: 'leave', objectives: [], way: wayTo(world, view, out), lacking: 1 };
    const all = objectives(world);
    if (all.length === 0) return withoutGround(world, view, side);
    const lack = lacking(world, view);
    const mine = all.filter(each => holder(view, each) === side);
    const others = all.filter(each => !mine.includes(each));
    const mustTake = side === world.scenario.victory.side;
    if (mustTake && lack > 0) return taking(world, view, side, others, lack);
    if (!mustTake && lack <= 0) return taking(world, view, side, others, 1 - lack);
    const kept = mine.length > 0 ? mine : all;
    return { is: 'hold', objectives: kept, way: nearest(world, view, kept.map(placesOf)), lacking: 0 };
  };
}
